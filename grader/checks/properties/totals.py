"""Properties of what an answer's parts come to together: `sums_to` a total, `conserves` what the input has."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from grader.checks.containers import items_of, leaves_of
from grader.checks.equal import canonical
from grader.checks.numeric import Tolerance, float_of
from grader.checks.properties.base import PropertyAnswer, allowed_for, answer_numbers, argument_fault
from grader.checks.properties.ranges import is_bound
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Value

CONSERVED_KINDS = ("count", "sum", "items")


def judge_sums(tried: PropertyAnswer, options: Any) -> Verdict:
    """Right when the numbers of the answer, or of each item of it, add up to the total."""
    total, each = (options["total"], options.get("each", False)) if isinstance(options, Mapping) else (options, False)
    whole = parts_of(tried.answer) if each else [tried.answer]
    if all(adds_up(part, total, tried.tolerance) for part in whole):
        return RIGHT
    what = "in each part of the answer" if each else "of the answer"
    return wrong("sum", f"The numbers {what} should add up to {total:g}, and they do not.")


def parts_of(answer: Value) -> Sequence[Value]:
    """The items of an answer; of a dict its values."""
    return list(answer.values()) if isinstance(answer, dict) else items_of(answer) or [answer]


def adds_up(part: Value, total: float, tolerance: Tolerance) -> bool:
    """Whether the numbers add up, when each may be off by what the check allows; true where there are none."""
    found = answer_numbers(part)
    allowed = [allowed_for(leaf, tolerance) for _, leaf in found]
    # Each number may be off by what the check allows, and the sum by all of that.
    room = math.fsum(max(near.rtol * abs(number), near.atol) for (number, _), near in zip(found, allowed, strict=True))
    added = math.fsum(number for number, _ in found if math.isfinite(number))
    finite = all(math.isfinite(number) for number, _ in found)
    return not found or (finite and abs(added - total) <= room + tolerance.rtol * abs(total) + tolerance.atol)


def sums_fault(options: Any, names: Sequence[str]) -> str | None:
    """The fault in a total as written; None if it is sound."""
    total = options.get("total") if isinstance(options, Mapping) else options
    extra = set(options) - {"total", "each"} if isinstance(options, Mapping) else set()
    each = isinstance(options.get("each", False), bool) if isinstance(options, Mapping) else True
    if extra or not each or not is_bound(total) or math.isinf(total or 0):
        return "Write the total, such as 1; or {total: 1, each: true} where every item of the answer adds up to it."
    return None


def judge_conserves(tried: PropertyAnswer, options: Any) -> Verdict:
    """Right when the answer has in all as many, as much, or the very same as an argument."""
    [(kept, name)] = options.items()
    return CONSERVED_JUDGES[kept](tried, name)


def judge_count(tried: PropertyAnswer, name: str) -> Verdict:
    """Right when there are as many entries in all parts of the answer as the argument has items."""
    if len(list(leaves_of(tried.answer))) == len(parts_of(tried.args[name])):
        return RIGHT
    return wrong("kept_count", f"All parts together should have as many entries as `{name}` has, and they do not.")


def judge_sum(tried: PropertyAnswer, name: str) -> Verdict:
    """Right when the numbers of the answer add up to what those of the argument do."""
    total = math.fsum(number for number, _ in answer_numbers(tried.args[name]))
    if adds_up(tried.answer, total, tried.tolerance):
        return RIGHT
    return wrong("kept_sum", f"The numbers of the answer should add up to the same as those of `{name}`.")


def judge_items(tried: PropertyAnswer, name: str) -> Verdict:
    """Right when the answer has the items of the argument, each as often, however they are arranged."""
    own, given = list(leaves_of(tried.answer)), list(leaves_of(tried.args[name]))
    if Counter(map(canonical, own)) == Counter(map(canonical, given)) or near_items(own, given, tried.tolerance):
        return RIGHT
    return wrong("kept_items", f"The answer should have just the items of `{name}`, each as often as it occurs there.")


def near_items(own: Sequence[Value], given: Sequence[Value], tolerance: Tolerance) -> bool:
    """Whether two collections of numbers are the same within tolerance."""
    sides = [sorted(number for leaf in side if (number := float_of(leaf)) is not None) for side in (own, given)]
    if [len(side) for side in sides] != [len(own), len(given)] or len(own) != len(given):
        return False
    loose = max((allowed_for(leaf, tolerance) for leaf in own), key=lambda each: each.rtol, default=tolerance)
    return all(map(loose.near, sides[1], sides[0]))


CONSERVED_JUDGES = {"count": judge_count, "sum": judge_sum, "items": judge_items}


def conserves_fault(options: Any, names: Sequence[str]) -> str | None:
    """The fault in `{sum: ARGUMENT}` as written; None if it is sound."""
    if not isinstance(options, Mapping) or len(options) != 1 or not set(options) <= set(CONSERVED_KINDS):
        return "Write what is kept of which argument: {count: rows}, {sum: counts} or {items: values}."
    [name] = options.values()
    return argument_fault(name, names)
