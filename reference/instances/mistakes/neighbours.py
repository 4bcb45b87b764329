"""Known mistakes with distances and nearest neighbours."""

from collections.abc import Sequence

from reference.instances.distance import Point, minkowski_distance, similarity
from reference.instances.lazy import LEARNERS
from reference.instances.model import Call, scaled
from reference.instances.neighbours import Points, distances_to, knn_labels, nearest, winners
from reference.instances.weighted import weighted_mean, weighted_vote, weights_at
from reference.statistics.descriptive import mean


def farthest(points: Points, query: Point, k: int) -> list[int]:
    """The indices of the k points that are farthest away."""
    return nearest(points, query, len(points))[::-1][:k]


def nearest_by_blocks(points: Points, query: Point, k: int) -> list[int]:
    """The indices of the k nearest points by the city-block distance."""
    return sorted(range(len(points)), key=lambda i: minkowski_distance(points[i], query, 1))[:k]


def nearest_by_added_differences(points: Points, query: Point, k: int) -> list[int]:
    """The indices of the k nearest points by the root of the squared sum of the differences."""
    return sorted(range(len(points)), key=lambda i: abs(sum(a - b for a, b in zip(points[i], query, strict=True))))[:k]


def label_of_farthest_from_within(points: Points, labels: Sequence[str], query: Point, k: int) -> str:
    """The majority label of the k farthest points; a tie goes to the label of the nearest among them."""
    return winners([labels[i] for i in farthest(points, query, k)[::-1]])[0]


def label_by_blocks_and_name(points: Points, labels: Sequence[str], query: Point, k: int) -> str:
    """The majority label of the k nearest points by city-block distance; all ties go to the first label by name."""
    near = sorted((minkowski_distance(point, query, 1), label) for point, label in zip(points, labels, strict=True))
    return min(winners([label for _, label in near[:k]]))


def label_of_scaled(points: Points, labels: Sequence[str], query: Point, k: int) -> str:
    """The majority label of the k nearest points after every coordinate of points and query is scaled to 0 to 1."""
    columns = list(zip(*points, strict=True))
    # a coordinate in which all points agree is only moved
    spans = [(min(column), (max(column) - min(column)) or 1) for column in columns]
    near, *others = [
        [(x - low) / width for x, (low, width) in zip(each, spans, strict=True)] for each in (query, *points)
    ]
    return winners([labels[i] for i in nearest(others, near, k)])[0]


def label_without_query(points: Points, labels: Sequence[str], query: Point, k: int) -> str:
    """The majority label of the k nearest points that are not at the query, if there are any."""
    away = [i for i in nearest(points, query, len(points)) if list(points[i]) != list(query)]
    return winners([labels[i] for i in away[:k]] or labels)[0]


def label_of_last_at_place(points: Points, labels: Sequence[str], query: Point, k: int) -> str:
    """The majority label where of several points at the same place only the last one votes."""
    last = dict(zip(map(tuple, points), labels, strict=True))
    return knn_labels(list(last), list(last.values()), query, min(k, len(last)))[0]


def label_of_first_at_place(points: Points, labels: Sequence[str], query: Point, k: int) -> str:
    """The majority label where of several points at the same place only the first one votes."""
    return label_of_last_at_place(points[::-1], labels[::-1], query, k)


def label_of_last_at_distance(points: Points, labels: Sequence[str], query: Point, k: int) -> str:
    """The majority label where of several points at the same distance only the last one votes."""
    last = dict(zip(distances_to(points, query), labels, strict=True))
    return winners([last[distance] for distance in sorted(last)[:k]])[0]


def mean_of_last_at_place(points: Points, targets: Sequence[float], query: Point, k: int) -> float:
    """The mean target where of several points at the same place only the last one counts."""
    last = dict(zip(map(tuple, points), targets, strict=True))
    near = nearest(list(last), query, min(k, len(last)))
    return mean([list(last.values())[i] for i in near])


def mean_of_last_at_distance(points: Points, targets: Sequence[float], query: Point, k: int) -> float:
    """The mean target where of several points at the same distance only the last one counts."""
    last = dict(zip(distances_to(points, query), targets, strict=True))
    return mean([last[distance] for distance in sorted(last)[:k]])


def nearest_by_largest(points: Points, query: Point, k: int) -> list[int]:
    """The indices of the k nearest points by the largest difference of a coordinate (Chebyshev distance)."""
    far = [max(abs(a - b) for a, b in zip(point, query, strict=True)) for point in points]
    return sorted(range(len(points)), key=far.__getitem__)[:k]


def label_by_square_weights(points: Points, labels: Sequence[str], query: Point, k: int) -> str:
    """The label with the largest sum of inverse squared distances."""
    return weighted_vote(points, labels, query, k, "1/d^2")


def mean_by_square_weights(points: Points, targets: Sequence[float], query: Point, k: int) -> float:
    """The mean target, weighted by the inverse squares of the distances."""
    return weighted(points, targets, query, k, "1/d^2", 1.0)


