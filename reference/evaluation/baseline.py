"""The baseline that a learner must beat: a classifier that always predicts the majority class.

Witten, sections 4.1 and 5.4; Kubat, sections 8.3 and 11.2; Blockeel, section 6.1.1.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from reference.evaluation.accuracy import error_rate


class Baseline(NamedTuple):
    """The label that is always predicted, and its accuracy."""

    label: str
    accuracy: float


def majority_class(labels: Sequence[str]) -> str:
    """The most frequent label; of tied labels the one that occurs first, as no book fixes a rule.

    >>> majority_class(["b", "a", "a", "b"])
    'b'
    """
    if not labels:
        raise ValueError("no labels have no majority")
    return max(Counter(labels).items(), key=lambda item: item[1])[0]  # a Counter keeps the order of first occurrence


def majority_baseline(labels: Sequence[str], test_labels: Sequence[str] | None = None) -> Baseline:
    """The majority class of the training labels, and its accuracy on the test labels, or on the training labels.

    >>> majority_baseline(["no", "no", "yes"], ["yes", "no", "yes", "yes"])
    Baseline(label='no', accuracy=0.25)
    """
    label = majority_class(labels)
    # the label always comes from training: the majority of the test set would be cheating
    tested = labels if test_labels is None else test_labels
    return Baseline(label, error_rate(tested, [label] * len(tested), measure="accuracy"))


def majority_share(counts: Mapping[str, int]) -> float:
    """The share of the largest class: the accuracy of always predicting it.

    >>> majority_share({"pos": 2, "neg": 98})  # Kubat, section 11.2
    0.98
    """
    return max(counts.values()) / sum(counts.values())


def result_beats_majority(result: Mapping[str, int]) -> bool:
    """Whether a classifier is right more often than one that always predicts the larger class, sick or well.

    >>> result_beats_majority({"sick": 2, "well": 98, "right": 95})
    False
    """
    sick, well, right = result["sick"], result["well"], result["right"]
    return right / (sick + well) > majority_share({"sick": sick, "well": well})
