"""Draws of outcomes, of events among them, and of distributions of independent variables."""

from collections.abc import Mapping, Sequence
from random import Random

from reference.probability.events import relation
from reference.shared.draws.numbers import Range, tries, whole_number


def outcomes(random: Random, n: Range = 12) -> list[str]:
    """The names of `n` outcomes."""
    return [f"o{number}" for number in range(1, whole_number(random, n) + 1)]


def part_of(random: Random, outcomes: Sequence[str], size: Range) -> list[str]:
    """An event of `size` outcomes, in the order of the outcomes."""
    chosen = set(random.sample(list(outcomes), whole_number(random, size)))
    return [each for each in outcomes if each in chosen]


def pair(random: Random, outcomes: Sequence[str], wanted: str) -> list[list[str]]:
    """Two uncertain events whose relation is the wanted one."""
    trying = tries()
    while True:
        next(trying)
        # at most half of the outcomes: larger events would rarely exclude each other
        a, b = (part_of(random, outcomes, (2, len(outcomes) // 2)) for _ in range(2))
        if relation(outcomes, a, b) == wanted:
            return [a, b]


def pairs(random: Random, outcomes: Sequence[str], each: Range = (1, 2)) -> list[list[list[str]]]:
    """Pairs of events of all three relations, in any order."""
    drawn = [
        pair(random, outcomes, wanted)
        for wanted in ("exclusive", "independent", "neither")
        for _ in range(whole_number(random, each))
    ]
    return random.sample(drawn, len(drawn))


def distributions(random: Random, number: Range = (3, 5), values: Range = (2, 4)) -> dict[str, dict[str, float]]:
    """A distribution in hundredths for each variable."""
    drawn = {}
    for variable in "abcdef"[: whole_number(random, number)]:
        size = whole_number(random, values)
        cuts = sorted(random.sample(range(5, 96), size - 1))  # no probability too small to matter at either end
        shares = [high - low for low, high in zip([0, *cuts], [*cuts, 100], strict=True)]
        drawn[variable] = {f"{variable}{place}": share / 100 for place, share in enumerate(shares, 1)}
    return drawn


def some_values(random: Random, distributions: Mapping[str, Mapping[str, float]], number: Range = 2) -> dict[str, str]:
    """A value for `number` of the variables."""
    names = random.sample(list(distributions), min(len(distributions), whole_number(random, number)))
    return {name: random.choice(list(distributions[name])) for name in sorted(names)}


def two_groups(random: Random, each: Range = (3, 40)) -> list[list[int]]:
    """Positives and negatives of two groups whose sizes and shares of positives differ clearly."""
    trying = tries()
    while True:
        next(trying)
        groups = [[whole_number(random, each), whole_number(random, each)] for _ in range(2)]
        sizes = sorted(map(sum, groups))
        shares = sorted(positives / (positives + negatives) for positives, negatives in groups)
        # else the plain mean of the shares would be about the weighted one
        if sizes[1] >= 1.5 * sizes[0] and shares[1] - shares[0] > 0.15:
            return groups
