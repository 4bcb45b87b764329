"""Draws of theories, of examples that are clauses, and of assumptions: for learning from entailment."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.logic.coverage import covers_by_entailment
from reference.logic.forward_chaining import instance
from reference.logic.terms import variables_in
from reference.shared.draws.numbers import Range, tries, whole_number

Clause = list[Any]

BACKGROUND: tuple[tuple[tuple[str, ...], tuple[tuple[str, ...], ...]], ...] = (
    (("pet", "X"), (("dog", "X"),)),
    (("pet", "X"), (("cat", "X"),)),
    (("animal", "X"), (("pet", "X"),)),
    (("animal", "Y"), (("mouse", "Y"),)),
    (("near", "X", "Y"), (("beside", "X", "Y"),)),
    (("near", "X", "Y"), (("beside", "Y", "X"),)),
    (("near", "X", "Z"), (("near", "X", "Y"), ("beside", "Y", "Z"))),
)
RULES: tuple[tuple[tuple[str, ...], tuple[tuple[str, ...], ...]], ...] = (
    (("chases", "X", "Y"), (("dog", "X"), ("near", "X", "Y"), ("cat", "Y"))),
    (("chases", "Who", "Whom"), (("pet", "Who"), ("beside", "Who", "Whom"), ("mouse", "Whom"))),
    (("chases", "X", "Y"), (("big", "X"), ("animal", "X"), ("near", "X", "Y"))),
    (("chases", "X", "Z"), (("chases", "X", "Y"), ("chases", "Y", "Z"))),
    (("chases", "X", "rex"), (("cat", "X"), ("near", "X", "rex"))),
    (("chases", "X", "Y"), (("near", "X", "Z"), ("near", "Z", "Y"), ("big", "Y"))),
    (("big", "X"), (("dog", "X"),)),
    (("near", "X", "X"), (("pet", "X"),)),
)
FACTS = ((("big", "rex"), ()), (("pet", "tom"), ()), (("beside", "tom", "rex"), ()))
KINDS = {"dog": 1, "cat": 1, "mouse": 1, "pet": 1, "big": 1, "beside": 2, "near": 2}
NEAR_MISSES = 10  # examples tried, before one that no clause covers is taken as well
WORDS = {
    "pet": ("pet", "dog", "cat"),
    "animal": ("animal", "pet", "dog", "mouse"),
    "near": ("near", "beside", "beside"),
    "big": ("big", "dog"),
}
TERMS = ("X", "Y", "Z", "rex", "Him", "tom")


def clause_of(written: Sequence[Any]) -> Clause:
    """A clause as lists."""
    head, body = written
    return [list(head), [list(atom) for atom in body]]


def background(random: Random, n: Range = (3, 5)) -> list[Clause]:
    """Some clauses about animals, in any order."""
    return [clause_of(each) for each in random.sample(BACKGROUND, whole_number(random, n))]


def hypothesis(random: Random, n: Range = (2, 3)) -> list[Clause]:
    """Some clauses about who chases whom, the first of which needs no other; not all have to be about chasing.

    >>> hypothesis(Random(2), n=1)
    [[['chases', 'X', 'Y'], [['dog', 'X'], ['near', 'X', 'Y'], ['cat', 'Y']]]]
    """
    drawn = [random.choice(RULES[:3])]
    drawn += random.sample([rule for rule in RULES if rule not in drawn], whole_number(random, n) - 1)
    return [clause_of(each) for each in drawn]


def clause_example(random: Random, hypothesis: Sequence[Clause]) -> Clause:
    """An example that a clause was made into: with other names, other words, an atom less or some more."""
    head, body = random.choice(hypothesis)
    terms = random.sample(TERMS, 3)
    if random.random() < 0.4:
        terms[random.randint(1, 2)] = terms[0]  # one thing for two variables
    values = dict(zip(variables_in([head, body]), terms, strict=False))  # no clause has more than three
    atoms = [instance(reworded(random, atom), values) for atom in body]
    if random.random() < 0.4:
        atoms.remove(random.choice(atoms))
    kinds = random.choices(list(KINDS), k=random.randint(0, 2))
    atoms += [(kind, *random.sample(terms, KINDS[kind])) for kind in kinds]
    about = instance(head, values)[1:] if head[0] == "chases" else random.sample(terms, 2)
    return [["chases", *about], [list(atom) for atom in dict.fromkeys(random.sample(atoms, len(atoms)))]]


def reworded(random: Random, atom: Sequence[str]) -> list[str]:
    """An atom from which the background may derive the given one, mostly."""
    name, *terms = atom
    return [random.choice(WORDS.get(name, (name,))), *random.sample(terms, len(terms))]


def clause_examples(
    random: Random, hypothesis: Sequence[Clause], background: Sequence[Clause], n: Range = (3, 4)
) -> list[Clause]:
    """Different examples, of which a theory covers at least one and misses at least one."""
    wanted = whole_number(random, n)
    everything = [clause_of(each) for each in (*BACKGROUND, *RULES)]
    found: list[Clause] = []
    sides = [False, *(random.random() < 0.5 for _ in range(wanted - 2)), True]
    random.shuffle(sides)
    for covered in sides:
        for tried in tries():
            drawn = clause_example(random, hypothesis)
            # a near miss is covered by all clauses that there are; a theory that has most of them leaves few such
            if drawn in found or covers_by_entailment(hypothesis, background, drawn) != covered:
                continue
            if covered or tried > NEAR_MISSES or covers_by_entailment(everything, [], drawn):
                break
        found.append(drawn)
    return found


def any_clause_examples(random: Random, hypothesis: Sequence[Clause], n: Range = (0, 3)) -> list[Clause]:
    """Examples of any kind, also without a body, and with one term twice in the head."""
    found = []
    for _ in range(whole_number(random, n)):
        (name, *terms), body = clause_example(random, hypothesis)
        head = [name, *random.choice([terms, [terms[0], terms[0]]])]
        found.append([head, body[: random.randint(0, 4)]])
    return found


def uncovered_example(random: Random, background: Sequence[Clause]) -> Clause:
    """An example that the background does not cover."""
    for _ in tries():
        drawn = clause_example(random, [each for each in background if each[0][0] == "chases"] or background)
        if not covers_by_entailment([], background, drawn):
            break
    return drawn


def mixed_background(random: Random, rules: Range = (1, 2), n: Range = (2, 3)) -> list[Clause]:
    """Clauses about who chases whom and about animals, and perhaps a fact, in any order; none is recursive."""
    chosen = random.sample([rule for rule in RULES if "chases" not in {atom[0] for atom in rule[1]}], 7)
    drawn = [rule for rule in chosen if rule[0][0] == "chases"][: whole_number(random, rules)]
    drawn += random.sample([*BACKGROUND[:-1], *RULES[-2:]], whole_number(random, n))
    drawn += random.sample(FACTS, random.randint(0, 1))
    return [clause_of(each) for each in random.sample(drawn, len(drawn))]
