"""The check `as_set`: the right items, in any order and any kind of collection."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Literal

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.close import none_verdict
from grader.checks.collection import expected_members, items_slip, not_a_collection
from grader.checks.matching import ItemMatch, MatchSide, is_covered, matched_items
from grader.checks.members import fits_by, is_alike, is_bare, members_like, members_of, seen_by
from grader.checks.no_value import judging_value
from grader.checks.option_fields import Inner, inner_check, one_of_words, read_by
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Value


@dataclass(frozen=True, slots=True)
class AsSetOptions:
    """The check of each item; whether a list may have one twice; whether an item that is an empty set is required."""

    items: Inner | None = field(default=None, metadata=read_by(inner_check))
    repeats: Literal["allowed", "wrong"] = field(default="allowed", metadata=read_by(one_of_words("allowed", "wrong")))
    empty: Literal["required", "optional"] = field(
        default="required", metadata=read_by(one_of_words("required", "optional"))
    )

    def counted(self, items: Sequence[Value]) -> tuple[Value, ...]:
        """The items that are compared: all, or all but empty ones where those are optional."""
        return tuple(item for item in items if self.empty == "required" or members_of(item) != ())

    def match(self, expected: Sequence[Value], observed: Sequence[Value], args: Mapping[str, Value]) -> ItemMatch:
        """The items of an answer matched with the expected ones."""
        seen = partial(seen_by, self.items) if self.items else None
        return matched_items(expected, observed, fits_by(self.items, args), seen=seen, shared=True)

    def holds(self, expected: Value, observed: Value, args: Mapping[str, Value]) -> bool:
        """Whether the answer is right."""
        every, given = _members(expected, observed)
        if given is None:
            return False
        wanted, own = self.counted(every), self.counted(given)
        if self.repeats == "wrong" and _repeats(own):
            return False
        return self.match(wanted, own, args).is_whole if self.items else is_covered(wanted, own, is_alike)


def _members(expected: Value, observed: Value) -> tuple[tuple[Value, ...], tuple[Value, ...] | None]:
    """The items expected and given, one of which may stand bare; None for an answer that cannot hold any."""
    wanted = expected_members("as_set", expected)
    given = members_like(observed, wanted)
    return wanted, (observed,) if given is None and is_bare(observed) else given


def as_set(case: Case, observation: Observation, options: AsSetOptions) -> Verdict:
    """Right when the answer has every expected item and no other, else what is wrong with its items."""
    observed = observation.value
    if observed is None:
        return RIGHT if case.expected is None else none_verdict(bool(observation.stdout.strip()))
    expected, given = _members(case.expected, observed)
    if given is None:
        return not_a_collection("a set or a list", observed)
    wanted, own = options.counted(expected), options.counted(given)
    match = options.match(wanted, own, case.args)
    if match.is_whole:
        repeated = options.repeats == "wrong" and _repeats(own)
        return wrong("repeats", "An item occurs twice. Each should be there once.") if repeated else RIGHT
    if is_bare(observed):  # it could have stood for a set of one, and is wrong as that too
        return not_a_collection("a set or a list", observed)
    return items_slip(wanted, own, match, fits_by(options.items, case.args), shared=True)


def _repeats(items: tuple[Value, ...]) -> bool:
    return len(set(MatchSide(items).keys)) < len(items)


judge_as_set = judging_value(as_set)
