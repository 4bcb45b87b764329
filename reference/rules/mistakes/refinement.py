"""Known mistakes about conditions that are added and rules that are compared. Blockeel, 5.1.3; Kubat, 15.1."""

from collections.abc import Sequence
from typing import Any

from reference.rules.coverage import Body, Rows
from reference.rules.refinement import change


def by_length(before: Sequence[Body], after: Sequence[Body]) -> str:
    """What the number of all conditions says: more of them, more special."""
    old, new = (sum(len(body) for body in bodies) for bodies in (before, after))
    return "equal" if old == new else "specialised" if new > old else "generalised"


def by_size(old: Sequence[int], new: Sequence[int]) -> str:
    """What the numbers of covered rows say."""
    return "equal" if len(old) == len(new) else "generalised" if len(new) > len(old) else "specialised"


def all_rules_must_hold(pairs: Sequence[Sequence[Sequence[Body]]], rows: Rows) -> list[str]:
    """A set of rules taken to cover what all of its bodies cover, so that a rule more specialises."""
    joined: list[list[list[list[Any]]]] = [
        [[[condition for body in bodies for condition in body]] for bodies in pair] for pair in pairs
    ]
    return [change(before, after, rows) for before, after in joined]
