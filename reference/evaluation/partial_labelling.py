"""Labels by an expert for some examples of a subject, and by a classifier of that subject for the rest. Kubat, 8.3."""

from collections.abc import Sequence
from typing import Any

Example = Sequence[Any]  # subject, point, label or None


def squared_distance(one: Sequence[float], other: Sequence[float]) -> float:
    """The square of the Euclidean distance."""
    return sum((p - q) ** 2 for p, q in zip(one, other, strict=True))


def label_of_nearest(examples: Sequence[Example], point: Sequence[float]) -> Any:
    """The label of the example nearest to a point; of equally near ones the first."""
    # squares order distances alike, and stay whole numbers
    return min(examples, key=lambda example: squared_distance(example[1], point))[2]


def label_the_rest(examples: Sequence[Example]) -> list[Any]:
    """A label for each example: the expert's, else that of the nearest labelled example of the same subject.

    >>> label_the_rest([["a", [1], "n"], ["b", [2], "w"], ["a", [5], None], ["b", [3], None]])
    ['n', 'w', 'n', 'w']
    """

    def labelled(subject: Any) -> list[Example]:
        return [each for each in examples if each[0] == subject and each[2] is not None]

    return [
        label_of_nearest(labelled(subject), point) if label is None else label for subject, point, label in examples
    ]
