"""Training, validation and test set: learn on the first, choose on the second, report on the third.

Witten, section 5.1; Mitchell, section 3.7; Blockeel, section 4.4.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TypedDict

from reference.evaluation.learners import Example, errors_on, knn_label

SETS = ("training", "validation", "test")


class Chosen(TypedDict):
    """The chosen number of neighbours, and the error that is reported for it."""

    k: int
    error: float


def knn_error(train: Sequence[Example], tested: Sequence[Example], k: int) -> float:
    """The error rate of k nearest neighbours, trained on `train`, on the tested examples."""
    if not tested:
        raise ValueError("no tested examples have no error rate")
    return errors_on(tested, partial(knn_label, train, k=k)) / len(tested)


def three_way(
    train: Sequence[Example], validation: Sequence[Example], test: Sequence[Example], ks: Sequence[int]
) -> Chosen:
    """The number of neighbours with the smallest validation error, and its error on the test set.

    Of equal ones the first in the list. The test examples decide nothing; what was learned from the training examples
    is tested as it is, and not trained again on the validation examples (Witten does so only afterwards).

    >>> train = [[[0], "a"], [[1], "b"], [[2], "a"], [[9], "b"]]
    >>> three_way(train, [[[1.2], "a"]], [[[0.2], "a"], [[8], "b"]], [1, 3])
    {'k': 3, 'error': 0.0}
    """
    # `min` takes the first of equally good ones
    k = min(ks, key=lambda each: knn_error(train, validation, each))
    return Chosen(k=k, error=knn_error(train, test, k))


def is_sound(protocol: Mapping[str, Sequence[str]]) -> bool:
    """Whether the reported parts are used neither to fit nor to choose, and the parts to choose are not used to fit.

    `fit`, `choose` and `report` name the sets that are used for each.

    >>> is_sound({"fit": ["training"], "choose": ["validation"], "report": ["test"]})
    True
    >>> is_sound({"fit": ["training"], "choose": ["test"], "report": ["test"]})
    False
    """
    fit, choose, report = (set(protocol[step]) for step in ("fit", "choose", "report"))
    return not (fit & choose or report & (fit | choose))
