"""Examples of a conjunction, and hypotheses to compare."""

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

from reference.draws.numbers import Range, tries, whole_number
from reference.version_spaces import ANY, YES, covers, more_general

WORDS = [["sunny", "rainy", "cloudy"], ["warm", "cold"], ["high", "low"], ["strong", "weak", "calm"], ["dry", "wet"]]


def domains(random: Random, attributes: Range = (3, 4)) -> list[list[str]]:
    """The values of some attributes.

    >>> domains(Random(1), attributes=2)
    [['sunny', 'rainy', 'cloudy'], ['warm', 'cold']]
    """
    places = sorted(random.sample(range(len(WORDS)), whole_number(random, attributes)))
    return [WORDS[place] for place in places]


def concept(random: Random, domains: Sequence[Sequence[str]], fixed: Range = (1, 2)) -> tuple[str, ...]:
    """A conjunction that fixes some attributes and leaves the others free."""
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
        if len(inside) >= wanted and len(outside) >= rest:
            break
    first, *others = ([each, YES] for each in inside[:wanted])
    mixed: list[list[Any]] = [*others, *([each, "no"] for each in outside[:rest])]
    random.shuffle(mixed)
    return [first, *mixed]


def hypotheses(random: Random, domains: Sequence[Sequence[str]], n: Range = (4, 6)) -> list[list[str]]:
    """Different hypotheses, many of them comparable: each is drawn alone, or made from another by freeing values."""
    found: list[list[str]] = []
    trying = tries()
    while len(found) < whole_number(random, n):
        next(trying)
        base = random.choice(found) if found and random.random() < 0.5 else [random.choice(list(v)) for v in domains]
        drawn = [ANY if random.random() < 0.4 else value for value in base]
        if drawn not in found:
            found.append(drawn)
    random.shuffle(found)
    return found


def compared_hypotheses(
    random: Random, domains: Sequence[Sequence[str]], hypothesis: Sequence[str], others: int = 8
) -> list[list[str]]:
    """A hypothesis itself, all that are more general, and some others over the domains."""
    every = [list(each) for each in product(*([*values, ANY] for values in domains))]
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
        if len(set(drawn)) > 1:
            return drawn
