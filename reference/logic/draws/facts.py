"""Draws of facts, of rules to apply to them, and of worlds from which clauses are learned."""

from collections.abc import Mapping, Sequence
from itertools import pairwise, product
from random import Random
from typing import Any

from reference.logic.foil import covered
from reference.logic.forward_chaining import derived_facts
from reference.shared.draws.numbers import Range, tries, whole_number

NAMES = ("ada", "ben", "cid", "dot", "eva", "fay", "gus")
PROGRAMS: tuple[tuple[tuple[tuple[str, ...], tuple[tuple[str, ...], ...]], ...], ...] = (
    (
        (("reaches", "X", "Y"), (("pipe", "X", "Y"),)),
        (("reaches", "X", "Z"), (("pipe", "X", "Y"), ("reaches", "Y", "Z"))),
        (("wet", "Y"), (("spring", "X"), ("reaches", "X", "Y"))),
    ),
    (
        (("warned", "X"), (("bell", "X"),)),
        (("warned", "Y"), (("warned", "X"), ("tells", "X", "Y"))),
        (("safe", "X"), (("warned", "X"), ("awake", "X"))),
    ),
    (
        (("peer", "X", "Y"), (("parent", "P", "X"), ("parent", "P", "Y"))),
        (("peer", "X", "Y"), (("parent", "P", "X"), ("peer", "P", "Q"), ("parent", "Q", "Y"))),
    ),
    (
        (("owes", "X", "Z"), (("owes", "X", "Y"), ("lent", "Z", "Y"))),
        (("owes", "X", "Y"), (("lent", "Y", "X"),)),
        (("rich", "X"), (("owes", "Y", "X"), ("broke", "Y"))),
    ),
)
DEFINITIONS: dict[int, tuple[tuple[tuple[tuple[str, ...], ...], ...], ...]] = {  # by number of arguments: bodies
    1: (
        ((("link", "X", "Z"), ("big", "Z")),),
        ((("link", "Z", "X"), ("open", "Z")),),
        ((("big", "X"), ("link", "X", "Z")), (("open", "X"),)),
        ((("link", "X", "Z"), ("open", "Z")), (("link", "Z", "X"), ("big", "Z"))),
    ),
    2: (
        ((("link", "X", "Y"), ("big", "Y")),),
        ((("link", "Y", "X"), ("open", "X")),),
        ((("link", "X", "Z"), ("link", "Z", "Y")),),
        ((("link", "X", "Y"), ("big", "X")), (("link", "Y", "X"), ("open", "Y"))),
    ),
}


def rules(random: Random, programs: Sequence[int] = (0, 1, 2, 3)) -> list[list[Any]]:
    """Two or three rules of one program, some of them recursive, in any order.

    >>> rules(Random(4))[0]
    [['safe', 'X'], [['warned', 'X'], ['awake', 'X']]]
    """
    drawn = [[list(head), [list(atom) for atom in body]] for head, body in PROGRAMS[random.choice(list(programs))]]
    random.shuffle(drawn)
    return drawn


VARIABLES = ("X", "Y", "Xs", "Who", "T2", "Apple")  # of any spelling
THINGS = ("x", "y", "ada", "b2", "toWn")  # constants of any spelling
TERMS = {"spring": 1, "pipe": 2, "route": 3, "wet": 1, "reaches": 2, "trip": 3}  # predicates, the last three in heads


def any_rules(random: Random, n: Range = (1, 4), atoms: Sequence[int] = (1, 2, 2, 3)) -> list[list[Any]]:
    """Rules with variables of any spelling, constants, and bodies of one to three atoms."""
    drawn = []
    for _ in range(whole_number(random, n)):
        terms = [*random.sample(VARIABLES, 3), random.choice(THINGS[:3])]
        names = [random.choice(list(TERMS)) for _ in range(random.choice(list(atoms)))]
        body = [[name, *random.choices(terms, k=TERMS[name])] for name in names]
        known = sorted({term for atom in body for term in atom[1:]})
        head = random.choice(["wet", "reaches", "reaches", "trip"])
        drawn.append([[head, *random.choices(known, k=TERMS[head])], body])
    return drawn


