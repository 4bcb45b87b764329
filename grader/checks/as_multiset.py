"""The check `as_multiset`: the right items, each as often as it should be there, in any order."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, repeat

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.close import none_verdict
from grader.checks.collection import expected_members, items_slip, not_a_collection
from grader.checks.matching import matched_items
from grader.checks.members import common_slip, fits_by, is_bare, members_like, seen_by
from grader.checks.no_value import judging_value
from grader.checks.numeric import float_of
from grader.checks.option_fields import Inner, inner_check, read_by
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Value

# Items that a dict of counts may stand for: a few nodes could say a million of them, and each would be compared.
MOST_OBSERVED = 1_000
TIMES_EXPECTED = 4  # for a long expected list the limit is this many times its length, where that is more
MOST_EXPECTED = 100_000  # items of an expected Counter, which is the reference's own and not forged


@dataclass(frozen=True, slots=True)
class AsMultisetOptions:
    """The check of each item."""

    items: Inner | None = field(default=None, metadata=read_by(inner_check))


def as_multiset(case: Case, observation: Observation, options: AsMultisetOptions) -> Verdict:
    """Right when the answer has every expected item as often as it should, and no other."""
    observed = observation.value
    if observed is None:
        return RIGHT if case.expected is None else none_verdict(bool(observation.stdout.strip()))
    expected = _expected(case.expected)
    readings = _readings(observed, expected)
    if not readings:
        return not_a_collection("a list", observed)
    check = options.items
    fits, seen = fits_by(check, case.args), partial(seen_by, check) if check else None
    if any(matched_items(expected, given, fits, seen=seen).is_whole for given in readings):
        return RIGHT
    if is_bare(observed):  # alone it may stand for a list of one, but a wrong one is told that a list is asked for
        return not_a_collection("a list", observed)
    # As sets: where that fits, only how often each item is there is wrong.
    together = matched_items(expected, readings[0], fits, seen=seen, shared=True)
    if together.is_whole:
        return wrong("times", "These are the right items, but not each as often as it should be there.")
    return _slip_of_numbers(check, expected, readings[0]) or items_slip(
        expected, readings[0], together, fits, shared=False
    )


def _slip_of_numbers(check: Inner | None, expected: Sequence[Value], given: Sequence[Value]) -> Verdict | None:
    """The slip that every wrong number of the answer shows, where numbers are paired by size."""
    wanted, own = (
        [(size, item) for item in side if (size := float_of(item)) is not None] for side in (expected, given)
    )
    if len(wanted) < len(expected) or len(own) < len(given) or len(wanted) != len(own) or check is None:
        return None
    pairs = [(item, other) for (_, item), (_, other) in zip(by_size(wanted), by_size(own), strict=True)]
    return common_slip(check, [pair for pair in pairs if not check.verdict(*pair).passed])


def by_size(numbers: list[tuple[float, Value]]) -> list[tuple[float, Value]]:
    """Numbers sorted by size; equal ones keep their order."""
    return sorted(numbers, key=lambda number: number[0])


def _expected(expected: Value) -> tuple[Value, ...]:
    counts = _by_counts(expected, MOST_EXPECTED) if isinstance(expected, dict) else None
    return expected_members("as_multiset", expected) if counts is None else counts


def _readings(observed: Value, expected: tuple[Value, ...]) -> list[tuple[Value, ...]]:
    """The items of an answer; those of a dict as often as it counts them, or its pairs; one that stands bare."""
    members = members_like(observed, expected)
    if isinstance(observed, dict):
        most = max(MOST_OBSERVED, TIMES_EXPECTED * len(expected))
        return [reading for reading in (_by_counts(observed, most), members) if reading is not None]
    if members is None and is_bare(observed):
        return [(observed,)]
    return [] if members is None else [members]


def _by_counts(counts: dict[Value, Value], most: int) -> tuple[Value, ...] | None:
    """The items of a Counter, each as often as it says; None for a dict that does not count, or counts too many."""
    times = [float_of(count) for count in counts.values()]
    whole = [int(count) for count in times if count is not None and 0 <= count <= most and count == int(count)]
    if len(whole) < len(times) or sum(whole) > most:
        return None
    return tuple(chain.from_iterable(map(repeat, counts, whole)))


judge_as_multiset = judging_value(as_multiset)
