"""Known mistakes about conditions that are added and rules that are compared. Blockeel, 5.1.3; Kubat, 15.1."""

from collections.abc import Sequence
from typing import Any

from reference.rules.coverage import Body, Rows, covered
from reference.rules.refinement import change, covered_by_any, more_specific


def more_negatives_excluded(counts: Sequence[int], excluded: Sequence[int]) -> bool:
    """One half as the threshold: more negatives than positives must go. Blockeel, section 5.1.3."""
    return excluded[1] > excluded[0]


def no_worse(counts: Sequence[int], excluded: Sequence[int]) -> bool:
    """A rule that is just as sure taken for a surer one."""
    return excluded[1] * sum(counts) >= counts[1] * sum(excluded)


def most_negatives_excluded(counts: Sequence[int], excluded: Sequence[int]) -> bool:
    """Only the negatives looked at: most of them must go, whatever it costs."""
    return 2 * excluded[1] > counts[1]


def share_of_positives(counts: Sequence[int], excluded: Sequence[int]) -> bool:
    """The inequality turned around: what goes must be surer than the rule."""
    return excluded[1] * sum(counts) < counts[1] * sum(excluded)


def specific_by_conditions(body: Body, other: Body, rows: Rows) -> bool:
    """Conditions compared, where covered rows are asked for."""
    return more_specific(body, other)


def specific_by_number(body: Body, other: Body, rows: Rows) -> bool:
    """Fewer rows covered, whichever they are."""
    return len(covered(body, rows)) < len(covered(other, rows))


def specific_or_equal(body: Body, other: Body, rows: Rows) -> bool:
    """The same rows covered, taken for fewer."""
    return more_specific(body, other, rows, by="coverage", strict=False)


def rules_specialise(pairs: Sequence[Sequence[Sequence[Body]]], rows: Rows) -> list[str]:
    """A longer set of rules taken for a more special one, as a longer rule is. Kubat, section 15.1."""
    return [by_length(before, after) for before, after in pairs]


def by_length(before: Sequence[Body], after: Sequence[Body]) -> str:
    """What the number of all conditions says: more of them, more special."""
    old, new = (sum(len(body) for body in bodies) for bodies in (before, after))
    return "equal" if old == new else "specialised" if new > old else "generalised"


def changes_by_number(pairs: Sequence[Sequence[Sequence[Body]]], rows: Rows) -> list[str]:
    """The numbers of covered rows compared, not the rows."""
    return [by_size(covered_by_any(before, rows), covered_by_any(after, rows)) for before, after in pairs]


def by_size(old: Sequence[int], new: Sequence[int]) -> str:
    """What the numbers of covered rows say."""
    return "equal" if len(old) == len(new) else "generalised" if len(new) > len(old) else "specialised"


def changes_turned_around(pairs: Sequence[Sequence[Sequence[Body]]], rows: Rows) -> list[str]:
    """The two words exchanged."""
    return [change(after, before, rows) for before, after in pairs]


def all_rules_must_hold(pairs: Sequence[Sequence[Sequence[Body]]], rows: Rows) -> list[str]:
    """A set of rules taken to cover what all of its bodies cover, so that a rule more specialises."""
    joined: list[list[list[list[Any]]]] = [
        [[[condition for body in bodies for condition in body]] for bodies in pair] for pair in pairs
    ]
    return [change(before, after, rows) for before, after in joined]
