"""Known mistakes with labels: error rates, confusion matrices, precision, recall, F-measure, the majority class."""

from collections import Counter
from collections.abc import Sequence

from reference.evaluation.accuracy import ByClass, per_class_accuracy
from reference.evaluation.confusion import Rates, class_rates, confusion_counts, rates
from reference.evaluation.retrieval import Found, precision_recall
from reference.evaluation.shares import share

Labels = Sequence[str]


def errors_per_right(actual: Labels, predicted: Labels, *, measure: str = "error") -> float:
    """The errors divided by the right answers (30/170 for 30/200)."""
    errors = sum(own != right for right, own in zip(actual, predicted, strict=True))
    return share(errors, len(actual) - errors, float(errors))


def precision_by_class(actual: Labels, predicted: Labels) -> ByClass:
    """The share of the predictions of each class that are right."""
    turned = per_class_accuracy(predicted, actual).accuracy
    accuracy = {label: turned.get(label, 0.0) for label in Counter(actual)}
    return ByClass(accuracy, per_class_accuracy(actual, predicted).confused)


def pairs_turned_around(actual: Labels, predicted: Labels) -> ByClass:
    """The confused pairs as (predicted, actual)."""
    right = per_class_accuracy(actual, predicted)
    return ByClass(right.accuracy, {(own, label): count for (label, own), count in right.confused.items()})


def recognised_of_all(actual: Labels, predicted: Labels) -> ByClass:
    """The recognised examples of each class as a share of all examples."""
    right, sizes = per_class_accuracy(actual, predicted), Counter(actual)
    accuracy = {label: share * sizes[label] / len(actual) for label, share in right.accuracy.items()}
    return ByClass(accuracy, right.confused)


def false_discoveries(actual: Labels, predicted: Labels, positive: str) -> Rates:
    """The false positive rate taken of those predicted positive (0.267 for 0.32 on Witten's table 5.4)."""
    tp, _, fp, _ = confusion_counts(actual, predicted, positive)
    right = class_rates(actual, predicted, positive)
    return {**right, "fpr": share(fp, fp + tp, 0.0)}


def rates_of_predictions(actual: Labels, predicted: Labels, positive: str) -> Rates:
    """All rates as shares of what was predicted, not of what there is."""
    tp, fn, fp, tn = confusion_counts(actual, predicted, positive)
    called, other = tp + fp, fn + tn
    return {
        "tpr": share(tp, called, 0.0),
        "fpr": share(fp, called, 0.0),
        "tnr": share(tn, other, 0.0),
        "fnr": share(fn, other, 0.0),
    }


def rates_of_all(actual: Labels, predicted: Labels, positive: str) -> Rates:
    """The four counts as shares of all examples."""
    tp, fn, fp, tn = confusion_counts(actual, predicted, positive)
    n = len(actual)
    return {"tpr": tp / n, "fpr": fp / n, "tnr": tn / n, "fnr": fn / n}


def rates_of_the_other_class(actual: Labels, predicted: Labels, positive: str) -> Rates:
    """The rates with the two classes exchanged."""
    right = class_rates(actual, predicted, positive)
    return {"tpr": right["tnr"], "fpr": right["fnr"], "tnr": right["tpr"], "fnr": right["fpr"]}


def negatives_named_right(actual: Labels, predicted: Labels, positive: str) -> Rates:
    """The rates where a true negative must have its own label, not just another one than `positive`."""
    tp, fn, fp, _ = confusion_counts(actual, predicted, positive)
    return rates(tp, fn, fp, sum(own == right != positive for right, own in zip(actual, predicted, strict=True)))


def errors_all_alarms(actual: Labels, predicted: Labels, positive: str, *, undefined: float | None = None) -> Found:
    """Precision and recall where every error that is no miss is a false positive, also between two negative labels."""
    tp, fn, _, _ = confusion_counts(actual, predicted, positive)
    errors = sum(own != right for right, own in zip(actual, predicted, strict=True))
    return Found(share(tp, tp + errors - fn, undefined), share(tp, tp + fn, undefined))


def recall_first(actual: Labels, predicted: Labels, positive: str, *, undefined: float | None = None) -> Found:
    """Precision and recall, each under the other's name."""
    right = precision_recall(actual, predicted, positive, undefined=undefined)
    return Found(right.recall, right.precision)


def plain_mean(precision: float, recall: float, *, beta: float = 1) -> float:
    """The arithmetic mean, whatever beta."""
    return (precision + recall) / 2
