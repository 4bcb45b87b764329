"""Draws of domains, examples of a conjunction, hypotheses to compare, and borders of version spaces."""

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, tries, whole_number
from reference.version_spaces.candidate_elimination import BORDERS
from reference.version_spaces.hypotheses import ANY, YES, covers, more_general
from reference.version_spaces.status import status

WORDS = [["sunny", "rainy", "cloudy"], ["warm", "cold"], ["high", "low"], ["strong", "weak", "calm"], ["dry", "wet"]]


def domains(random: Random, attributes: Range = (3, 4)) -> list[list[str]]:
    """The values of some attributes.

    >>> domains(Random(1), attributes=2)
    [['sunny', 'rainy', 'cloudy'], ['warm', 'cold']]
    """
    places = sorted(random.sample(range(len(WORDS)), whole_number(random, attributes)))
    return [WORDS[place] for place in places]


def concept(random: Random, domains: Sequence[Sequence[str]], fixed: Range = (1, 2)) -> tuple[str, ...]:
    """A conjunction that fixes `fixed` attributes and leaves the others free."""
    places = random.sample(range(len(domains)), whole_number(random, fixed))
    return tuple(random.choice(list(values)) if place in places else ANY for place, values in enumerate(domains))


def examples(
    random: Random,
    domains: Sequence[Sequence[str]],
    n: Range = (4, 6),
    positives: Range = (2, 3),
    fixed: Range = (1, 2),
) -> list[list[Any]]:
    """Different examples of a hidden conjunction, a positive one first."""
    trying = tries()
    while True:
        next(trying)
        hidden = concept(random, domains, fixed)
        instances = [list(each) for each in product(*domains)]
        random.shuffle(instances)
        inside = [each for each in instances if covers(hidden, each)]
        outside = [each for each in instances if not covers(hidden, each)]
        wanted = whole_number(random, positives)
        rest = whole_number(random, n) - wanted
        # small domains may not have enough instances of either kind: then another concept
        if len(inside) >= wanted and len(outside) >= rest:
            break
    # a positive example first: before it, S covers nothing and the first step would show little
    first, *others = ([each, YES] for each in inside[:wanted])
    mixed: list[list[Any]] = [*others, *([each, "no"] for each in outside[:rest])]
    random.shuffle(mixed)
    return [first, *mixed]


def hypotheses(random: Random, domains: Sequence[Sequence[str]], n: Range = (4, 6)) -> list[list[str]]:
    """Different hypotheses, many of them comparable: each is new, or another one with some values replaced by "?"."""
    found: list[list[str]] = []
    trying = tries()
    while len(found) < whole_number(random, n):
        next(trying)
        # half of them from another one, or few pairs would be comparable
        base = random.choice(found) if found and random.random() < 0.5 else [random.choice(list(v)) for v in domains]
        # 0.4: with three or four attributes most hypotheses then fix some and free some
        drawn = [ANY if random.random() < 0.4 else value for value in base]
        if drawn not in found:
            found.append(drawn)
    random.shuffle(found)
    return found


def compared_hypotheses(
    random: Random, domains: Sequence[Sequence[str]], hypothesis: Sequence[str], others: int = 8
) -> list[list[str]]:
    """A hypothesis, all more general ones, and at most `others` other hypotheses over the domains."""
    every = [list(each) for each in product(*([*values, ANY] for values in domains))]
    # all of them, as they are the right answers; the others are a sample
    wider = [each for each in every if more_general(each, hypothesis)]
    rest = [each for each in every if each not in wider]
    return [*wider, *random.sample(rest, min(others, len(rest)))]


def middle_hypothesis(random: Random, domains: Sequence[Sequence[str]]) -> list[str]:
    """A hypothesis that fixes two attributes."""
    return list(concept(random, domains, 2))


def sizes(random: Random, attributes: int, each: Range = (2, 4)) -> list[int]:
    """How many values each attribute has; not all of them the same."""
    trying = tries()
    while True:
        next(trying)
        drawn = [whole_number(random, each) for _ in range(attributes)]
        if len(set(drawn)) > 1:  # equal sizes would hide that the product was taken as a power
            return drawn


