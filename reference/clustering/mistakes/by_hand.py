"""Known mistakes in hand calculations about clusters."""

import math

from reference.clustering.by_hand import Centre, Rows, first_cluster, place_of


def distance_from(rows: Rows, name: str, centre: Centre) -> float:
    """The distance, where its square is asked for."""
    return math.dist(place_of(rows, name), centre)


def city_block_from(rows: Rows, name: str, centre: Centre) -> float:
    """The sum of the differences."""
    return sum(abs(x - c) for x, c in zip(place_of(rows, name), centre, strict=True))


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


def linkages_exchanged(rows: Rows) -> dict[str, float]:
    """Single for complete linkage, and complete for single."""
    pairs = {f"{one}{other}".lower(): distance_from(rows, one, place_of(rows, other)) for one in "AB" for other in "CD"}
    values = list(pairs.values())
    return pairs | {"single": max(values), "complete": min(values), "average": sum(values) / 4}
