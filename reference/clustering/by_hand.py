"""Hand calculations about clusters, part by part; each part is a function of earlier ones."""

import math
from collections.abc import Mapping, Sequence

from reference.clustering.gaussian_mixture import weighted_mean
from reference.clustering.kmeans import centroid, nearest_centre, squared_distance
from reference.probability.gaussian import density

Rows = Sequence[Mapping[str, float | str]]
Centre = Sequence[float]


def place_of(rows: Rows, name: str) -> list[float]:
    """The coordinates of the named point."""
    [row] = [row for row in rows if row["point"] == name]
    return [float(row["x"]), float(row["y"])]


def squared_from(rows: Rows, name: str, centre: Centre) -> float:
    """The squared distance of a named point from a centre."""
    return squared_distance(place_of(rows, name), centre)


def nearer(first: float, second: float) -> int:
    """The number, 1 or 2, of the nearer centre; 1 if both are equally near."""
    return 1 if first <= second else 2


def first_cluster(rows: Rows, first: Centre, second: Centre, name: str, to: float) -> list[list[float]]:
    """The points of the first cluster, if the named point belongs to the centre with the number `to`."""
    others = [place_of(rows, str(row["point"])) for row in rows if row["point"] != name]
    near = [place for place in others if nearest_centre(place, [first, second]) == 0]
    return [*near, place_of(rows, name)] if to == 1 else near


def new_coordinate(rows: Rows, first: Centre, second: Centre, name: str, to: float, axis: int) -> float:
    """One coordinate of the first centre after it has moved; a centre without points stays."""
    # the books are silent on a centre without points: here it stays
    return centroid(first_cluster(rows, first, second, name, to) or [first])[axis]


def squared_from_new(rows: Rows, name: str, x: float, y: float) -> float:
    """The squared distance of a named point from the centre at (x, y)."""
    return squared_from(rows, name, (x, y))


def share(own: float, other: float) -> float:
    """The share of one density in the sum of two."""
    return own / (own + other)


def share_of_first(x: float, mean_1: float, sd_1: float, mean_2: float, sd_2: float) -> float:
    """The responsibility of the first of two equally likely components for x."""
    return share(density(x, mean_1, sd_1), density(x, mean_2, sd_2))


def mean_of_three(x1: float, x2: float, x3: float, r1: float, r2: float, r3: float) -> float:
    """The mean of three numbers, each weighted by its responsibility."""
    return weighted_mean([x1, x2, x3], [r1, r2, r3])


def variance_of_three(x1: float, x2: float, x3: float, r1: float, r2: float, r3: float, mean: float) -> float:
    """The weighted mean squared difference of three numbers from a mean."""
    return weighted_mean([(x - mean) ** 2 for x in (x1, x2, x3)], [r1, r2, r3])


def distance(rows: Rows, one: str, other: str) -> float:
    """The Euclidean distance of two named points."""
    return math.dist(place_of(rows, one), place_of(rows, other))


def nearest_of_four(ac: float, ad: float, bc: float, bd: float) -> float:
    """The distance by single linkage, from the distances of all pairs."""
    return min(ac, ad, bc, bd)


def farthest_of_four(ac: float, ad: float, bc: float, bd: float) -> float:
    """The distance by complete linkage, from the distances of all pairs."""
    return max(ac, ad, bc, bd)


def average_of_four(ac: float, ad: float, bc: float, bd: float) -> float:
    """The distance by average linkage, from the distances of all pairs."""
    return (ac + ad + bc + bd) / 4
