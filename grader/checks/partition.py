"""The check `partition`: which items belong together, whatever their groups are called and in which order they come."""

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.close import none_verdict
from grader.checks.collection import FROM_ONE_VERDICT, counted_clause, is_from_one, shown_first
from grader.checks.containers import kind_of, pairs_of, unwrapped
from grader.checks.equal import canonical
from grader.checks.members import members_of
from grader.checks.no_value import judging_value
from grader.checks.option_fields import one_of_words, read_by
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Series, Value

ItemLabels = list[tuple[Value, Hashable]]  # each item, with what its group is called
GroupLabels = Mapping[Hashable, Hashable]  # the key of each item, with what its group is called


@dataclass(frozen=True, slots=True)
class PartitionOptions:
    """Whether a label for each item will do, or only groups: where labels are an input, they are no answer."""

    form: Literal["any", "groups"] = field(default="any", metadata=read_by(one_of_words("any", "groups")))


def partition(case: Case, observation: Observation, options: PartitionOptions) -> Verdict:
    """Right when items are together just as expected, else whether groups are merged, split or mixed."""
    if observation.value is None:
        return RIGHT if case.expected is None else none_verdict(bool(observation.stdout.strip()))
    wanted = [_by_key(labels) for labels in partition_readings(case.expected) if not _repeated(labels)]
    if not wanted:
        raise TypeError(f"`partition` needs labels or groups to compare with, not {kind_of(case.expected)}")
    read = list((partition_readings if options.form == "any" else group_readings)(observation.value))
    if not read:
        asked = "a label for each item, or a list of groups" if options.form == "any" else "a list of groups of items"
        return wrong("type", f"Return {asked}. The answer is {_found(observation.value)}.")
    verdicts = [_verdict(wanted[0], labels, is_vector=_is_vector(observation.value)) for labels in read]
    # Of several readings a right one counts, else one in which at least the items are the right ones.
    return min(verdicts, key=lambda verdict: (not verdict.passed, verdict.reason in _OTHER_ITEMS))


# Reasons that say that a reading has other items than expected: another reading is likelier meant.
_OTHER_ITEMS = ("missing_items", "extra_items", "wrong_items", "repeats", "shape")


def _found(value: Value) -> str:
    """The kind of an answer that cannot be read as groups, in words."""
    kind = kind_of(unwrapped(value))
    return f"{kind} without groups inside" if _is_vector(value) else kind


def partition_readings(value: Value) -> Iterator[ItemLabels]:
    """The ways to read a value as labels of items, the likelier first."""
    yield from group_readings(value)
    yield from label_readings(value)


def group_readings(value: Value) -> Iterator[ItemLabels]:
    """The way to read a value as groups, if there is one: a list or set of groups, or a dict from name to group."""
    if isinstance(value, dict):
        groups = [(label, members_of(items)) for label, items in value.items()]
    else:
        members = members_of(value)
        if members is None:
            return
        groups = [(number, members_of(member)) for number, member in enumerate(members)]
    if all(items is not None for _, items in groups):
        yield [(item, number) for number, (_, items) in enumerate(groups) for item in items or ()]


def label_readings(value: Value) -> Iterator[ItemLabels]:
    """The ways to read a value as one label for each item, which are places unless they are named."""
    if isinstance(value, dict):
        inside = [members_of(label) for label in value.values()]
        if all(items is None or len(items) == 1 for items in inside):
            yield [(item, canonical(label)) for item, label in value.items()]
        return
    members = members_of(value)
    if members is None:
        return
    inside = [members_of(member) for member in members]
    if all(group is not None for group in inside):
        if pairs_of(value) is not None and inside:
            yield [(item, canonical(label)) for item, label in pairs_of(value) or ()]
        if all(group is not None and len(group) == 1 for group in inside):  # labels in a column
            yield [(place, canonical(member)) for place, member in enumerate(members)]
    elif not any(group is not None for group in inside) and not isinstance(value, set | frozenset):
        if isinstance(value, Series):
            yield [(item, canonical(label)) for item, label in zip(value.index, members, strict=True)]
        yield [(place, canonical(member)) for place, member in enumerate(members)]


def _is_vector(value: Value) -> bool:
    """Whether an answer is a row of labels, which has no items of its own."""
    members = members_of(value)
    return members is not None and not any(members_of(member) is not None for member in members)


def _by_key(labels: ItemLabels) -> GroupLabels:
    return {canonical(item): label for item, label in labels}


def _repeated(labels: ItemLabels) -> bool:
    """Whether an item is in two groups; twice in one is once."""
    return len({(canonical(item), label) for item, label in labels}) > len({canonical(item) for item, _ in labels})


def _verdict(wanted: GroupLabels, labels: ItemLabels, *, is_vector: bool) -> Verdict:
    if is_vector and len(labels) != len(wanted):
        return wrong(
            "shape", f"The answer has {counted_clause(len(labels), 'label', 'labels')}. Give one for each item."
        )
    if _repeated(labels):
        return wrong("repeats", "An item is in two groups. Each should be in one.")
    own = _by_key(labels)
    return _items_verdict(wanted, own, labels) or _groups_verdict(wanted, own)


def _items_verdict(wanted: GroupLabels, own: GroupLabels, labels: ItemLabels) -> Verdict | None:
    missing = len(wanted.keys() - own.keys())
    if is_from_one(wanted, own):
        return FROM_ONE_VERDICT
    extra = [item for item, _ in labels if canonical(item) not in wanted]
    if missing and extra:
        return wrong("wrong_items", f"{shown_first(extra)} is none of the items, and {_missing(missing)}.")
    if missing:
        return wrong("missing_items", f"{_missing(missing)}.".capitalize())
    return wrong("extra_items", f"{shown_first(extra)} is none of the items.") if extra else None


def _missing(number: int) -> str:
    return counted_clause(number, "item is in no group", "items are in no group")


def _groups_verdict(wanted: GroupLabels, own: GroupLabels) -> Verdict:
    pairs = {(label, own[item]) for item, label in wanted.items()}
    expected, given = len({label for label, _ in pairs}), len({label for _, label in pairs})
    is_split, is_merged = len(pairs) > expected, len(pairs) > given
    if is_split and is_merged:
        return wrong("grouping", "Some items are together that belong apart, and some apart that belong together.")
    if is_merged:
        return wrong("merged", "Two groups that belong apart are together.")
    return wrong("split", "Items that belong together are in two groups.") if is_split else RIGHT


judge_partition = judging_value(partition)