KINDS = ("one each", "several general", "converged", "empty")


def kind(specific: list[Any], general: list[Any]) -> str:
    """The status of a version space; a partial one is named by how many members G has."""
    found = status(specific, general)
    return found if found != "partial" else "one each" if len(general) == 1 else "several general"


def borders_of(random: Random, wanted: str) -> list[list[list[str]]]:
    """The borders S and G after some examples, for a version space of the wanted kind."""
    trying = tries()
    while True:
        next(trying)
        values = domains(random, (2, 3))
        seen = examples(random, values, n=(2, 6), positives=(1, 3), fixed=(1, 2))
        if wanted == "empty":
            place = random.randrange(1, len(seen))  # a mislabelled example
            seen[place] = [seen[place][0], "no" if seen[place][1] == "yes" else "yes"]
        last = BORDERS.last(domains=values, examples=seen)
        found = [[list(each) for each in border if each is not None] for border in (last.S, last.G)]
        if kind(*found) == wanted:
            return found


def borders(random: Random, each: Range = (1, 2)) -> list[list[list[list[str]]]]:
    """Borders of version spaces of all kinds, in any order."""
    drawn = [borders_of(random, wanted) for wanted in KINDS for _ in range(whole_number(random, each))]
    return random.sample(drawn, len(drawn))


def borders_at_the_ends(random: Random) -> list[list[list[list[str]]]]:
    """Borders of which one is empty, borders that both cover everything, and some of each kind, in any order."""
    specific, general = borders_of(random, random.choice(["one each", "several general"]))
    everything = [[ANY] * len(specific[0])]
    ends = [[specific, []], [[], general], [everything, everything]]
    drawn = [*ends, *(borders_of(random, wanted) for wanted in KINDS)]
    return random.sample(drawn, len(drawn))


def contradicting_examples(random: Random, domains: Sequence[Sequence[str]]) -> list[list[Any]]:
    """Two examples of a conjunction, one that no consistent hypothesis fits, and others after it."""
    seen = examples(random, domains, n=2, positives=(1, 2))
    last = BORDERS.last(domains=domains, examples=seen)
    every = [list(each) for each in product(*domains)]
    # a negative one that all of them cover, or a positive one that none covers: after two positive ones there is none
    inside = [[each, "no"] for each in every if any(covers(specific, each) for specific in last.S)]
    outside = [[each, YES] for each in every if not any(covers(general, each) for general in last.G)]
    return [*seen, random.choice(random.choice([inside, outside or inside])), *any_examples(random, domains, n=3)]


SPELLINGS = ["a", "B", "yes", "no", "7", "two words", "größe", "_x"]


def any_domains(random: Random, attributes: Range = (1, 3)) -> list[list[str]]:
    """Domains of any size, with values of any spelling; attributes may share values."""
    return [random.sample(SPELLINGS, random.randint(2, 4)) for _ in range(whole_number(random, attributes))]


def any_examples(random: Random, domains: Sequence[Sequence[str]], n: Range = (1, 6)) -> list[list[Any]]:
    """Examples with any labels, a positive one first: some are there twice, and some contradict each other."""
    drawn = [
        [[random.choice(list(values)) for values in domains], random.choice(["yes", "no"])]
        for _ in range(whole_number(random, n))
    ]
    return [[drawn[0][0], YES], *drawn[1:]]


def any_borders(random: Random) -> list[list[list[list[str]]]]:
    """Borders after any examples; one of them may be empty and the other not."""
    drawn = []
    for _ in range(random.randint(1, 4)):
        values = any_domains(random)
        last = BORDERS.last(domains=values, examples=any_examples(random, values))
        found = [[list(each) for each in border if each is not None] for border in (last.S, last.G)]
        emptied = random.randrange(8)  # one of the two, or none
        drawn.append([[] if place == emptied else border for place, border in enumerate(found)])
    return drawn
