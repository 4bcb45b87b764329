"""Draws of outcomes, of events among them, and of distributions of independent variables."""

from collections.abc import Mapping, Sequence
from itertools import product
from random import Random

from reference.probability.draws.joint import any_shares
from reference.probability.events import relation
from reference.shared.draws.numbers import Range, tries, whole_number


def outcomes(random: Random, n: Range = 12) -> list[str]:
    """The names of `n` outcomes."""
    return [f"o{number}" for number in range(1, whole_number(random, n) + 1)]


def some_outcomes(random: Random) -> list[str]:
    """The names of outcomes whose number allows independent events that floats do not show to be so."""
    # 56 is the smallest number at which a / n * b / n fails too, so it comes often
    return outcomes(random, random.choice((15, 30, 56, 56, 56)))


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


def rounded_pair(random: Random, outcomes: Sequence[str]) -> list[list[str]]:
    """Two independent events whose shares, multiplied as floats, are not equal to the share of both.

    >>> [len(event) for event in rounded_pair(Random(1), outcomes(Random(1), n=25))]
    [5, 20]
    """
    n = len(outcomes)
    sizes = [
        (a, b, a * b // n)
        for a, b in product(range(1, n), repeat=2)
        if a * b % n == 0 and a + b - a * b // n <= n and (a / n) * (b / n) != (a * b // n) / n
    ]
    # where there are any, those that are unequal in whatever order the numbers are multiplied and divided
    anyhow = [(a, b, both) for a, b, both in sizes if a / n * b / n != both / n]
    return overlapping(random, outcomes, *random.choice(anyhow or sizes))


def overlapping(random: Random, outcomes: Sequence[str], first: int, second: int, both: int) -> list[list[str]]:
    """Two events of these sizes that have `both` outcomes in common."""
    mixed = random.sample(list(outcomes), len(outcomes))
    return [mixed[:first], mixed[first - both : first - both + second]]


def near_pair(random: Random, outcomes: Sequence[str]) -> list[list[str]]:
    """Two events that are nearly independent: P(a and b) and P(a) P(b) are equal if rounded to two decimals."""
    n = len(outcomes)
    sizes = [
        (a, b, both)
        for a, b in product(range(2, n // 2), repeat=2)
        for both in [round(a * b / n)]
        if a * b != both * n and 0 < both < min(a, b) and round(a * b / n / n, 2) == round(both / n, 2)
    ]
    return overlapping(random, outcomes, *random.choice(sizes))


def certain_pair(random: Random, outcomes: Sequence[str]) -> list[list[str]]:
    """An event with all outcomes and one with some of them, in any order; they are independent."""
    some = part_of(random, outcomes, (1, len(outcomes) // 2))
    return random.sample([some, random.sample(list(outcomes), len(outcomes))], 2)


def pairs(random: Random, outcomes: Sequence[str], each: Range = (1, 2)) -> list[list[list[str]]]:
    """Pairs of events of all three relations, in any order; two are independent, or not, by a hair.

    About half of the lists have an event with all outcomes, and about half have one pair twice.
    """
    drawn = [
        pair(random, outcomes, wanted)
        for wanted in ("exclusive", "independent", "neither")
        for _ in range(whole_number(random, each))
    ]
    drawn += [rounded_pair(random, outcomes), near_pair(random, outcomes)]
    drawn += [certain_pair(random, outcomes)] * random.randint(0, 1)
    drawn += random.sample(drawn, random.randint(0, 1))
    return random.sample(drawn, len(drawn))


def any_pairs(random: Random, outcomes: Sequence[str], number: Range = (0, 6)) -> list[list[list[str]]]:
    """Pairs of events of any size, from one outcome to all, in any order."""
    sizes = (1, len(outcomes))
    drawn = [[part_of(random, outcomes, sizes) for _ in range(2)] for _ in range(whole_number(random, number))]
    return [[random.sample(event, len(event)) for event in pair] for pair in drawn]


def any_distributions(random: Random, number: Range = (1, 4)) -> dict[str, dict[str, float]]:
    """Distributions of variables with names of any spelling; they share values, and some values have probability 0."""
    names = random.sample(["X", "y2", "_z", "the sky", "Größe"], whole_number(random, number))
    sizes = {name: random.randint(1, 4) for name in names}
    return {name: dict(zip("abcd"[:size], any_shares(random, size), strict=True)) for name, size in sizes.items()}


def distributions(random: Random, number: Range = (3, 5), values: Range = (2, 4)) -> dict[str, dict[str, float]]:
    """A distribution in hundredths for each variable."""
    drawn = {}
    for variable in "abcdef"[: whole_number(random, number)]:
        size = whole_number(random, values)
        cuts = sorted(random.sample(range(5, 96), size - 1))  # no probability too small to matter at either end
        shares = [high - low for low, high in zip([0, *cuts], [*cuts, 100], strict=True)]
        # values that the variables share: a value alone does not tell which variable has it
        drawn[variable] = {f"v{place}": share / 100 for place, share in enumerate(shares, 1)}
    return drawn


def some_values(random: Random, distributions: Mapping[str, Mapping[str, float]], number: Range = 2) -> dict[str, str]:
    """A value for `number` of the variables, in any order."""
    names = random.sample(list(distributions), min(len(distributions), whole_number(random, number)))
    return {name: random.choice(list(distributions[name])) for name in names}


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
