"""Error rate and accuracy of predicted labels: overall, by class, and for ordered classes.

Witten, sections 5.1 and 5.7; Kubat, sections 1.3, 8.1, 10.6, 11.1; Mitchell, section 5.2; Blockeel, section 6.1.1.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

MEASURES = ("error", "accuracy")


class ByClass(NamedTuple):
    """The share of each class that is recognised, and the counts of confused pairs of classes."""

    accuracy: dict[str, float]
    confused: dict[tuple[str, str], int]


def rate(errors: float, n: float, *, measure: str = "error") -> float:
    """The share of `errors` among `n` examples; with `measure` "accuracy" the share of right ones.

    >>> rate(30, 200), rate(30, 200, measure="accuracy")
    (0.15, 0.85)
    """
    if measure not in MEASURES:
        raise ValueError(f"a measure is one of {', '.join(MEASURES)}; this is {measure}")
    if not n:
        raise ValueError("no examples have no error rate")
    return (errors if measure == "error" else n - errors) / n


def error_rate(actual: Sequence[str], predicted: Sequence[str], *, measure: str = "error") -> float:
    """The share of examples with a wrong predicted label; with "accuracy" the share of right ones.

    A fraction between 0 and 1. Witten, section 5.1; Kubat, section 1.3; Mitchell, section 5.2; Blockeel, section 6.1.1.

    >>> error_rate(["a", "b", "b", "a"], ["a", "b", "a", "a"])
    0.25
    """
    # a fraction; several books print percentages
    errors = sum(own != right for right, own in zip(actual, predicted, strict=True))
    return rate(errors, len(actual), measure=measure)


def matrix_error(confusion: Sequence[Sequence[float]], *, measure: str = "error") -> float:
    """The error rate or accuracy of a confusion matrix of counts or of shares. Kubat, equation 11.1.

    >>> matrix_error([[88, 10, 2], [14, 40, 6], [18, 10, 12]], measure="accuracy")  # Witten, table 5.4
    0.7
    """
    total = sum(map(sum, confusion))
    errors = sum(cell for i, row in enumerate(confusion) for j, cell in enumerate(row) if i != j)
    return rate(errors, total, measure=measure)


def per_class_accuracy(actual: Sequence[str], predicted: Sequence[str]) -> ByClass:
    """The share of the examples of each class that are recognised, and the counts of confused pairs.

    Kubat, sections 8.1 and 8.3. A class that does not occur in `actual` has no share; a pair is (actual, predicted).

    >>> by_class = per_class_accuracy(["a", "a", "b"], ["a", "b", "b"])
    >>> by_class.accuracy, by_class.confused
    ({'a': 0.5, 'b': 1.0}, {('a', 'b'): 1})
    """
    # a class that only occurs in predictions has no share of its own: 0/0
    pairs = Counter(zip(actual, predicted, strict=True))
    sizes = Counter(actual)
    accuracy = {label: pairs[label, label] / size for label, size in sizes.items()}
    return ByClass(accuracy, {pair: count for pair, count in pairs.items() if pair[0] != pair[1]})


def steps_apart(one: str, other: str, order: Sequence[str], *, cyclic: bool = False) -> int:
    """The number of places between two classes in their order; in a cyclic order the shorter way round.

    >>> week = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    >>> steps_apart("sun", "mon", week), steps_apart("sun", "mon", week, cyclic=True)
    (6, 1)
    """
    # cyclic orders, such as days of a week, have a way round the end
    straight = abs(order.index(one) - order.index(other))
    return min(straight, len(order) - straight) if cyclic else straight


def ordinal_error(
    actual: Sequence[str], predicted: Sequence[str], order: Sequence[str], *, cyclic: bool = False
) -> float:
    """The mean number of places of the order by which predictions are wrong.

    Kubat, section 10.6, who gives the idea and no formula.

    >>> ordinal_error(["low", "low", "high"], ["mid", "low", "low"], ["low", "mid", "high"])
    1.0
    """
    steps = [steps_apart(own, right, order, cyclic=cyclic) for right, own in zip(actual, predicted, strict=True)]
    return rate(sum(steps), len(steps))
