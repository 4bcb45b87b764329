"""Hand calculations about classifiers and forecasts, part by part; each part is a function of earlier ones."""

from collections.abc import Mapping, Sequence

from reference.evaluation.accuracy import matrix_error
from reference.evaluation.baseline import majority_share
from reference.evaluation.confusion import Counts, confusion_counts, sensitivity, specificity
from reference.evaluation.costs import expected_cost, joint_cell, joint_from_conditionals
from reference.evaluation.losses import cross_entropy, extra_bits, surprise
from reference.evaluation.regression import best_of, mean_absolute_error, mean_squared_error, root
from reference.evaluation.retrieval import f_measure, hits_at, precision, recall

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
    return value or 0.0


def sorting_parts(rows: Rows, positive: str) -> Parts:
    """From a table of outcomes to precision, recall and F-measure. Kubat, section 11.2.

    >>> table = [{"actual": a, "predicted": p} for a, p in ["++", "++", "+-", "-+", "--"]]
    >>> {part: round(value, 3) for part, value in sorting_parts(table, "+").items()}
    {'tp': 2, 'fp': 1, 'fn': 1, 'precision': 0.667, 'recall': 0.667, 'f': 0.667}
    """
    tp, fn, fp, _ = counts_in(rows, positive)
    found, caught = precision_of_counts(tp, fp), recall_of_counts(tp, fn)
    return {"tp": tp, "fp": fp, "fn": fn, "precision": found, "recall": caught, "f": f_measure(found, caught)}


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


def search_parts(ranking: Sequence[str], k: int, relevant: int) -> Parts:
    """Precision and recall at k, and what an F-measure with beta 2 makes of them. Witten, section 5.7.

    >>> {part: round(value, 3) for part, value in search_parts(["yes", "no", "yes", "yes"], 4, 6).items()}
    {'hits': 3, 'precision': 0.75, 'recall': 0.5, 'f': 0.536}
    """
    hits = hits_in(ranking, k)
    found, caught = precision_of_hits(hits, k), recall_of_hits(hits, relevant)
    return {"hits": hits, "precision": found, "recall": caught, "f": favouring_recall(found, caught)}


def error_of_counts(tp: int, fn: int, fp: int, tn: int) -> float:
    """The error rate of four counts."""
    return matrix_error([[tp, fn], [fp, tn]])


def majority_of_counts(tp: int, fn: int, fp: int, tn: int) -> float:
    """The accuracy of always predicting the more frequent of two classes."""
    return majority_share({"positive": tp + fn, "negative": fp + tn})


def verdict(error: float, baseline: float) -> str:
    """`yes` if a classifier is right more often than the majority class, else `no`."""
    return "yes" if 1 - error - baseline > ROUNDING else "no"  # 1 - 1/3 is more than 2/3 in floats


def clinic_parts(tp: int, fn: int, fp: int, tn: int) -> Parts:
    """Error rate, majority baseline, sensitivity and specificity of four counts, and whether the baseline is beaten.

    >>> clinic_parts(20, 20, 10, 50)["error"], clinic_parts(20, 20, 10, 50)["verdict"]
    (0.3, 'yes')
    """
    error, baseline = error_of_counts(tp, fn, fp, tn), majority_of_counts(tp, fn, fp, tn)
    return {
        "error": error,
        "baseline": baseline,
        "sensitivity": sensitivity(tp, fn),
        "specificity": specificity(tn, fp),
        "verdict": verdict(error, baseline),
    }


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


def cost_parts(prior: float, tpr: float, fpr: float, miss_cost: float, alarm_cost: float) -> Parts:
    """The expected cost of a detector from its rates, and whether it is worth having. Blockeel, section 6.1.1.

    >>> parts = cost_parts(0.2, 0.9, 0.3, 5, 1)
    >>> round(parts["miss"], 2), round(parts["alarm"], 2), round(parts["cost"], 2), parts["idle"], parts["cheaper"]
    (0.02, 0.24, 0.34, 1.0, 'detector')
    """
    joint = joint_from_conditionals([prior, 1 - prior], [[tpr, 1 - tpr], [fpr, 1 - fpr]])
    cost = expected_cost(joint, [[0, miss_cost], [alarm_cost, 0]])
    idle = idle_cost(prior, miss_cost)
    return {"miss": joint[0][1], "alarm": joint[1][0], "cost": cost, "idle": idle, "cheaper": cheaper(cost, idle)}


def bits_of(forecast: Mapping[str, float], outcome: str) -> float:
    """The informational loss of a forecast if `outcome` occurs."""
    return surprise(forecast[outcome])


def expected_bits(truth: Mapping[str, float], forecast: Mapping[str, float]) -> float:
    """The expected informational loss of a forecast."""
    return cross_entropy([truth[name] for name in forecast], list(forecast.values()))


def least_bits(truth: Mapping[str, float]) -> float:
    """The expected loss of the true probabilities themselves: their entropy."""
    return expected_bits(truth, truth)


def forecast_parts(truth: Mapping[str, float], forecast: Mapping[str, float], outcome: str) -> Parts:
    """What a forecast costs in bits: for one outcome, on average, and more than it must. Witten, section 5.6.

    >>> parts = forecast_parts({"rain": 0.75, "sun": 0.25}, {"rain": 0.5, "sun": 0.5}, "sun")
    >>> {part: round(value, 3) for part, value in parts.items()}
    {'loss': 1.0, 'expected': 1.0, 'least': 0.811, 'extra': 0.189}
    """
    expected, least = expected_bits(truth, forecast), least_bits(truth)
    extra = extra_bits(expected, least)
    return {"loss": bits_of(forecast, outcome), "expected": expected, "least": least, "extra": extra}


def root_error(actual: Sequence[float], predicted: Sequence[float]) -> float:
    """The root mean squared error."""
    return root(mean_squared_error(actual, predicted))


def smaller(first: float, second: float) -> str:
    """The name of the smaller error: `first` or `second`."""
    return best_of({"first": first, "second": second})[0]


def dispute_parts(actual: Sequence[float], first: Sequence[float], second: Sequence[float]) -> Parts:
    """Two models by mean absolute error and by root mean squared error, and which is better by each. Witten, table 5.9.

    >>> parts = dispute_parts([0, 0, 0], [2, 2, 2], [0, 0, 5])
    >>> parts["by_mae"], parts["by_rmse"]
    ('second', 'first')
    """
    mae_first, mae_second = mean_absolute_error(actual, first), mean_absolute_error(actual, second)
    rmse_first, rmse_second = root_error(actual, first), root_error(actual, second)
    return {
        "mae_first": mae_first,
        "mae_second": mae_second,
        "rmse_first": rmse_first,
        "rmse_second": rmse_second,
        "by_mae": smaller(mae_first, mae_second),
        "by_rmse": smaller(rmse_first, rmse_second),
    }
