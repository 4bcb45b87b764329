"""Errors estimated on examples outside training: cross-validation and leave-one-out.

Witten, sections 5.3 and 5.4; Kubat, section 11.5; Blockeel, section 6.3.4. Folds are given as lists of indices.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypedDict

from reference.evaluation.baseline import majority_class
from reference.evaluation.learners import LEARNERS, Example, errors_on
from reference.process import Process
from reference.statistics.descriptive import deviation, mean

Folds = Sequence[Sequence[int]]


class Estimate(TypedDict):
    """An estimated error rate, and the error rate of each fold."""

    error: float
    errors: list[float]


def others(n: int, fold: Sequence[int]) -> list[int]:
    """The examples to train on if a fold is kept out."""
    return [place for place in range(n) if place not in set(fold)]


def fold_error(examples: Sequence[Example], fold: Sequence[int], *, learner: str = "majority") -> float:
    """The error rate on a fold of the classifier that was trained on all other examples."""
    classify = LEARNERS[learner]([examples[place] for place in others(len(examples), fold)])
    return errors_on([examples[place] for place in fold], classify) / len(fold)


def cross_validation(
    examples: Sequence[Example], folds: Folds, *, learner: str = "majority", average: str = "folds"
) -> Estimate:
    """The mean of the fold errors, and each of them: every fold is tested by a model of the other folds.

    All three books average over `folds`; `pooled` divides all mistakes by all examples, which differs where folds do
    in size.

    >>> examples = [[[0], "a"], [[1], "a"], [[2], "a"], [[3], "b"], [[4], "a"]]
    >>> cross_validation(examples, [[0, 3], [1, 2, 4]], learner="majority")["errors"]
    [0.5, 0.0]
    """
    if not folds or not all(folds):
        raise ValueError("there is at least one fold, and at least one example in each")
    errors = [fold_error(examples, fold, learner=learner) for fold in folds]
    return Estimate(error=averaged(errors, folds, average), errors=errors)


def averaged(errors: Sequence[float], folds: Folds, average: str) -> float:
    """The mean of the fold errors, or the error over all examples ("pooled").

    >>> folds = [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13]]
    >>> [round(averaged([1 / 5, 2 / 5, 1 / 4], folds, how), 4) for how in ("folds", "pooled")]
    [0.2833, 0.2857]
    """
    # the mean over folds weighs a small fold like a large one; pooled, each example counts once
    weights = [len(fold) if average == "pooled" else 1 for fold in folds]
    return math.fsum(error * weight for error, weight in zip(errors, weights, strict=True)) / sum(weights)


def repeated_cross_validation(
    examples: Sequence[Example], plans: Sequence[Folds], *, learner: str = "majority"
) -> Estimate:
    """The mean error over all folds of several plans, and the error of each plan. Witten, 5.3: ten times ten.

    >>> repeated_cross_validation([[[0], "a"], [[1], "a"], [[2], "b"]], [[[0], [1], [2]], [[0, 1], [2]]])["errors"]
    [0.3333333333333333, 1.0]
    """
    runs = [cross_validation(examples, folds, learner=learner) for folds in plans]
    return Estimate(
        error=mean([error for run in runs for error in run["errors"]]), errors=[run["error"] for run in runs]
    )


def leave_one_out(examples: Sequence[Example], *, learner: str = "majority") -> float:
    """The share of examples that are labelled wrong by a model of all other examples. Witten, section 5.4.

    >>> leave_one_out([[[0], "a"], [[1], "a"], [[5], "b"], [[6], "b"]]), leave_one_out([[[0], "a"], [[1], "a"]])
    (1.0, 0.0)
    """
    if len(examples) < 2:
        raise ValueError("one example left out of fewer than two leaves nothing to learn from")
    # n trainings, each without one example: the learner must never see what it is tested on
    left = [[*examples[:place], *examples[place + 1 :]] for place in range(len(examples))]
    wrong = [LEARNERS[learner](rest)(x) != label for rest, (x, label) in zip(left, examples, strict=True)]
    return wrong.count(True) / len(examples)


def majority_left_out(counts: Mapping[str, int]) -> float:
    """The leave-one-out error of the majority learner from the class counts; in a tie the first class wins.

    Witten, section 5.4, and Blockeel, exercise 6.9: two classes of equal size are always predicted wrong.

    >>> majority_left_out({"yes": 5, "no": 5}), majority_left_out({"yes": 6, "no": 4})
    (1.0, 0.4)
    """
    wrong = 0
    for name, count in counts.items():
        # what the learner sees when one example of this class is left out
        left = {**counts, name: count - 1}
        wrong += count * (max(left, key=lambda other: left[other]) != name)
    return wrong / sum(counts.values())


def training_mean(all_mean: float, all_n: int, fold_mean: float, fold_n: int) -> float:
    """The mean, or the share of a class, among the examples outside a fold. Blockeel, section 6.3.4.

    >>> training_mean(0.5, 10, 1, 2)
    0.375
    """
    return (all_n * all_mean - fold_n * fold_mean) / (all_n - fold_n)


def spread_of_folds(errors: Sequence[float]) -> float:
    """The standard deviation of the fold errors, with the divisor n - 1. Kubat, section 11.5."""
    # Kubat reports it beside the mean; divided by n - 1
    return deviation(errors)


@dataclass(frozen=True, slots=True)
class FoldState:
    """A fold of cross-validation: the predicted label, its error rate, and the mean of the rates so far."""

    fold: int  # how many are done
    prediction: str | None  # None before the first
    error: float
    mean: float


def validation_start(labels: Sequence[str], folds: Folds, **_: object) -> FoldState:
    """The state before the first fold is tested."""
    return FoldState(0, None, 0.0, 0.0)


def validation_successors(state: FoldState, labels: Sequence[str], folds: Folds) -> tuple[FoldState, ...]:
    """The state after the next fold, tested with the majority class of all other examples."""
    if state.fold == len(folds):
        return ()
    fold = folds[state.fold]
    label = majority_class([labels[place] for place in others(len(labels), fold)])
    error = sum(labels[place] != label for place in fold) / len(fold)
    done = state.fold + 1
    # the running mean, so that each state can be continued from a student's own
    return (FoldState(done, label, error, state.mean + (error - state.mean) / done),)


CROSS_VALIDATION = Process(validation_start, validation_successors)
