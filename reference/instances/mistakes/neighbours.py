"""Known mistakes with distances and nearest neighbours."""

from collections.abc import Sequence

from reference.instances.distance import Point, minkowski_distance
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


def label_of_farthest_from_within(points: Points, labels: Sequence[str], query: Point, k: int) -> str:
    """The majority label of the k farthest points; a tie goes to the label of the nearest among them."""
    return winners([labels[i] for i in farthest(points, query, k)[::-1]])[0]


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


def predictions_by_common_scale(fit: Call, predict: Call) -> list[str]:
    """Labels where all points together give the scale."""
    both = [*fit["points"], *predict["points"]]
    return labels_of(fit, scaled(both, fit["points"]), scaled(both, predict["points"]))


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
