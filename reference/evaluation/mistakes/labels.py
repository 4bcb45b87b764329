"""Known mistakes with labels: error rates, confusion matrices, precision, recall, F-measure, the majority class."""

from collections import Counter
from collections.abc import Mapping, Sequence

from reference.evaluation.accuracy import ByClass, error_rate, per_class_accuracy
from reference.evaluation.baseline import Baseline, majority_baseline, majority_class
from reference.evaluation.confusion import Matrix, Rates, class_rates, confusion_counts, confusion_matrix
from reference.evaluation.retrieval import Found, f_measure, precision_recall
from reference.evaluation.shares import share

Labels = Sequence[str]


def errors_per_right(actual: Labels, predicted: Labels, *, measure: str = "error") -> float:
    """The errors divided by the right answers (30/170 for 30/200)."""
    errors = sum(own != right for right, own in zip(actual, predicted, strict=True))
    return share(errors, len(actual) - errors, float(errors))


def mean_of_class_errors(actual: Labels, predicted: Labels, *, measure: str = "error") -> float:
    """The error rates of the classes, each counted once (0.3844 for 0.30 on Witten's table 5.4)."""
    accuracies = per_class_accuracy(actual, predicted).accuracy
    return sum(1 - accuracy for accuracy in accuracies.values()) / len(accuracies)


def labels_counted(actual: Labels, predicted: Labels, *, measure: str = "error") -> float:
    """How many labels are too many in all: right labels on the wrong examples are no errors to it."""
    return (Counter(predicted) - Counter(actual)).total() / len(actual)


def classes_sorted(actual: Labels, predicted: Labels, classes: Labels, **_: object) -> Matrix:
    """The matrix with its classes in the order of the alphabet."""
    return confusion_matrix(actual, predicted, sorted(classes))


def shares_of_rows(actual: Labels, predicted: Labels, classes: Labels, **_: object) -> Matrix:
    """Each count divided by the size of its actual class."""
    counted = confusion_matrix(actual, predicted, classes)
    return [[share(cell, sum(row), 0.0) for cell in row] for row in counted]


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


def recall_first(actual: Labels, predicted: Labels, positive: str, *, undefined: float | None = None) -> Found:
    """Precision and recall, each under the other's name."""
    right = precision_recall(actual, predicted, positive, undefined=undefined)
    return Found(right.recall, right.precision)


def hits_among_all(actual: Labels, predicted: Labels, positive: str, *, undefined: float | None = None) -> Found:
    """The precision with all examples below the line."""
    right = precision_recall(actual, predicted, positive, undefined=undefined)
    return Found(confusion_counts(actual, predicted, positive).tp / len(actual), right.recall)


def of_first_label(actual: Labels, predicted: Labels, positive: str, *, undefined: float | None = None) -> Found:
    """Precision and recall for the class of the first example, whichever is asked for."""
    return precision_recall(actual, predicted, actual[0], undefined=undefined)


def beta_on_recall(precision: float, recall: float, *, beta: float = 1) -> float:
    """beta² attached to the recall (0.2889 and 0.3939 exchanged for Kubat's beta of 0.2 and 5)."""
    return f_measure(recall, precision, beta=beta)


def beta_not_squared(precision: float, recall: float, *, beta: float = 1) -> float:
    """beta where its square belongs (0.3039 for 0.2931 with Kubat's beta of 5)."""
    return f_measure(precision, recall, beta=beta**0.5)


def f_one(precision: float, recall: float, *, beta: float = 1) -> float:
    """The plain harmonic mean, whatever beta is."""
    return f_measure(precision, recall)


def weighted_mean(precision: float, recall: float, *, beta: float = 1) -> float:
    """The arithmetic mean with the weights of the harmonic one (0.345 for 0.336 with Kubat's beta of 1)."""
    return (precision + beta**2 * recall) / (1 + beta**2)


def plain_mean(precision: float, recall: float, *, beta: float = 1) -> float:
    """The arithmetic mean, whatever beta."""
    return (precision + recall) / 2


def majority_of_test(labels: Labels, test_labels: Labels) -> Baseline:
    """The majority class of the very labels that it is tested on."""
    return majority_baseline(test_labels)


def accuracy_on_training(labels: Labels, test_labels: Labels) -> Baseline:
    """The accuracy on the labels that the class was taken from."""
    return majority_baseline(labels)


def error_of_majority(labels: Labels, test_labels: Labels) -> Baseline:
    """The error rate of the majority class in place of its accuracy."""
    label = majority_class(labels)
    return Baseline(label, error_rate(test_labels, [label] * len(test_labels)))


def result_beats_a_coin(result: Mapping[str, int]) -> bool:
    """Whether more than half are right."""
    return 2 * result["right"] > result["sick"] + result["well"]


def result_beats_the_smaller_class(result: Mapping[str, int]) -> bool:
    """Whether more are right than the smaller class has."""
    return result["right"] > min(result["sick"], result["well"])


def result_is_nine_of_ten(result: Mapping[str, int]) -> bool:
    """Whether nine of ten are right, which sounds good."""
    return 10 * result["right"] >= 9 * (result["sick"] + result["well"])


def recall_for_precision(tp: int, fn: int, fp: int, tn: int) -> float:
    """The share of the positives that are found, for the share of the found that are positive."""
    return tp / (tp + fn)


def accuracy_for_precision(tp: int, fn: int, fp: int, tn: int) -> float:
    """The share of all right results."""
    return (tp + tn) / (tp + fn + fp + tn)


def false_alarms_for_precision(tp: int, fn: int, fp: int, tn: int) -> float:
    """The share of the found that are not positive."""
    return fp / (tp + fp)


def hits_of_all_for_precision(tp: int, fn: int, fp: int, tn: int) -> float:
    """The hits as a share of everything."""
    return tp / (tp + fn + fp + tn)