def any_facts(random: Random, rules: Sequence[Sequence[Any]], each: Range = (2, 4), things: int = 3) -> list[list[str]]:
    """Different facts of all predicates in bodies, also of those that rules conclude, about few `things`."""
    facts = [
        [name, *random.choices(THINGS[:things], k=TERMS[name])]
        for name in dict.fromkeys(atom[0] for _, body in rules for atom in body)
        for _ in range(whole_number(random, each))
    ]
    different = {tuple(fact): fact for fact in facts or [["spring", "x"]]}
    return list(different.values())


def pipeline(random: Random, tanks: int) -> list[list[str]]:
    """Pipes from tank to tank in one line, and a spring in the first; the facts come in any order.

    >>> sorted(pipeline(Random(1), tanks=3))
    [['pipe', 't0', 't1'], ['pipe', 't1', 't2'], ['spring', 't0']]
    """
    pipes = [["pipe", f"t{place}", f"t{place + 1}"] for place in range(tanks - 1)]
    return random.sample([["spring", "t0"], *pipes], tanks)


def facts_for(random: Random, rules: Sequence[Sequence[Any]], people: Range = (4, 5)) -> list[list[str]]:
    """Facts of the predicates that no rule concludes: pairs along a path and a few more, and some single ones."""
    names = random.sample(NAMES, whole_number(random, people))
    heads = {head[0] for head, _ in rules}
    # only predicates that no rule concludes: the others are to be derived
    kinds = dict.fromkeys((atom[0], len(atom)) for _, body in rules for atom in body if atom[0] not in heads)
    facts: list[list[str]] = []
    for name, length in kinds:
        chosen = path_and_more(random, names) if length == 3 else [[one] for one in random.sample(names, 2)]
        facts += [[name, *each] for each in chosen]
    random.shuffle(facts)
    return facts


def path_and_more(random: Random, names: Sequence[str]) -> list[list[str]]:
    """Pairs from earlier to later names: each name with the next, and one or two pairs that skip names."""
    path = [list(pair) for pair in pairwise(names)]
    # from earlier to later names only: without a cycle, chaining ends after few rounds
    jumps = [[names[place], later] for place in range(len(names)) for later in names[place + 2 :]]
    return path + random.sample(jumps, min(len(jumps), random.randint(1, 2)))


def written_atom(atom: Sequence[str]) -> str:
    """An atom as text.

    >>> written_atom(["pipe", "X", "ada"])
    'pipe(X, ada)'
    """
    return f"{atom[0]}({', '.join(atom[1:])})"


def written_rules(random: Random, rules: Sequence[Sequence[Any]]) -> list[str]:
    """Rules as text."""
    return [f"{written_atom(head)} ← {', '.join(map(written_atom, body))}" for head, body in rules]


def written_facts(random: Random, facts: Sequence[Sequence[str]]) -> list[str]:
    """Facts as text."""
    return [written_atom(fact) for fact in facts]


def possible_facts(random: Random, facts: Sequence[Sequence[str]], rules: Sequence[Sequence[Any]]) -> list[list[str]]:
    """Facts of the concluded predicates over the constants of the facts: some that follow, and some others."""
    constants = sorted({term for fact in facts for term in fact[1:]})
    kinds = dict.fromkeys((head[0], len(head) - 1) for head, _ in rules)
    every = [[name, *terms] for name, arity in kinds for terms in product(constants, repeat=arity)]
    right = [list(fact) for fact in derived_facts(facts, rules)]
    wrong = [fact for fact in every if fact not in right]
    return [each for found in (right, wrong) for each in random.sample(found, min(len(found), 4))]


def constants(random: Random, n: Range = (4, 5)) -> list[str]:
    """The names of `n` things, sorted."""
    return sorted(random.sample(NAMES, whole_number(random, n)))


def world(random: Random, constants: Sequence[str], links: Range = (5, 8)) -> list[list[str]]:
    """Facts about things: links between them, which are big, and which are open.

    >>> world(Random(1), ["a", "b", "c"], links=1)
    [['link', 'a', 'c'], ['big', 'b'], ['big', 'a'], ['open', 'b'], ['open', 'c']]
    """
    pairs = [[one, other] for one, other in product(constants, repeat=2) if one != other]
    chosen = random.sample(pairs, min(len(pairs), whole_number(random, links)))
    big, opened = (random.sample(list(constants), random.randint(2, len(constants) - 1)) for _ in range(2))
    kinds = {"link": chosen, "big": [[each] for each in big], "open": [[each] for each in opened]}
    return [[name, *terms] for name, found in kinds.items() for terms in found]


