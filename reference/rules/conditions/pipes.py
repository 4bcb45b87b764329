"""Conditions on tables for HyperPipes: that scores are seldom tied, and known mistakes give other labels."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.rules.hyperpipes import pipes_tied_labels
from reference.rules.mistakes import hyperpipes as slips

LEAST = 3  # rows whose label is not tied, at least


def all_are_wrong(mistakes: Sequence[Any], args: Mapping[str, Any]) -> bool:
    """Whether some rows have one label, and every mistake gives some row a wrong one."""
    right = pipes_tied_labels(**args)
    if sum(len(labels) == 1 for labels in right) < LEAST:
        return False
    given = [mistake(**args) for mistake in mistakes]
    return all(any(one not in its for one, its in zip(answer, right, strict=True)) for answer in given)


def pipes_tell(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether HyperPipes gives other labels than the usual misreadings of it."""
    wrong = [
        slips.pipes_around_the_mean,
        slips.pipes_of_exact_values,
        slips.pipes_by_rows,
        slips.pipes_of_all_attributes,
    ]
    return all_are_wrong(wrong, args)


def ends_tell(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether some row has another label if the ends do not belong to intervals."""
    return all_are_wrong([slips.pipes_without_ends], args)


def missing_values_tell(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether some row has another label if a missing value is a value of its own."""
    return all_are_wrong([slips.pipes_with_missing_values], args)
