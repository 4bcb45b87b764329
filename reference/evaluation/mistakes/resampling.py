"""Known mistakes with plans that say which examples train and which test."""

import math
from collections.abc import Sequence

from reference.evaluation.resampling import Bootstrap, Dealt, dealing_order
from reference.evaluation.validation import Folds
from reference.process import Process


def folds_in_blocks(labels: Sequence[str], k: int) -> list[list[int]]:
    """Cut from the table in blocks."""
    size = math.ceil(len(labels) / k)
    return [list(range(number * size, min(len(labels), (number + 1) * size))) for number in range(k)]


def one_class_a_fold(labels: Sequence[str], k: int) -> list[list[int]]:
    """The examples sorted by class and then cut in blocks."""
    order = sorted(range(len(labels)), key=lambda place: labels[place])
    return [[order[place] for place in block] for block in folds_in_blocks(labels, k)]


def dealt_in_order(state: Dealt, labels: Sequence[str], k: int) -> tuple[Dealt, ...]:
    """The rows of the table in their order, whatever the classes."""
    if state.number == len(labels):
        return ()
    return (Dealt(state.number + 1, state.number, (state.fold + 1) % k),)


def dealt_alphabetically(state: Dealt, labels: Sequence[str], k: int) -> tuple[Dealt, ...]:
    """Classes in alphabetical order."""
    order = sorted(range(len(labels)), key=lambda place: labels[place])
    if state.number == len(order):
        return ()
    return (Dealt(state.number + 1, order[state.number], (state.fold + 1) % k),)


def dealt_from_zero(state: Dealt, labels: Sequence[str], k: int) -> tuple[Dealt, ...]:
    """Fold 0 again with each new class."""
    order = dealing_order(labels)
    if state.number == len(order):
        return ()
    example = order[state.number]
    is_new = state.number > 0 and labels[example] != labels[order[state.number - 1]]
    return (Dealt(state.number + 1, example, 0 if is_new else (state.fold + 1) % k),)


def nothing_dealt(labels: Sequence[str], k: int) -> Dealt:
    """Nothing is dealt yet."""
    return Dealt(0, None, k - 1)


DEALT_FROM_ZERO = Process(nothing_dealt, dealt_from_zero)
DEALT_IN_ORDER = Process(nothing_dealt, dealt_in_order)
DEALT_ALPHABETICALLY = Process(nothing_dealt, dealt_alphabetically)


def without_replacement(n: int, draws: Sequence[float]) -> Bootstrap:
    """Each number draws among the examples that are left: all are in the sample."""
    left = list(range(n))
    return Bootstrap(sample=[left.pop(int(draw * len(left))) for draw in draws[:n]], left_out=[])


def first_class_only(folds: Folds, labels: Sequence[str]) -> bool:
    """Asked only about the class that is named first."""
    counts = [sum(labels[place] == labels[0] for place in fold) for fold in folds]
    return max(counts) - min(counts) <= 1
