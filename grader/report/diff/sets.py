"""The diff of collections without an order: missing members, members too many, the number in both."""

from collections import Counter
from collections.abc import Hashable, Sequence

from grader.checks.containers import items_of
from grader.checks.equal import canonical
from grader.checks.members import members_of
from grader.codec.decode import hashable_key
from grader.codec.values import Value
from grader.report.diff.plain_diff import reads_alike, value_source
from grader.report.shown import DiffCell, DiffRow, DiffView, TextPiece

MAX_MEMBERS_SHOWN = 12  # members shown of those missing, and of those too many
MAX_MEMBERS_COMPARED = 300  # members that are compared; a student can choose members whose hashes collide
MAX_MEMBER_PAIRS = 900  # pairs of members: a number within the tolerance is found by trying each with each


def set_diff(expected: Value, observed: Value) -> DiffView | None:
    """The diff of two sets by the members that only one has; None if either is no collection, or very large."""
    wanted, own = members_of(expected), members_of(observed)
    if wanted is None or own is None or max(len(wanted), len(own)) > MAX_MEMBERS_COMPARED:
        return None
    missing, extra = unshared_members(list(map(sorted_within, wanted)), list(map(sorted_within, own)))
    if not missing and not extra:
        return None
    rows = [_row("Missing", "missing", missing), _row("Too many", "extra", extra), _counted(len(wanted) - len(missing))]
    return DiffView("set", (), tuple(row for row in rows if row is not None))


def unshared_members(wanted: list[Value], own: list[Value]) -> tuple[list[Value], list[Value]]:
    """The members of `wanted` that `own` lacks, and the other way round."""
    # Equal members are put aside by their hash: most are equal, and pairs are tried for the rest only.
    held = Counter(map(canonical, own))
    lacking = [member for member in wanted if not _taken(held, member)]
    asked = Counter(map(canonical, wanted))
    left = [member for member in own if not _taken(asked, member)]
    if len(lacking) * len(left) > MAX_MEMBER_PAIRS:
        return lacking, left
    missing = []
    for member in lacking:
        at = next((at for at, mine in enumerate(left) if reads_alike(member, mine)), None)
        if at is None:
            missing.append(member)
        else:
            left.pop(at)
    return missing, left


def _taken(counts: Counter[Hashable], member: Value) -> bool:
    key = canonical(member)
    counts[key] -= 1
    return counts[key] >= 0


def sorted_within(member: Value) -> Value:
    """A member that is a set as a sorted list, so that two equal sets read alike; any other member as it is."""
    items = tuple(member) if isinstance(member, set | frozenset) else None
    return member if items is None else sorted(items, key=lambda item: repr(canonical(item)))


def _row(label: str, mark: str, members: Sequence[Value]) -> DiffRow | None:
    if not members:
        return None
    texts = sorted(value_source(member) for member in members)
    more = len(texts) - MAX_MEMBERS_SHOWN
    shown = [*texts[:MAX_MEMBERS_SHOWN], f"… {more} more"] if more > 0 else texts
    pieces = tuple(TextPiece(text, True) for text in shown)
    got, expected = ((), pieces) if mark == "missing" else (pieces, ())
    return DiffRow(label, mark, (DiffCell(got, expected, True),))


def _counted(both: int) -> DiffRow | None:
    return DiffRow(f"{both} in both", "gap", ()) if both else None


def partition_diff(expected: Value, observed: Value) -> DiffView | None:
    """The diff of two partitions by the groups that only one has; no order counts."""
    return set_diff(groups_as_sets(expected), groups_as_sets(observed))


def groups_as_sets(value: Value) -> Value:
    """The groups of a partition, each as a set, as no order counts in them.

    >>> sorted(map(sorted, groups_as_sets([[2, 1], [3]])))
    [[1, 2], [3]]
    """
    members = members_of(value)
    if members is None:
        return value
    return [each if items_of(each) is None else as_group(each, members_of(each) or ()) for each in members]


def as_group(value: Value, members: Sequence[Value]) -> Value:
    """A group as a set of its members; a very long group as it is, since a student can make its hashes collide."""
    return frozenset(map(hashable_key, members)) if len(members) <= MAX_MEMBERS_COMPARED else value
