"""Known mistakes in hand calculations about clusters."""

import math

from reference.clustering.by_hand import Centre, Rows, first_cluster, place_of, share_of_first
from reference.clustering.gaussian_mixture import weighted_mean
from reference.probability.gaussian import density


def distance_from(rows: Rows, name: str, centre: Centre) -> float:
    """The distance, where its square is asked for."""
    return math.dist(place_of(rows, name), centre)


def city_block_from(rows: Rows, name: str, centre: Centre) -> float:
    """The sum of the differences."""
    return sum(abs(x - c) for x, c in zip(place_of(rows, name), centre, strict=True))


def farther(first: float, second: float) -> int:
    """The centre with the larger of two distances."""
    return 2 if first <= second else 1


def with_old_centre(rows: Rows, first: Centre, second: Centre, name: str, to: float, axis: int) -> float:
    """A coordinate of the mean of the points and of the old centre as one more."""
    column = [place[axis] for place in first_cluster(rows, first, second, name, to)]
    return (sum(column) + first[axis]) / (len(column) + 1)


def mean_of_all(rows: Rows, first: Centre, second: Centre, name: str, to: float, axis: int) -> float:
    """A coordinate of the mean of all points."""
    column = [place_of(rows, str(row["point"]))[axis] for row in rows]
    return sum(column) / len(column)


def middle_of_range(rows: Rows, first: Centre, second: Centre, name: str, to: float, axis: int) -> float:
    """The middle between the smallest and the largest coordinate."""
    column = [place[axis] for place in first_cluster(rows, first, second, name, to)]
    return (min(column) + max(column)) / 2


def density_without_height(x: float, mean: float, sd: float) -> float:
    """The density without its factor 1/sd."""
    return sd * density(x, mean, sd)


def density_with_doubled_sd(x: float, mean: float, sd: float) -> float:
    """A density with 2 sd for 2 sd²."""
    return math.exp(-((x - mean) ** 2) / (2 * sd)) / (sd * math.sqrt(2 * math.pi))


def ratio(own: float, other: float) -> float:
    """One density divided by the other: odds."""
    return own / other


def share_of_second(x: float, mean_1: float, sd_1: float, mean_2: float, sd_2: float) -> float:
    """How responsible the second component is."""
    return 1 - share_of_first(x, mean_1, sd_1, mean_2, sd_2)


def mean_by_number(x1: float, x2: float, x3: float, r1: float, r2: float, r3: float) -> float:
    """The weighted sum divided by 3."""
    return (r1 * x1 + r2 * x2 + r3 * x3) / 3


def plain_mean(x1: float, x2: float, x3: float, r1: float, r2: float, r3: float) -> float:
    """The mean of the numbers, all alike."""
    return (x1 + x2 + x3) / 3


def spread_by_number(x1: float, x2: float, x3: float, r1: float, r2: float, r3: float, mean: float) -> float:
    """The weighted sum of squares divided by 3."""
    return sum(r * (x - mean) ** 2 for r, x in ((r1, x1), (r2, x2), (r3, x3))) / 3


def deviation(x1: float, x2: float, x3: float, r1: float, r2: float, r3: float, mean: float) -> float:
    """The root of the variance."""
    return math.sqrt(weighted_mean([(x - mean) ** 2 for x in (x1, x2, x3)], [r1, r2, r3]))


def linkages_exchanged(rows: Rows) -> dict[str, float]:
    """Single for complete linkage, and complete for single."""
    pairs = {f"{one}{other}".lower(): distance_from(rows, one, place_of(rows, other)) for one in "AB" for other in "CD"}
    values = list(pairs.values())
    return pairs | {"single": max(values), "complete": min(values), "average": sum(values) / 4}


def halfway(ac: float, ad: float, bc: float, bd: float) -> float:
    """Halfway between the nearest and the farthest pair."""
    return (min(ac, ad, bc, bd) + max(ac, ad, bc, bd)) / 2


def squared_between(rows: Rows, one: str, other: str) -> float:
    """The squared distance of two points."""
    return math.dist(place_of(rows, one), place_of(rows, other)) ** 2


def sum_of_four(ac: float, ad: float, bc: float, bd: float) -> float:
    """The distances added up."""
    return ac + ad + bc + bd
