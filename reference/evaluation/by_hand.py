"""Hand calculations about classifiers and forecasts, part by part; each part is a function of earlier ones."""

from collections.abc import Mapping, Sequence

from reference.evaluation.accuracy import matrix_error
from reference.evaluation.baseline import majority_share
from reference.evaluation.confusion import Counts, confusion_counts
from reference.evaluation.costs import joint_cell
from reference.evaluation.losses import cross_entropy, surprise
from reference.evaluation.regression import best_of, mean_squared_error, root
from reference.evaluation.retrieval import hits_at, precision, recall

Rows = Sequence[Mapping[str, str]]
Parts = dict[str, float | str | None]
ROUNDING = 1e-9  # accuracies that are equal on paper differ by less as floats


def counts_in(rows: Rows, positive: str) -> Counts:
    """The four counts of a table with the columns `actual` and `predicted`."""
    return confusion_counts([row["actual"] for row in rows], [row["predicted"] for row in rows], positive)


def true_positives(rows: Rows, positive: str) -> int:
    """The number of positive rows that are predicted as positive."""
    return counts_in(rows, positive).tp


def false_positives(rows: Rows, positive: str) -> int:
    """The number of negative rows that are predicted as positive: false alarms."""
    return counts_in(rows, positive).fp


def false_negatives(rows: Rows, positive: str) -> int:
    """The number of positive rows that are predicted as negative: misses."""
    return counts_in(rows, positive).fn


def precision_of_counts(tp: int, fp: int) -> float:
    """The precision from two counts; ValueError if one is not a whole number."""
    return counted(precision(whole(tp), whole(fp)))


def recall_of_counts(tp: int, fn: int) -> float:
    """The recall from two counts; ValueError if one is not a whole number."""
    return counted(recall(whole(tp), whole(fn)))


def whole(count: float) -> float:
    """The count itself; ValueError if it is not a whole number."""
    # an earlier part may be a student's own wrong number: then a later part has no meaning, and says so
    if count % 1:
        raise ValueError("a count is a whole number")
    return count


def counted(value: float | None) -> float:
    """The share itself, or 0 if it is undefined."""
    # None stands for 0/0; a hand calculation needs a number to go on with
    return value or 0.0


def hits_in(ranking: Sequence[str], k: int) -> int:
    """The number of relevant items among the first k."""
    return hits_at(ranking, k, "yes")


def precision_of_hits(hits: int, k: int) -> float:
    """The share of relevant items among the first k."""
    return whole(hits) / k


def recall_of_hits(hits: int, relevant: int) -> float:
    """The share of all relevant items that are among the first k."""
    return whole(hits) / relevant


def favouring_recall(precision: float, recall: float) -> float:
    """The F-measure with beta = 2, written out. Kubat, equation 11.5."""
    # beta² = 4: 5 and 4 written out, as a hand calculation has them
    return 5 * precision * recall / (4 * precision + recall)


def error_of_counts(tp: int, fn: int, fp: int, tn: int) -> float:
    """The error rate of four counts."""
    return matrix_error([[tp, fn], [fp, tn]])


def majority_of_counts(tp: int, fn: int, fp: int, tn: int) -> float:
    """The accuracy of always predicting the more frequent of two classes."""
    return majority_share({"positive": tp + fn, "negative": fp + tn})


def verdict(error: float, baseline: float) -> str:
    """`yes` if a classifier is right more often than the majority class, else `no`."""
    return "yes" if 1 - error - baseline > ROUNDING else "no"  # 1 - 1/3 is more than 2/3 in floats


def miss_probability(prior: float, tpr: float) -> float:
    """The probability that an example is positive and missed."""
    return joint_cell(prior, 1 - tpr)


def alarm_probability(prior: float, fpr: float) -> float:
    """The probability that an example is negative and called positive."""
    return joint_cell(1 - prior, fpr)


def cost_of(miss: float, alarm: float, miss_cost: float, alarm_cost: float) -> float:
    """The expected cost of misses and false alarms. Kubat, section 11.3, says in words that they may differ."""
    return miss * miss_cost + alarm * alarm_cost


def idle_cost(prior: float, miss_cost: float) -> float:
    """The expected cost of never predicting positive: all positives are missed."""
    return prior * miss_cost


def cheaper(cost: float, idle: float) -> str:
    """The cheaper choice: `detector` or `nothing`."""
    return best_of({"detector": cost, "nothing": idle})[0]


def bits_of(forecast: Mapping[str, float], outcome: str) -> float:
    """The informational loss of a forecast if `outcome` occurs."""
    # of the outcome alone: what else the forecast said costs nothing
    return surprise(forecast[outcome])


def expected_bits(truth: Mapping[str, float], forecast: Mapping[str, float]) -> float:
    """The expected informational loss of a forecast."""
    return cross_entropy([truth[name] for name in forecast], list(forecast.values()))


def least_bits(truth: Mapping[str, float]) -> float:
    """The expected loss of the true probabilities themselves: their entropy."""
    return expected_bits(truth, truth)


def root_error(actual: Sequence[float], predicted: Sequence[float]) -> float:
    """The root mean squared error."""
    return root(mean_squared_error(actual, predicted))


def smaller(first: float, second: float) -> str:
    """The name of the smaller error: `first` or `second`."""
    return best_of({"first": first, "second": second})[0]
