"""Verdicts on collections with wrong items. No message names a missing item, as that would tell the answer."""

from collections.abc import Hashable, Iterable, Sequence

from grader.checks.containers import kind_of, unwrapped
from grader.checks.equal import canonical
from grader.checks.exact import folded_value, kind_asked
from grader.checks.matching import Fits, ItemMatch, leaf_set, matched_items
from grader.checks.members import members_of
from grader.checks.verdict import Verdict, wrong
from grader.codec.literals import literal_of
from grader.codec.values import Value

_GROUP = "a set or a tuple"
MAX_NAMED_ITEMS = 1000  # items of which the first is named: to find it, each of them is written out
FROM_ONE_VERDICT = wrong("from_one", "The items are counted from 1. Count them from 0.")


def expected_members(check: str, expected: Value) -> tuple[Value, ...]:
    """The members of the expected collection; raises TypeError where an exercise expects no collection."""
    members = members_of(expected)
    if members is None:
        raise TypeError(f"`{check}` needs a collection to compare with, not {kind_of(expected)}")
    return members


def not_a_collection(asked: str, observed: Value) -> Verdict:
    """The verdict on an answer that holds no items."""
    hint = " Put the label into a set of its own." if isinstance(unwrapped(observed), str) and "set" in asked else ""
    return wrong("type", f"Return {asked}. The answer is {kind_of(unwrapped(observed))}.{hint}")


def items_slip(
    expected: Sequence[Value], observed: Sequence[Value], match: ItemMatch, fits: Fits, *, shared: bool
) -> Verdict:
    """The verdict on items that do not match the expected ones: the likeliest slip, else how many are wrong."""
    if not match.places:  # where one item is right, its kind is, and it is another thing that is wrong
        verdict = _kinds_verdict(expected, observed)
        if verdict is not None:
            return verdict
    if is_from_one(map(canonical, expected), map(canonical, observed)):
        return FROM_ONE_VERDICT
    if _is_case_slip(expected, observed, fits, shared=shared):
        return wrong("case", "Right but for upper and lower case. Write the labels as they are given.")
    missing, extra = len(match.missing), [observed[number] for number in match.extra]
    if not extra:
        return wrong("missing_items", f"{counted_clause(missing, 'item is', 'items are')} missing from the answer.")
    named = extra_named(extra)
    if not missing:
        return wrong("extra_items", f"{named}.")
    return wrong("wrong_items", f"{named}, and {counted_clause(missing, 'item is', 'items are')} missing.")


def extra_named(extra: Sequence[Value]) -> str:
    """The clause that names the first item that does not belong in the answer, and counts the others."""
    if len(extra) > MAX_NAMED_ITEMS:
        return f"{len(extra)} items do not belong in the answer"
    others = "" if len(extra) == 1 else f", nor {counted_clause(len(extra) - 1, 'other', 'others')}"
    return f"{shown_first(extra)} does not belong in the answer{others}"


def _is_case_slip(expected: Sequence[Value], observed: Sequence[Value], fits: Fits, *, shared: bool) -> bool:
    if leaf_set(list(expected)) != leaf_set(list(observed)):  # which are in lower case
        return False
    lower, own = ([folded_value(item) for item in side] for side in (expected, observed))
    return matched_items(lower, own, fits, shared=shared).is_whole


def _kinds_verdict(expected: Sequence[Value], observed: Sequence[Value]) -> Verdict | None:
    """The verdict where every item is of a wrong kind; None where one is not."""
    wanted = {item_kind(item) for item in expected}
    given = [item for item in observed if item_kind(item) not in wanted]
    if wanted and given and len(given) == len(observed):
        asked = " or ".join(sorted(wanted))
        which = f"One of them, {shown_first(given)}," if len(given) <= MAX_NAMED_ITEMS else "One of them"
        one = f"{which} is {kind_of(unwrapped(given[0]))}."
        return wrong("item_type", f"Each item should be {asked}. {one}")
    letters = all(isinstance(item, str) and len(item.strip()) < 2 for item in observed)
    words = all(isinstance(item, str) and len(item.strip()) > 1 for item in expected)
    if len(observed) > 1 and letters and words and expected:
        return wrong("letters", "Every item is a single letter. A set made of a text takes it apart: write {text}.")
    return None


def is_from_one(expected: Iterable[Hashable], observed: Iterable[Hashable]) -> bool:
    """Whether the answer's keys are 1, 2, ... n, where they should be 0, 1, ... n - 1."""
    wanted = set(expected)
    return bool(wanted) and wanted == set(range(len(wanted))) and set(observed) == set(range(1, len(wanted) + 1))


def item_kind(item: Value) -> str:
    """The kind of an item in words; sets, tuples and lists are one kind."""
    return _GROUP if members_of(item) is not None else kind_asked(item)


def shown_first(items: Sequence[Value]) -> str:
    """The item whose text sorts first, as a set has no first one."""
    return min(literal_of(unwrapped(item), longest=60) for item in items)  # 60 characters fit into a sentence


def counted_clause(number: int, one: str, many: str) -> str:
    """A number with its noun and verb.

    >>> counted_clause(1, "item is", "items are"), counted_clause(3, "item is", "items are")
    ('1 item is', '3 items are')
    """
    return f"{number} {one if number == 1 else many}"
