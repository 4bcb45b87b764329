"""k-means that moves one example at a time. Kubat, section 14.2."""

from collections.abc import Sequence
from dataclasses import dataclass

from reference.clustering.kmeans import Points, Vector, centroid, members, nearest_centre, squared_distance
from reference.process import Process


@dataclass(frozen=True, slots=True)
class TransferState:
    """Clusters and centroids after `seen` points were looked at; the last `idle` of them stayed."""

    seen: int
    labels: tuple[int, ...]
    centres: tuple[Vector, ...]
    idle: int


def centroids(points: Points, labels: Sequence[int]) -> tuple[Vector, ...]:
    """The mean of the points of every cluster."""
    return tuple(centroid(members(points, labels, cluster)) for cluster in range(max(labels) + 1))


def transfer_start(points: Points, labels: Sequence[int], order: Sequence[int]) -> TransferState:
    """The state with the given clusters, before any point is looked at."""
    return TransferState(0, tuple(labels), centroids(points, labels), 0)


def transfer_successors(
    state: TransferState, points: Points, labels: Sequence[int], order: Sequence[int]
) -> tuple[TransferState, ...]:
    """The state after the next point; none when every point has stayed since the last transfer.

    A point that is nearer to another centroid moves there, and both centroids move at once (Kubat, table 14.1). One
    that is equally near to its own stays. No cluster becomes empty: a lone point is its own centroid.
    """
    if state.idle == len(points):
        return ()
    # round and round, in the given order, until nothing moves
    place = order[state.seen % len(points)]
    own = state.labels[place]
    to = nearest_centre(points[place], state.centres)
    here, there = (squared_distance(points[place], state.centres[cluster]) for cluster in (own, to))
    # at a tie it stays: two equally near clusters would exchange it for ever
    if here <= there:
        return (TransferState(state.seen + 1, state.labels, state.centres, state.idle + 1),)
    after = (*state.labels[:place], to, *state.labels[place + 1 :])
    return (TransferState(state.seen + 1, after, centroids(points, after), 0),)


TRANSFERS = Process(transfer_start, transfer_successors)


def distances_from(point: Sequence[float], centres: Points) -> list[float]:
    """The squared distances of a point from all centres. Kubat, table 14.2."""
    return [squared_distance(point, centre) for centre in centres]
