"""The property `unchanged_by`: an input with another look and the same meaning has the same answer."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from grader.checks.properties.base import PropertyAnswer, PropertyArguments, argument_fault, extra_call_trouble
from grader.checks.properties.changed_inputs import CHANGES, with_old_names
from grader.checks.properties.ranges import is_bound
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Value

CHANGE_PHRASES = {
    "shuffle": "with the items of {} in another order",
    "duplicate": "with every item of {} twice",
    "scale": "with all numbers of {} grown by the same factor",
    "permute": "with the entries in {} in other places",
    "rename": "with other names for the values in {}",
}


def changed_calls(args: PropertyArguments, options: Any, random: Random) -> tuple[PropertyArguments, ...]:
    """One extra input for each change: the same arguments, but for those that are changed."""
    return tuple({**args, **changed_arguments(args, options, change, random)} for change in named_changes(options))


def named_changes(options: Mapping[str, Any]) -> list[str]:
    """The changes that are named, in the order in which they are written."""
    return [change for change in options if change != "by"]


def changed_arguments(
    args: PropertyArguments, options: Mapping[str, Any], change: str, random: Random
) -> dict[str, Value]:
    """The arguments that a change is made to, after it; raises ValueError where it cannot be made."""
    names = changed_argument_names(options[change])
    more = {"by": options["by"]} if change == "scale" and "by" in options else {}
    return dict(zip(names, CHANGES[change]([args[name] for name in names], random, **more), strict=True))


def changed_argument_names(written: Any) -> list[str]:
    """The names of the arguments that are changed, one or several together."""
    return list(written) if isinstance(written, list | tuple) else [written]


def judge_unchanged(tried: PropertyAnswer, options: Any) -> Verdict:
    """Right when every extra call gave the same answer; after a renaming, the same by the old names."""
    for change, observation in zip(named_changes(options), tried.extra, strict=False):
        names, given = changed_argument_names(options[change]), observation.value
        named = " and ".join(f"`{name}`" for name in names)
        trouble = extra_call_trouble(observation, CHANGE_PHRASES[change].format(named))
        if trouble is not None:
            return trouble
        if change == "rename":
            given = with_old_names(given, [tried.args[name] for name in names])
        if not tried.still(given):
            return changed_said(change, named)
    return RIGHT


def changed_said(change: str, names: str) -> Verdict:
    """The verdict on an answer that a change should have left as it was."""
    if change == "shuffle":
        return wrong(
            "changed",
            f"The answer changes when the items of {names} come in another order, and it should not. "
            "Look for code that depends on which item comes first, or that keeps something between calls.",
        )
    if change == "duplicate":
        return wrong("changed_by_copies", f"The answer changes when every item of {names} is there twice.")
    if change == "scale":
        return wrong("changed_by_scale", f"The answer changes when all numbers of {names} grow by the same factor.")
    if change == "permute":
        return wrong("changed_by_places", f"The answer changes when the entries in {names} stand in other places.")
    return wrong(
        "changed_by_names",
        f"The answer changes when the values in {names} have other names. Look for a name that is written in the code, "
        "or for an order of names.",
    )


def unchanged_fault(options: Any, names: Sequence[str]) -> str | None:
    """The fault in `{shuffle: ARGUMENT}` as written; None if it is sound."""
    if not isinstance(options, Mapping) or not set(options) <= {*CHANGES, "by"} or not named_changes(options):
        return f"Write which argument is changed, such as {{shuffle: rows}}. Changes: {', '.join(CHANGES)}."
    if "by" in options and ("scale" not in options or not is_bound(options["by"]) or not 0 < options["by"] < 1e6):
        return "Write `by` beside `scale`, as a number above 0: {scale: counts, by: 3}."
    named = [name for change in named_changes(options) for name in changed_argument_names(options[change])]
    return next((fault for name in named if (fault := argument_fault(name, names))), None)
