"""The properties `agrees_with`, a slower and plainer way to the same answer, and `ordered`, by size."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from grader.checks.containers import items_of
from grader.checks.option_fields import FULL_REFERENCE_NAME, OptionFault, inner_check
from grader.checks.properties.base import PropertyAnswer, allowed_for, answer_numbers
from grader.checks.properties.relations import MONOTONE_WAYS
from grader.checks.registry import inner_of
from grader.checks.verdict import RIGHT, Verdict, wrong


def judge_agrees(tried: PropertyAnswer, options: Any) -> Verdict:
    """Right when the answer is what the brute force gives, by the check named `by`, else by the exercise's own."""
    [wanted] = tried.asked
    by = options.get("by") if isinstance(options, Mapping) else None
    if by is None:
        agrees = tried.same(wanted, tried.answer)
    else:
        agrees = inner_check(by, inner_of).verdict(wanted, tried.answer, tried.args).passed
    return RIGHT if agrees else wrong("disagrees", "This is not what one finds by going through all possibilities.")


def agrees_fault(options: Any, names: Sequence[str]) -> str | None:
    """The fault in the name of a brute force as written; None if it is sound."""
    name = options.get("reference") if isinstance(options, Mapping) else options
    extra = set(options) - {"reference", "by"} if isinstance(options, Mapping) else set()
    if extra or not isinstance(name, str) or not FULL_REFERENCE_NAME.fullmatch(name):
        return "Write what to agree with, as `reference.TOPIC.MODULE:NAME`; or {reference: ..., by: {close: {}}}."
    try:
        if isinstance(options, Mapping) and "by" in options:
            inner_check(options["by"], inner_of)
    except OptionFault as fault:
        return f"{fault.problem} {fault.remedy}"
    except ValueError as problem:
        return str(problem)
    return None


def brute_force_asked(options: Any) -> tuple[str, ...]:
    """The name of the brute force, as the one reference that the property asks."""
    return (options["reference"] if isinstance(options, Mapping) else options,)


def judge_ordered(tried: PropertyAnswer, options: Any) -> Verdict:
    """Right when the numbers of the answer, in the order in which they come, never go the other way."""
    if items_of(tried.answer) is None:  # a dict or a set has no order that counts
        return RIGHT
    # Two numbers within tolerance may stand in either order: they are tied, as far as the check can tell.
    for (before, _), (after, leaf) in pairwise(answer_numbers(tried.answer)):
        if not allowed_for(leaf, tried.tolerance).near(before, after) and (after < before) == (options == "rising"):
            first = "smallest" if options == "rising" else "largest"
            return wrong("unordered", f"The numbers should stand in order, the {first} first.")
    return RIGHT


def ordered_fault(options: Any, names: Sequence[str]) -> str | None:
    """The fault in an order as written; None if it is sound."""
    return None if options in MONOTONE_WAYS else "Write `rising` or `falling`."
