"""Known mistakes with plans that say which examples train and which test."""

import math
from collections.abc import Sequence

from reference.evaluation.resampling import Bootstrap, Dealt, Holdout, bootstrap_sample, dealing_order, holdout_split
from reference.evaluation.validation import Folds
from reference.process import Process


def share_to_train(order: Sequence[int], share: float) -> Holdout:
    """The share taken for training instead of testing."""
    right = holdout_split(order, share, test_part="first")
    return Holdout(train=right["test"], test=right["train"])


def rounded_down(order: Sequence[int], share: float) -> Holdout:
    """The size of the test part cut off, not rounded."""
    cut = len(order) - int(len(order) * share)
    return Holdout(train=list(order[:cut]), test=list(order[cut:]))


def rest_in_the_last(n: int, k: int) -> list[list[int]]:
    """Folds of n // k examples each, and all that is left over in the last."""
    size = n // k
    return [
        *(list(range(number * size, (number + 1) * size)) for number in range(k - 1)),
        list(range(size * (k - 1), n)),
    ]


def overlapping_folds(n: int, k: int) -> list[list[int]]:
    """Folds that begin one example too early: some examples are in two."""
    size = math.ceil(n / k)
    return [[place for place in range(number * size - 1, (number + 1) * size) if 0 <= place < n] for number in range(k)]


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


def repeats_dropped(n: int, draws: Sequence[float]) -> Bootstrap:
    """Every example once, however often it was drawn."""
    bag = bootstrap_sample(n, draws)
    return Bootstrap(sample=sorted(set(bag["sample"])), left_out=bag["left_out"])


def counted_from_one(n: int, draws: Sequence[float]) -> Bootstrap:
    """Examples numbered from 1."""
    bag = bootstrap_sample(n, draws)
    return Bootstrap(sample=[place + 1 for place in bag["sample"]], left_out=[place + 1 for place in bag["left_out"]])


def rounded_draws(n: int, draws: Sequence[float]) -> Bootstrap:
    """u (n - 1) rounded, which draws the first and the last example half as often."""
    sample = [round(draw * (n - 1)) for draw in draws[:n]]
    return Bootstrap(sample=sample, left_out=[place for place in range(n) if place not in sample])


def first_class_only(folds: Folds, labels: Sequence[str]) -> bool:
    """Asked only about the class that is named first."""
    counts = [sum(labels[place] == labels[0] for place in fold) for fold in folds]
    return max(counts) - min(counts) <= 1
