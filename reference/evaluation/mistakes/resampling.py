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


def equal_blocks_by_class(labels: Sequence[str], k: int) -> list[list[int]]:
    """The examples sorted by class and then cut in k blocks of nearly equal size."""
    order = sorted(range(len(labels)), key=lambda place: labels[place])
    return [order[number * len(order) // k : (number + 1) * len(order) // k] for number in range(k)]


def a_fold_for_each_class(labels: Sequence[str], k: int) -> list[list[int]]:
    """All examples of a class in one fold; after the last fold comes the first again."""
    places = places_by_class(labels)
    return [[place for each in places[number::k] for place in each] for number in range(k)]


def places_by_class(labels: Sequence[str]) -> list[list[int]]:
    """The indices of each class; classes are in the order of their first occurrence."""
    return [[place for place, other in enumerate(labels) if other == label] for label in dict.fromkeys(labels)]


def others_dealt_together(labels: Sequence[str], k: int) -> list[list[int]]:
    """The first class dealt out, then all other examples as they stand."""
    first, *rest = places_by_class(labels)
    others = sorted(place for places in rest for place in places)
    return [[*first[number::k], *others[number::k]] for number in range(k)]


def class_rest_left_out(labels: Sequence[str], k: int) -> list[list[int]]:
    """Equal blocks of each class; what does not divide evenly is in no fold."""
    return [
        [
            place
            for places in places_by_class(labels)
            for place in places[number * (len(places) // k) : (number + 1) * (len(places) // k)]
        ]
        for number in range(k)
    ]


def class_rest_in_last_fold(labels: Sequence[str], k: int) -> list[list[int]]:
    """Equal blocks of each class; what does not divide evenly is in the last fold."""
    folds = class_rest_left_out(labels, k)
    used = {place for fold in folds for place in fold}
    return [*folds[:-1], [*folds[-1], *(place for place in range(len(labels)) if place not in used)]]


def class_blocks_rounded_up(labels: Sequence[str], k: int) -> list[list[int]]:
    """Blocks of each class whose size is rounded up, so that the last ones are smaller."""
    return [
        [
            place
            for places in places_by_class(labels)
            for place in places[number * math.ceil(len(places) / k) : (number + 1) * math.ceil(len(places) / k)]
        ]
        for number in range(k)
    ]


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


def dealt_largest_first(state: Dealt, labels: Sequence[str], k: int) -> tuple[Dealt, ...]:
    """The largest class first; of equal ones the one that occurs first."""
    order = [place for places in sorted(places_by_class(labels), key=len, reverse=True) for place in places]
    if state.number == len(order):
        return ()
    return (Dealt(state.number + 1, order[state.number], (state.fold + 1) % k),)


def dealt_from_one(state: Dealt, labels: Sequence[str], k: int) -> tuple[Dealt, ...]:
    """Folds numbered from 1 to k."""
    order = dealing_order(labels)
    if state.number == len(order):
        return ()
    return (Dealt(state.number + 1, order[state.number], state.fold % k + 1),)


def dealt_and_sorted(state: Dealt, labels: Sequence[str], k: int) -> tuple[Dealt, ...]:
    """The right fold of each example, listed by index."""
    if state.number == len(labels):
        return ()
    return (Dealt(state.number + 1, state.number, dealing_order(labels).index(state.number) % k),)


def nothing_from_one(labels: Sequence[str], k: int) -> Dealt:
    """Nothing is dealt yet; the first fold is number 1."""
    return Dealt(0, None, k)


def nothing_dealt(labels: Sequence[str], k: int) -> Dealt:
    """Nothing is dealt yet."""
    return Dealt(0, None, k - 1)


DEALT_FROM_ZERO = Process(nothing_dealt, dealt_from_zero)
DEALT_IN_ORDER = Process(nothing_dealt, dealt_in_order)
DEALT_ALPHABETICALLY = Process(nothing_dealt, dealt_alphabetically)
DEALT_LARGEST_FIRST = Process(nothing_dealt, dealt_largest_first)
DEALT_FROM_ONE = Process(nothing_from_one, dealt_from_one)
DEALT_LISTED_BY_INDEX = Process(nothing_dealt, dealt_and_sorted)


def without_replacement(n: int, draws: Sequence[float]) -> Bootstrap:
    """Each number draws among the examples that are left: all are in the sample."""
    left = list(range(n))
    return Bootstrap(sample=[left.pop(int(draw * len(left))) for draw in draws[:n]], left_out=[])


def first_class_only(folds: Folds, labels: Sequence[str]) -> bool:
    """Asked only about the class that is named first."""
    counts = [sum(labels[place] == labels[0] for place in fold) for fold in folds]
    return max(counts) - min(counts) <= 1