def positives(
    random: Random, constants: Sequence[str], facts: Sequence[Sequence[str]], arguments: int = 2
) -> list[list[str]]:
    """The examples of a hidden definition in the world: some tuples of constants, but not all."""
    tuples = list(product(constants, repeat=arguments))
    head = ("target", *("X", "Y")[:arguments])
    # a definition that covers nothing or everything has nothing to learn
    for bodies in random.sample(DEFINITIONS[arguments], len(DEFINITIONS[arguments])):
        found = {each for body in bodies for each in covered((head, body), tuples, facts)}
        if 0 < len(found) < len(tuples):
            return [list(each) for each in sorted(found)]
    return [list(tuples[0])]


def any_world(random: Random, constants: Sequence[str], each: Range = (1, 4)) -> list[list[str]]:
    """Different facts of predicates with one, two or three terms, also about a thing and itself."""
    kinds = random.sample([("big", 1), ("link", 2), ("lies_between", 3)], random.randint(1, 2))
    facts = [
        [name, *random.choices(list(constants), k=arity)]
        for name, arity in kinds
        for _ in range(whole_number(random, each))
    ]
    return list({tuple(fact): fact for fact in facts}.values())


def any_positives(random: Random, constants: Sequence[str], arguments: Range = (1, 2)) -> list[list[str]]:
    """Some tuples of constants, at least one and never all."""
    tuples = list(product(constants, repeat=whole_number(random, arguments)))
    return [list(each) for each in random.sample(tuples, random.randint(1, len(tuples) - 1))]


def roads(random: Random, towns: Sequence[str], each: Range = (5, 6)) -> list[list[str]]:
    """One-way roads between towns, from at least two different towns."""
    pairs = [["road", one, other] for one, other in product(towns, repeat=2) if one != other]
    for _ in tries():
        drawn = random.sample(pairs, whole_number(random, each))
        if len({start for _, start, _ in drawn}) > 1:
            break
    return sorted(drawn)


def supplied(random: Random, towns: Sequence[str], n: Range = (3, 5)) -> list[list[str]]:
    """Pairs of different towns; the first town supplies the second."""
    pairs = [[one, other] for one, other in product(towns, repeat=2) if one != other]
    return sorted(random.sample(pairs, whole_number(random, n)))


VALUES: Mapping[str, Sequence[str]] = {
    "age": ("31", "46", "54"),
    "boat": ("heron", "swift", "tern"),
    "berth": ("north", "south", "west"),
    "crew": ("kit", "lou", "max"),
    "cargo": ("salt", "wool", "rye"),
    "pilot": ("noa", "oda", "pim"),
    "flag": ("blue", "red", "white"),
    "dog": ("rex", "spot", "wolf"),
}


def records(random: Random, people: Sequence[str]) -> list[list[str]]:
    """Facts about people: for some predicates everybody has one value, for others somebody has none or several."""
    facts = []
    for name, values in VALUES.items():
        counts = random.choice([[1], [1], [1, 1, 0], [1, 1, 2], [0, 1, 2]])
        for place, person in enumerate(random.sample(list(people), len(people))):
            chosen = random.sample(list(values), counts[place % len(counts)])
            facts += [[name, person, value] for value in sorted(chosen)]
    return sorted(facts)


def record_rows(random: Random, people: Sequence[str], facts: Sequence[Sequence[str]]) -> list[dict[str, str]]:
    """Records as a table: a row for each predicate, a column for each person, all values in a cell.

    >>> record_rows(Random(1), ["ada", "ben"], [["dog", "ada", "rex"], ["dog", "ada", "spot"]])
    [{'predicate': 'dog', 'ada': 'rex, spot', 'ben': 'none'}]
    """
    return [
        {"predicate": name}
        | {
            person: ", ".join(value for *about, value in facts if about == [name, person]) or "none"
            for person in people
        }
        for name in sorted({fact[0] for fact in facts})
    ]


def predicates(random: Random, facts: Sequence[Sequence[str]]) -> list[str]:
    """The predicates of facts, in any order."""
    names = sorted({fact[0] for fact in facts})
    return random.sample(names, len(names))
