"""Known mistakes in k-means: the process with other rounds, from the same states; its clusters and their cost."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from statistics import median, median_high

from reference.clustering.kmeans import (
    KMEANS,
    KMeansState,
    Points,
    Vector,
    centroid,
    groups,
    kmeans_start,
    kmeans_successors,
    members,
    moved_centres,
    nearest_centre,
    squared_distance,
)
from reference.process import MistakenProcess, Process

Following = tuple[KMeansState, ...]
Nearest = Callable[[Sequence[float], Points], int]
Moved = Callable[[Points, Sequence[int], Points], Sequence[Vector]]


def in_rounds(nearest: Nearest = nearest_centre, moved: Moved = moved_centres) -> Process[KMeansState]:
    """k-means with another idea of the nearest centre, or of where centres go."""

    def successors(state: KMeansState, points: Points, centres: Points) -> Following:
        if state.settled:
            return ()
        labels = tuple(nearest(point, state.centres) for point in points)
        return (KMeansState(labels, tuple(moved(points, labels, state.centres)), labels == state.labels),)

    return MistakenProcess(kmeans_start, successors)


def by_city_block(point: Sequence[float], centres: Points) -> int:
    """The nearest centre by the sum of the differences."""
    distances = [sum(abs(x - c) for x, c in zip(point, centre, strict=True)) for centre in centres]
    return distances.index(min(distances))


def last_of_nearest(point: Sequence[float], centres: Points) -> int:
    """The last of the nearest centres."""
    distances = [squared_distance(point, centre) for centre in centres]
    return max(place for place, distance in enumerate(distances) if distance == min(distances))


def nearest_points(points: Points, labels: Sequence[int], centres: Points) -> Sequence[Vector]:
    """For every cluster its point that is nearest to its mean: k-medoids, nearly."""
    means = moved_centres(points, labels, centres)
    clusters = [members(points, labels, cluster) or [old] for cluster, old in enumerate(centres)]
    return [tuple(its[nearest_centre(mean, its)]) for mean, its in zip(means, clusters, strict=True)]


def middles_of_range(points: Points, labels: Sequence[int], centres: Points) -> Sequence[Vector]:
    """The middle between the smallest and the largest coordinate of every cluster."""
    clusters = [members(points, labels, cluster) or [old] for cluster, old in enumerate(centres)]
    return [tuple((min(column) + max(column)) / 2 for column in zip(*its, strict=True)) for its in clusters]


def medians(
    points: Points, labels: Sequence[int], centres: Points, middle: Callable[[Sequence[float]], float] = median
) -> Sequence[Vector]:
    """The median of the points of every cluster, coordinate by coordinate."""
    clusters = [members(points, labels, cluster) or [old] for cluster, old in enumerate(centres)]
    return [tuple(middle(column) for column in zip(*its, strict=True)) for its in clusters]


def means_of_different(points: Points, labels: Sequence[int], centres: Points) -> Sequence[Vector]:
    """The mean of the different points of every cluster: points at the same place count once."""
    different = dict(zip(map(tuple, points), labels, strict=True))
    return moved_centres(list(different), list(different.values()), centres)


def whole_means(points: Points, labels: Sequence[int], centres: Points) -> Sequence[Vector]:
    """The means, cut to whole numbers where all start centres have whole numbers: an array of whole numbers does so."""
    means = moved_centres(points, labels, centres)
    whole = all(x == int(x) for centre in centres for x in centre)
    return [tuple(float(int(x)) for x in mean) for mean in means] if whole else means


def without_empty(points: Points, labels: Sequence[int], centres: Points) -> Sequence[Vector]:
    """The means of the clusters that have points; the others are gone."""
    return [centroid(its) for cluster in range(len(centres)) if (its := members(points, labels, cluster))]


def with_empty_at_origin(points: Points, labels: Sequence[int], centres: Points) -> Sequence[Vector]:
    """The means of the clusters, and zeros for one without points."""
    zeros = [[0.0] * len(centre) for centre in centres]
    return moved_centres(points, labels, zeros)


def labels_ahead(state: KMeansState, points: Points, centres: Points) -> Following:
    """The clusters as the moved centres would have them, beside the centres that were made from the clusters before."""
    if state.settled:
        return ()
    before = state.labels or tuple(nearest_centre(point, state.centres) for point in points)
    moved = moved_centres(points, before, state.centres)
    labels = tuple(nearest_centre(point, moved) for point in points)
    return (KMeansState(labels, moved, labels == before),)


def labels_ahead_to_rest(state: KMeansState, points: Points, centres: Points) -> Following:
    """`labels_ahead` that ends a round later: when the centres have been made from equal clusters again."""
    return tuple(
        KMeansState(after.labels, after.centres, bool(state.labels) and after.centres == state.centres)
        for after in labels_ahead(state, points, centres)
    )


def centres_before(state: KMeansState, points: Points, centres: Points) -> Following:
    """The right labels, beside the centres that they were made from."""
    if state.settled:
        return ()
    now = moved_centres(points, state.labels, state.centres) if state.labels else state.centres
    labels = tuple(nearest_centre(point, now) for point in points)
    return (KMeansState(labels, now, labels == state.labels),)


def numbered_from_one(state: KMeansState, points: Points, centres: Points) -> Following:
    """The right rounds, with the first centre as number 1."""
    before = replace(state, labels=tuple(label - 1 for label in state.labels))
    found = kmeans_successors(before, points, centres)
    return tuple(replace(after, labels=tuple(label + 1 for label in after.labels)) for after in found)


def centre_by_centre(state: KMeansState, points: Points, centres: Points) -> Following:
    """Every point moves its centre at once, to the mean of the points that it was given so far in the round."""
    if state.settled:
        return ()
    moving, labels = list(state.centres), []
    for shown, point in enumerate(points, 1):
        labels.append(nearest_centre(point, moving))
        moving[labels[-1]] = centroid(members(points[:shown], labels, labels[-1]))
    return (KMeansState(tuple(labels), tuple(moving), tuple(labels) == state.labels),)


def with_own_centre(state: KMeansState, points: Points, centres: Points) -> Following:
    """Every point moves the centre that it gets, and not the one that it leaves, to the mean of its points at once."""
    if state.settled:
        return ()
    moving, labels = list(state.centres), list(state.labels or [-1] * len(points))
    for place, point in enumerate(points):
        labels[place] = nearest_centre(point, moving)
        moving[labels[place]] = centroid(members(points, labels, labels[place]))
    return (KMeansState(tuple(labels), tuple(moving), tuple(labels) == state.labels),)


def with_later_points(state: KMeansState, points: Points, centres: Points) -> Following:
    """Every point moves the centres at once; points that come later count where they were in the round before."""
    if state.settled:
        return ()
    moving, labels = state.centres, list(state.labels or [-1] * len(points))
    for place, point in enumerate(points):
        labels[place] = nearest_centre(point, moving)
        moving = moved_centres(points, labels, moving)
    return (KMeansState(tuple(labels), moving, tuple(labels) == state.labels),)


def ending_at_small_moves(state: KMeansState, points: Points, centres: Points) -> Following:
    """The state after another round; none after a round in which no centre moves by 0.001."""
    return tuple(
        replace(after, settled=all(squared_distance(*both) < 1e-6 for both in pairs))
        for after in kmeans_successors(state, points, centres)
        for pairs in [zip(state.centres, after.centres, strict=True)]
    )


def start_at_first_label(points: Points, centres: Points) -> KMeansState:
    """The state with the given centres, in which every point has the label of the first centre."""
    return replace(kmeans_start(points, centres), labels=(0,) * len(points))


KMEANS_CITY_BLOCK = in_rounds(nearest=by_city_block)
KMEANS_LAST_OF_NEAREST = in_rounds(nearest=last_of_nearest)
KMEANS_TO_POINTS = in_rounds(moved=nearest_points)
KMEANS_MIDDLES = in_rounds(moved=middles_of_range)
KMEANS_MEDIANS = in_rounds(moved=medians)
KMEANS_UPPER_MEDIANS = in_rounds(moved=partial(medians, middle=median_high))
KMEANS_WHOLE_MEANS = in_rounds(moved=whole_means)
KMEANS_OF_DIFFERENT = in_rounds(moved=means_of_different)
KMEANS_WITHOUT_EMPTY = in_rounds(moved=without_empty)
KMEANS_EMPTY_AT_ORIGIN = in_rounds(moved=with_empty_at_origin)
KMEANS_LABELS_AHEAD = MistakenProcess(kmeans_start, labels_ahead)
KMEANS_LABELS_AHEAD_TO_REST = MistakenProcess(kmeans_start, labels_ahead_to_rest)
KMEANS_CENTRES_BEFORE = MistakenProcess(kmeans_start, centres_before)
KMEANS_FROM_ONE = MistakenProcess(kmeans_start, numbered_from_one)
KMEANS_ONE_BY_ONE = MistakenProcess(kmeans_start, centre_by_centre)
KMEANS_WITH_OWN_CENTRE = MistakenProcess(kmeans_start, with_own_centre)
KMEANS_WITH_LATER_POINTS = MistakenProcess(kmeans_start, with_later_points)
KMEANS_TO_SMALL_MOVES = MistakenProcess(kmeans_start, ending_at_small_moves)
KMEANS_FROM_FIRST_LABEL = MistakenProcess(start_at_first_label, kmeans_successors)


def groups_by(process: Process[KMeansState]) -> Callable[..., list[list[int]]]:
    """The clusters that a mistaken k-means ends with."""

    def found(points: Points, centres: Points) -> list[list[int]]:
        return groups(process.last(points=points, centres=centres).labels)

    return found


groups_by_city_block = groups_by(KMEANS_CITY_BLOCK)
groups_one_by_one = groups_by(KMEANS_ONE_BY_ONE)
groups_with_later_points = groups_by(KMEANS_WITH_LATER_POINTS)
groups_with_own_centre = groups_by(KMEANS_WITH_OWN_CENTRE)
groups_by_upper_medians = groups_by(KMEANS_UPPER_MEDIANS)
groups_by_medians = groups_by(KMEANS_MEDIANS)
groups_by_whole_means = groups_by(KMEANS_WHOLE_MEANS)
groups_of_different = groups_by(KMEANS_OF_DIFFERENT)
groups_around_points = groups_by(KMEANS_TO_POINTS)
groups_without_empty = groups_by(KMEANS_WITHOUT_EMPTY)
groups_with_empty_at_origin = groups_by(KMEANS_EMPTY_AT_ORIGIN)


def groups_after_one_move(points: Points, centres: Points) -> list[list[int]]:
    """The clusters around centres that have moved once."""
    _, first, *_ = KMEANS.steps(points=points, centres=centres)
    return groups([nearest_centre(point, first.centres) for point in points])


def groups_at_small_moves(tolerance: float) -> Callable[..., list[list[int]]]:
    """The clusters of a k-means that ends with the first round in which all centres together move less than this."""

    def found(points: Points, centres: Points) -> list[list[int]]:
        for before, after in pairwise(KMEANS.steps(points=points, centres=centres)):
            pairs = zip(before.centres, after.centres, strict=True)
            if sum(squared_distance(old, new) for old, new in pairs) < tolerance**2:
                break
        return groups(after.labels)

    return found


groups_at_thousandths = groups_at_small_moves(0.001)
groups_at_hundredths = groups_at_small_moves(0.01)
groups_at_tenths = groups_at_small_moves(0.1)


def groups_at_equal_sizes(points: Points, centres: Points) -> list[list[int]]:
    """The clusters of a k-means that ends with the first round in which no cluster changes its size."""
    for before, after in pairwise(KMEANS.steps(points=points, centres=centres)):
        # the start has no labels, so that the first round is never the last
        if before.labels and Counter(before.labels) == Counter(after.labels):
            break
    return groups(after.labels)


def groups_from_first_label(points: Points, centres: Points) -> list[list[int]]:
    """The clusters of a k-means in which every point has the label of the first centre before the first round."""
    return groups(KMEANS_FROM_FIRST_LABEL.last(points=points, centres=centres).labels)
