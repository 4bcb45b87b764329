"""Draws of values and bins, kernels, mixtures, covariances, bags of words and densities made of steps."""

from collections.abc import Sequence
from itertools import accumulate, pairwise
from random import Random

from reference.probability.draws.joint import shares
from reference.shared.draws.numbers import Range, decimal_number, tries, whole_number

WIDTHS = (0.5, 1, 2, 4, 5)  # a share in hundredths, divided by one of them, has few decimals


def bin_edges(random: Random, bins: Range = (3, 5), start: Sequence[int] = (-4, 2)) -> list[float]:
    """The edges of bins of different widths.

    >>> bin_edges(Random(1), bins=3)
    [-2, -1.5, 3.5, 7.5]
    """
    number = whole_number(random, bins)
    for _ in tries():
        widths = random.choices(WIDTHS, k=number)
        if number < 2 or len({*widths}) > 1:
            return list(accumulate(widths, initial=whole_number(random, start)))
    raise AssertionError


def values_in_bins(
    random: Random, edges: Sequence[float], n: Range = (8, 15), on_edges: Range = 0, outside: Range = 0
) -> list[float]:
    """Values of bins in any order: most inside, some on an edge, the last edge first, and some outside all bins.

    >>> values_in_bins(Random(1), [0, 1, 2], n=2, on_edges=1, outside=1)
    [-1, 1.2, 0.3, 2]
    """
    inside = [low + decimal_number(random, (0.1, (high - low) - 0.1), 1) for low, high in pairwise(edges)]
    inside += [random.choice(inside) for _ in range(whole_number(random, n) - len(inside))]
    edge = [edges[-1], *random.choices(edges, k=9)][: whole_number(random, on_edges)]
    far = [random.choice([edges[0] - 1, edges[-1] + 1.5]) for _ in range(whole_number(random, outside))]
    drawn = [round(value, 1) for value in inside] + edge + far
    return random.sample(drawn, len(drawn))


def different_numbers(random: Random, size: Range, within: Sequence[float], decimals: int = 1) -> list[float]:
    """Different numbers in any order.

    >>> different_numbers(Random(1), 2, [0, 9])
    [1.7, 7.2]
    """
    unit: int = 10**decimals
    pool = range(round(within[0] * unit), round(within[1] * unit) + 1)
    return [number / unit for number in random.sample(pool, whole_number(random, size))]


def repeated_numbers(random: Random, size: Range, within: Sequence[float]) -> list[float]:
    """Numbers in any order, some of which may repeat; at least two are different."""
    number = whole_number(random, size)
    pool = different_numbers(random, max(2, number - 1), within)
    return random.sample([*pool[:2], *random.choices(pool, k=number - 2)], number)


def numbers_for(random: Random, items: Sequence[object], within: Sequence[float], decimals: int = 1) -> list[float]:
    """A number for each item; they may repeat."""
    return [decimal_number(random, within, decimals) for _ in items]


def mixing_weights(random: Random, components: Range = (2, 4)) -> list[float]:
    """The weights of a mixture, which add up to 1."""
    return shares(random, range(whole_number(random, components)))


def covariance(random: Random, size: Range = 2, diagonal: bool = False) -> list[list[float]]:
    """A covariance matrix with one or two decimals that is not singular: a product of a matrix with itself turned over.

    >>> covariance(Random(1), 2), covariance(Random(1), 1)
    ([[1, 0.5], [0.5, 0.5]], [[1]])
    """
    number = whole_number(random, size)
    root = [
        [
            random.choice((0.5, 1, 1.5, 2)) if row == column else random.choice((-1, -0.5, 0.5, 1)) * (row > column)
            for column in range(number)
        ]
        for row in range(number)
    ]
    if diagonal:
        root = [[value if row == column else 0 for column, value in enumerate(line)] for row, line in enumerate(root)]
    return [[sum(a * b for a, b in zip(one, other, strict=True)) for other in root] for one in root]


def point_near(random: Random, mean: Sequence[float], within: float = 2) -> list[float]:
    """A point whose distance from the mean is limited in each variable."""
    return [round(value + decimal_number(random, (-within, within), 1), 1) for value in mean]


def counts_for(random: Random, items: Sequence[object], each: Range = (0, 4)) -> list[int]:
    """A count for each item."""
    return [whole_number(random, each) for _ in items]


def log_scores(random: Random, size: Range = (2, 4), around: float = 0, spread: float = 3) -> dict[str, float]:
    """Logarithms of scores around a number, which may be far from 0."""
    names = random.sample(["ham", "spam", "ads", "news"], whole_number(random, size))
    return {name: round(around + decimal_number(random, (-spread, spread), 2), 2) for name in names}


def density_steps(
    random: Random, steps: Range = (2, 4), gap: bool = False, widths: Sequence[float] = WIDTHS
) -> list[list[float]]:
    """A density made of steps, `[low, high, height]` in any order, with or without a gap between two of them.

    >>> density_steps(Random(1), 2)
    [[3.0, 3.5, 0.66], [3.5, 8.5, 0.134]]
    """
    number = whole_number(random, steps)
    drawn = random.choices(widths, k=number)
    gaps = [0.0] * number
    if gap:
        gaps[random.randrange(1, number)] = random.choice((0.5, 1, 2))
    low = float(random.randint(3, 7))
    found = []
    for width, share, free in zip(drawn, shares(random, range(number)), gaps, strict=True):
        low += free
        found.append([low, low + width, round(share / width, 4)])
        low += width
    return random.sample(found, len(found))


def place_near(random: Random, pieces: Sequence[Sequence[float]], beyond: float = 1) -> float:
    """A number among the steps of a density, or a little beyond them."""
    low, high = min(low for low, _, _ in pieces), max(high for _, high, _ in pieces)
    return decimal_number(random, (max(0, low - beyond), high + beyond), 1)


def bin_counts(random: Random, total: Sequence[int] = (20, 25, 40, 50)) -> list[int]:
    """How many of some values lie in each of three bins; their number is one that divides without many decimals."""
    whole = random.choice(total)
    first, second = random.randint(3, whole // 3), random.randint(3, whole // 3)
    return [first, second, whole - first - second]


def curve_heights(random: Random, n: int) -> list[float]:
    """Heights of a curve, all different."""
    return different_numbers(random, n, [0.05, 0.6], 2)


def stretch(random: Random, within: Sequence[float]) -> list[float]:
    """A stretch of a rope of one metre, which begins within a range."""
    low = decimal_number(random, within, 2)
    return [low, round(low + decimal_number(random, (0.1, 0.19), 2), 2)]


def stretch_over_end(random: Random) -> list[float]:
    """A stretch that begins on a rope of one metre and ends beyond it."""
    return [decimal_number(random, (0.7, 0.95), 2), decimal_number(random, (1.05, 1.3), 2)]