def weighted(points: Points, targets: Sequence[float], query: Point, k: int, weight: str, sigma: float) -> float:
    """The weighted mean target of the k nearest points."""
    near = nearest(points, query, k)
    own = distances_to([points[i] for i in near], query)
    return weighted_mean([targets[i] for i in near], weights_at(own, weight, sigma=sigma))


def divided_by_k(
    points: Points, targets: Sequence[float], query: Point, k: int, weight: str, *, sigma: float = 1.0
) -> float:
    """The weighted sum divided by k, and not by the sum of the weights."""
    near = nearest(points, query, k)
    weights = weights_at(distances_to([points[i] for i in near], query), weight, sigma=sigma)
    return sum(targets[i] * own for i, own in zip(near, weights, strict=True)) / k


def divided_by_all_weights(
    points: Points, targets: Sequence[float], query: Point, k: int, weight: str, *, sigma: float = 1.0
) -> float:
    """The weighted sum of the k nearest, divided by the weights of all points."""
    weights = weights_at(distances_to(points, query), weight, sigma=sigma)
    return sum(targets[i] * weights[i] for i in nearest(points, query, k)) / sum(weights)


def distances_as_weights(
    points: Points, targets: Sequence[float], query: Point, k: int, weight: str, *, sigma: float = 1.0
) -> float:
    """Distances for weights, so that far points count most."""
    near = nearest(points, query, k)
    own = distances_to([points[i] for i in near], query)
    return weighted_mean([targets[i] for i in near], own) if any(own) else mean([targets[i] for i in near])


def weights_turned_over(
    points: Points, targets: Sequence[float], query: Point, k: int, weight: str, *, sigma: float = 1.0
) -> float:
    """One over each weight: d for 1/d, its square for 1/d^2, a Gaussian that grows; points at the query as asked."""
    near = nearest(points, query, k)
    weights = weights_at(distances_to([points[i] for i in near], query), weight, sigma=sigma)
    return weighted_mean([targets[i] for i in near], weights if 0 in weights else [1 / own for own in weights])


def inverses_turned_over(
    points: Points, targets: Sequence[float], query: Point, k: int, weight: str, *, sigma: float = 1.0
) -> float:
    """One over each weight for 1/d and 1/d^2, where the Gaussian weights are right."""
    if weight == "gauss":
        return weighted(points, targets, query, k, weight, sigma)
    return weights_turned_over(points, targets, query, k, weight, sigma=sigma)


def zero_distance_as_one(
    points: Points, targets: Sequence[float], query: Point, k: int, weight: str, *, sigma: float = 1.0
) -> float:
    """Points at the query have the weight 1, and all others theirs."""
    near = nearest(points, query, k)
    own = [
        similarity(distance or 1.0, weight, sigma=sigma) for distance in distances_to([points[i] for i in near], query)
    ]
    return weighted_mean([targets[i] for i in near], own)


def all_at_query(
    points: Points, targets: Sequence[float], query: Point, k: int, weight: str, *, sigma: float = 1.0
) -> float:
    """The mean of all points at the query, also if they are more than k."""
    at_query = [target for point, target in zip(points, targets, strict=True) if list(point) == list(query)]
    return mean(at_query) if at_query and weight != "gauss" else weighted(points, targets, query, k, weight, sigma)


def zero_rule_for_gauss(
    points: Points, targets: Sequence[float], query: Point, k: int, weight: str, *, sigma: float = 1.0
) -> float:
    """The mean of the points at the query, whatever the weights are."""
    at_query = [targets[i] for i in nearest(points, query, k) if list(points[i]) == list(query)]
    return mean(at_query) if at_query else weighted(points, targets, query, k, weight, sigma)


def predictions_by_common_scale(fit: Call, predict: Call) -> list[str]:
    """Labels where all points together give the scale."""
    both = [*fit["points"], *predict["points"]]
    return labels_of(fit, scaled(both, fit["points"]), scaled(both, predict["points"]))


def predictions_by_blocks(fit: Call, predict: Call) -> list[str]:
    """Labels of the nearest points by city-block distance, after scaling."""
    train, queries = scaled(fit["points"], fit["points"]), scaled(fit["points"], predict["points"])
    near = [nearest_by_blocks(train, query, fit["k"]) for query in queries]
    return [winners([fit["labels"][i] for i in own])[0] for own in near]


def predictions_by_weight(fit: Call, predict: Call) -> list[str]:
    """Labels by votes with the weight 1/d^2, after scaling."""
    train, queries = scaled(fit["points"], fit["points"]), scaled(fit["points"], predict["points"])
    return [weighted_vote(train, fit["labels"], query, fit["k"]) for query in queries]


def labels_of(fit: Call, train: Points, queries: Points) -> list[str]:
    """The votes for each query among points that are scaled already; of tied labels the first by name.

    So other names give the others, by which work that breaks ties in another way is known.
    """
    return [min(knn_labels(train, fit["labels"], query, fit["k"])) for query in queries]


def quick_to_train(learner: str) -> bool:
    """Whether training only counts or stores."""
    return LEARNERS[learner].quick


def eager_to_train(learner: str) -> bool:
    """Whether something else than the examples is left of them: the opposite."""
    return LEARNERS[learner].keeps != "the examples"
