"""Answers with the right items in other places, or with one too many or too few."""

from collections.abc import Callable, Mapping, Sequence

from grader.checks.containers import items_of
from grader.codec.values import Value
from grader.diagnose.near.failing_input import MIN_INPUTS_FOR_NEAR_MISS, FailingInput, NearMiss

ListEntries = list[Value]

# How the right list and the student's are cut before they are compared.
ENTRY_SLIPS: Mapping[str, tuple[Callable[[ListEntries], ListEntries], Callable[[ListEntries], ListEntries]]] = {
    "The last entry is missing": (lambda right: right[:-1], lambda own: own),
    "The first entry is missing": (lambda right: right[1:], lambda own: own),
    "There is one entry too many at the end": (lambda right: right, lambda own: own[:-1]),
    "There is one entry too many at the beginning": (lambda right: right, lambda own: own[1:]),
}


def reversed_order(seen: Sequence[FailingInput]) -> NearMiss | None:
    """The near miss that the right list comes in the reverse order."""
    if is_ordered(seen) and all(each.same(list_entries(each.expected)[::-1], each.observed) for each in seen):
        hint = "These outputs are the right ones from the other end. Look at the order in which they are collected."
        return NearMiss("in the reverse order", hint)
    return None


def transposed(seen: Sequence[FailingInput]) -> NearMiss | None:
    """The near miss that rows and columns are exchanged."""
    turned = [table_columns(each.expected) for each in seen]
    if len(seen) >= MIN_INPUTS_FOR_NEAR_MISS and all(
        columns is not None and each.same(columns, each.observed) for each, columns in zip(seen, turned, strict=True)
    ):
        hint = "These outputs have the right numbers with rows and columns exchanged. Look at which index comes first."
        return NearMiss("rows and columns exchanged", hint)
    return None


def one_entry_off(seen: Sequence[FailingInput]) -> NearMiss | None:
    """The near miss that a list has one entry too many or too few, always at the same end."""
    if not is_ordered(seen):
        return None
    for words, (of_right, of_own) in ENTRY_SLIPS.items():
        if all(is_one_entry_off(each, of_right, of_own) for each in seen):
            return NearMiss(
                "one entry off", f"{words}; the others are right. Look at which entries come first and last."
            )
    return None


def is_one_entry_off(
    each: FailingInput, of_right: Callable[[ListEntries], ListEntries], of_own: Callable[[ListEntries], ListEntries]
) -> bool:
    """Whether the student's list and the right one are equal once both are cut like this."""
    own = items_of(each.observed)
    return own is not None and each.same(of_right(list_entries(each.expected)), of_own(list(own)))


def is_ordered(seen: Sequence[FailingInput]) -> bool:
    """Whether the inputs are enough, and all right answers are lists of several entries whose order matters."""
    telling = [each for each in seen if len(list_entries(each.expected)) > 1]
    return len(telling) == len(seen) >= MIN_INPUTS_FOR_NEAR_MISS and all(
        # A check that takes any order, or a list that reads the same backwards, tells nothing here.
        not each.same(list_entries(each.expected)[::-1], each.expected)
        for each in seen
    )


def list_entries(value: Value) -> ListEntries:
    """The entries of a list; none for anything else."""
    return list(items_of(value) or ())


def table_columns(value: Value) -> ListEntries | None:
    """The columns of a table of rows; None for what has no rows of one length."""
    rows = [items_of(row) for row in list_entries(value)]
    lengths = {len(row) if row is not None else 0 for row in rows}
    if len(lengths) != 1 or lengths == {0}:
        return None
    return [list(column) for column in zip(*(row for row in rows if row is not None), strict=True)]
