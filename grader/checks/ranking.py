"""The check `ranking`: items from best to worst, where those that are tied stand in a group and in any order.

What is expected is a list of items and of groups, which are lists, tuples or sets of tied items; an item that is itself
a row stands in a group of its own.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.close import none_verdict
from grader.checks.collection import expected_members, items_slip
from grader.checks.containers import kind_of, unwrapped
from grader.checks.matching import ItemMatch, matched_items
from grader.checks.members import fits_by, members_of, seen_by
from grader.checks.no_value import judging_value
from grader.checks.option_fields import Inner, inner_check, read_by
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Value

RankGroups = tuple[tuple[Value, ...], ...]


@dataclass(frozen=True, slots=True)
class RankingOptions:
    """The check of each item."""

    items: Inner | None = field(default=None, metadata=read_by(inner_check))


def ranking(case: Case, observation: Observation, options: RankingOptions) -> Verdict:
    """Right when no item stands before a better one, else what is wrong with the items or with their order."""
    observed = observation.value
    if observed is None:
        return RIGHT if case.expected is None else none_verdict(bool(observation.stdout.strip()))
    wanted = _groups(expected_members("ranking", case.expected))
    given = members_of(observed)
    if given is None:
        return wrong("type", f"Return a list, the best first. The answer is {kind_of(unwrapped(observed))}.")
    if isinstance(observed, set | frozenset) and len(wanted) > 1 and len(given) > 1:
        return wrong("type", "Return a list, the best first. A set has no order.")
    check = options.items
    match = partial(matched_items, fits=fits_by(check, case.args), seen=partial(seen_by, check) if check else None)
    flat = tuple((item,) for item in given)
    readings = [_read(wanted, groups, match) for groups in (flat, _groups(given))]
    return min(readings, key=lambda read: (not read[1].passed, read[0]))[1]


def _groups(items: Sequence[Value]) -> RankGroups:
    """Items and groups as groups; those that hold nothing are left out."""
    members = (members_of(item) for item in items)
    return tuple((item,) if group is None else group for item, group in zip(items, members, strict=True) if group != ())


def _read(wanted: RankGroups, groups: RankGroups, match: "partial[ItemMatch]") -> tuple[int, Verdict]:
    """The number of items that do not match in an answer that is read as these groups, and the verdict on it."""
    expected, items = _flat(wanted), _flat(groups)
    found = match(expected, items)
    if not found.is_whole:
        together = match(expected, items, shared=True)
        verdict = items_slip(expected, items, together, match.keywords["fits"], shared=False)
        if found.extra and not together.extra:
            verdict = wrong("repeats", "An item occurs twice. Each should be there once.")
        return len(found.missing) + len(found.extra), verdict
    ranks = [rank for rank, group in enumerate(wanted) for _ in group]
    own = iter([ranks[found.places[number]] for number in range(len(items))])
    return 0, _order_verdict([sorted({next(own) for _ in group}) for group in groups])


def _flat(groups: RankGroups) -> tuple[Value, ...]:
    return tuple(item for group in groups for item in group)


def _order_verdict(ranks: Sequence[Sequence[int]]) -> Verdict:
    """Right for the ranks of each group in turn if none is better than those before it."""
    if any(len(group) > 1 for group in ranks):
        return wrong("tied", "Items stand together as tied that are not equally good.")
    own = [group[0] for group in ranks]
    if all(rank <= later for rank, later in pairwise(own)):
        return RIGHT
    if all(rank >= later for rank, later in pairwise(own)):
        return wrong("reversed", "This is the right order from worst to best. Put the best first.")
    return wrong("order", "These are the right items in another order. Look at which comes before which.")


judge_ranking = judging_value(ranking)
