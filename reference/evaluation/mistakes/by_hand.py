"""Known mistakes in hand calculations about classifiers and forecasts, of single parts and of whole chains."""

import math
from collections.abc import Mapping, Sequence

from reference.evaluation.by_hand import (
    Parts,
    Rows,
    counts_in,
    favouring_recall,
    hits_in,
    idle_cost,
    precision_of_counts,
    precision_of_hits,
    recall_of_counts,
    recall_of_hits,
)
from reference.evaluation.costs import joint_cell
from reference.evaluation.losses import cross_entropy
from reference.evaluation.regression import mean_of, mean_squared_error
from reference.evaluation.retrieval import f_measure


def alarms_and_misses_exchanged(rows: Rows, positive: str) -> Parts:
    """False positives taken for false negatives, and so precision for recall."""
    tp, fn, fp, _ = counts_in(rows, positive)
    return {"fp": fn, "fn": fp, "precision": recall_of_counts(tp, fn), "recall": precision_of_counts(tp, fp)}


def precision_of_all(rows: Rows, positive: str) -> Parts:
    """The hits as a share of all rows for the precision."""
    tp, fn, _, _ = counts_in(rows, positive)
    found = tp / len(rows)
    return {"precision": found, "f": f_measure(found, recall_of_counts(tp, fn))}


def hits_for_recall(tp: int, fn: int) -> float:
    """The misses per hit for the share of hits."""
    return fn / tp if tp else 0.0


def arithmetic_mean(precision: float, recall: float) -> float:
    """The arithmetic mean of precision and recall."""
    return (precision + recall) / 2


def product_of_both(precision: float, recall: float) -> float:
    """Precision times recall, the rest of the formula forgotten."""
    return precision * recall


def whole_ranking(ranking: Sequence[str], k: int, relevant: int) -> Parts:
    """All of the ranking taken, whatever k is."""
    hits = hits_in(ranking, len(ranking))
    found, caught = precision_of_hits(hits, len(ranking)), recall_of_hits(hits, relevant)
    return {"hits": hits, "precision": found, "recall": caught, "f": favouring_recall(found, caught)}


def hits_among_ten(hits: int, k: int) -> float:
    """The hits as a share of all ten matches, of which only k are shown."""
    return hits / 10


def misses_for_recall(hits: int, relevant: int) -> float:
    """The share of the relevant ones that is missed."""
    return 1 - hits / relevant


def arithmetic_favouring_recall(precision: float, recall: float) -> float:
    """An arithmetic mean with the weights of the harmonic one."""
    return (precision + 4 * recall) / 5


def favouring_precision(precision: float, recall: float) -> float:
    """beta² attached to the recall, which favours precision (0.3704 for Kubat's table 11.2, where 0.3030 is right)."""
    return f_measure(recall, precision, beta=2)


def right_share(tp: int, fn: int, fp: int, tn: int) -> float:
    """The accuracy for the error rate."""
    return (tp + tn) / (tp + fn + fp + tn)


def rare_share(tp: int, fn: int, fp: int, tn: int) -> float:
    """The share of the smaller class for the accuracy of the larger one."""
    return min(tp + fn, fp + tn) / (tp + fn + fp + tn)


def a_half(tp: int, fn: int, fp: int, tn: int) -> float:
    """One half, as if a coin were the rival."""
    return 0.5


def rates_of_results(tp: int, fn: int, fp: int, tn: int) -> Parts:
    """Sensitivity and specificity as shares of the positive and of the negative results."""
    return {"sensitivity": tp / (tp + fp), "specificity": tn / (tn + fn)}


def verdict_by_error(error: float, baseline: float) -> str:
    """The error rate compared with the baseline's accuracy."""
    return "yes" if error < baseline else "no"


def hit_probability(prior: float, tpr: float) -> float:
    """The probability of a hit for that of a miss."""
    return joint_cell(prior, tpr)


def miss_rate(prior: float, tpr: float) -> float:
    """The rate of misses among the positives, the prior left out."""
    return 1 - tpr


def alarm_rate(prior: float, fpr: float) -> float:
    """The rate of false alarms among the negatives, the prior left out."""
    return fpr


def alarm_of_positives(prior: float, fpr: float) -> float:
    """The prior of the wrong class."""
    return joint_cell(prior, fpr)


def costs_exchanged(miss: float, alarm: float, miss_cost: float, alarm_cost: float) -> float:
    """Each kind of mistake at the price of the other."""
    return miss * alarm_cost + alarm * miss_cost


def mistakes_without_cost(miss: float, alarm: float, miss_cost: float, alarm_cost: float) -> float:
    """The probability of a mistake."""
    return miss + alarm


def idle_cost_of_negatives(prior: float, miss_cost: float) -> float:
    """The negatives taken for what is missed."""
    return idle_cost(1 - prior, miss_cost)


def dearer(cost: float, idle: float) -> str:
    """The one that costs more."""
    return "detector" if cost > idle else "nothing"


def nats_of(forecast: Mapping[str, float], outcome: str) -> float:
    """The loss with the natural logarithm."""
    return -math.log(forecast[outcome])


def bits_of_all(forecast: Mapping[str, float], outcome: str) -> float:
    """The logarithms of all probabilities added up."""
    return math.fsum(-math.log2(p) for p in forecast.values())


def roles_exchanged(truth: Mapping[str, float], forecast: Mapping[str, float]) -> float:
    """The forecast taken for the truth, and the truth for the forecast (1.20752 for 1)."""
    return cross_entropy(list(forecast.values()), [truth[name] for name in forecast])


def losses_not_weighed(truth: Mapping[str, float], forecast: Mapping[str, float]) -> float:
    """The plain mean of the losses."""
    return mean_of([-math.log2(p) for p in forecast.values()])


def loss_turned_around(expected: float, least: float) -> float:
    """The difference the wrong way round."""
    return least - expected


def ratio_of_losses(expected: float, least: float) -> float:
    """A ratio where a difference is asked for."""
    return expected / least


def signed_mean_error(actual: Sequence[float], predicted: Sequence[float]) -> float:
    """Errors of opposite signs cancel."""
    return mean_of([own - right for right, own in zip(actual, predicted, strict=True)])


def sum_of_sizes(actual: Sequence[float], predicted: Sequence[float]) -> float:
    """The sizes of the errors added up and not divided."""
    return math.fsum(abs(own - right) for right, own in zip(actual, predicted, strict=True))


def square_without_root(actual: Sequence[float], predicted: Sequence[float]) -> float:
    """The mean squared error, its root not drawn."""
    return mean_squared_error(actual, predicted)


def root_then_mean(actual: Sequence[float], predicted: Sequence[float]) -> float:
    """The root of the sum, divided by n."""
    return math.sqrt(mean_squared_error(actual, predicted) * len(actual)) / len(actual)


def larger(first: float, second: float) -> str:
    """The model with the larger error."""
    return "first" if first > second else "second"
