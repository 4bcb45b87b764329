"""Properties between answers to several inputs: `symmetric_in`, `monotone_in` and `idempotent`."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from grader.checks.containers import items_of, kind_of
from grader.checks.numeric import float_of
from grader.checks.properties.base import (
    PropertyAnswer,
    PropertyArguments,
    allowed_for,
    argument_fault,
    extra_call_trouble,
)
from grader.checks.properties.ranges import is_bound
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Value

MONOTONE_WAYS = ("rising", "falling")


def swapped_calls(args: PropertyArguments, options: Any, random: Random) -> tuple[PropertyArguments, ...]:
    """One extra input: the same with two arguments in each other's place."""
    first, second = options
    return ({**args, first: args[second], second: args[first]},)


def judge_symmetric(tried: PropertyAnswer, options: Any) -> Verdict:
    """Right when the answer is the same with the two arguments exchanged."""
    first, second = options
    for observation in tried.extra:
        trouble = extra_call_trouble(observation, f"with `{first}` and `{second}` exchanged")
        if trouble is not None:
            return trouble
        if not tried.still(observation.value):
            return wrong("asymmetric", f"The answer changes when `{first}` and `{second}` are exchanged.")
    return RIGHT


def symmetric_fault(options: Any, names: Sequence[str]) -> str | None:
    """The fault in two arguments as written; None if they are sound."""
    if not isinstance(options, list | tuple) or len(options) != 2 or options[0] == options[1]:
        return "Write the two arguments that may be exchanged, such as [first, second]."
    return next((fault for name in options if (fault := argument_fault(name, names))), None)


def raised_calls(args: PropertyArguments, options: Any, random: Random) -> tuple[PropertyArguments, ...]:
    """One extra input: the same with one argument a step larger; raises ValueError where it is no number."""
    name, _ = way_in(options)
    if float_of(args[name]) is None or not isinstance(args[name], int | float):
        raise ValueError(f"Only a number can grow; `{name}` is {kind_of(args[name])}.")
    return ({**args, name: args[name] + options.get("by", 1)},)


def way_in(options: Mapping[str, Any]) -> tuple[str, str]:
    """The argument that grows, and which way the answer goes with it."""
    [(name, way)] = [(name, way) for name, way in options.items() if name != "by"]
    return name, way


def judge_monotone(tried: PropertyAnswer, options: Any) -> Verdict:
    """Right when the answer to the larger argument is no smaller (`rising`), or no larger (`falling`)."""
    name, way = way_in(options)
    for observation in tried.extra:
        trouble = extra_call_trouble(observation, f"with a larger `{name}`")
        if trouble is not None:
            return trouble
        before, after = measure(tried.answer), measure(observation.value)
        # An answer without a size cannot grow or shrink; a change within tolerance is none.
        if before is None or after is None or allowed_for(observation.value, tried.tolerance).near(before, after):
            continue
        if (after < before) == (way == "rising"):
            goes = "grows" if way == "falling" else "shrinks"
            return wrong("not_monotone", f"The answer {goes} when `{name}` becomes larger, and it should not.")
    return RIGHT


def measure(answer: Value) -> float | None:
    """The number that an answer is, or how many items it has that are not themselves empty; None for anything else."""
    number = float_of(answer)
    if number is not None:
        return number
    items = list(answer) if isinstance(answer, dict | set | frozenset) else items_of(answer)
    return None if items is None else float(sum(not is_empty_collection(item) for item in items))


def is_empty_collection(item: Value) -> bool:
    """Whether an item is a collection that holds nothing."""
    return isinstance(item, list | tuple | set | frozenset | dict) and not item


def monotone_fault(options: Any, names: Sequence[str]) -> str | None:
    """The fault in `{ARGUMENT: rising}` as written; None if it is sound."""
    ways = {name: way for name, way in options.items() if name != "by"} if isinstance(options, Mapping) else {}
    step = options.get("by", 1) if isinstance(options, Mapping) else 1
    if (
        len(ways) != 1
        or not set(ways.values()) <= set(MONOTONE_WAYS)
        or not is_bound(step)
        or not 0 < step < float("inf")
    ):
        return "Write one argument and how the answer goes with it, such as {min_support: falling}; `by` is the step."
    return argument_fault(next(iter(ways)), names)


def same_calls(args: PropertyArguments, options: Any, random: Random) -> tuple[PropertyArguments, ...]:
    """One extra input, equal to the first: the function is called again on its own answer to it."""
    return (dict(args),)


def judge_idempotent(tried: PropertyAnswer, options: Any) -> Verdict:
    """Right when the function, called on its own answer, gives that answer.

    An answer may be of a right type that cannot go back in (a generator, a set): what then stops proves nothing.
    """
    for observation in tried.extra:
        if observation.outcome == "value" and not tried.still(observation.value):
            return wrong("not_idempotent", f"Called with its own answer as `{options}`, the function changes it again.")
    return RIGHT


def idempotent_fault(options: Any, names: Sequence[str]) -> str | None:
    """The fault in the name of the argument that the answer replaces; None if it is sound."""
    fault = argument_fault(options, names)
    if fault is None and (options != names[0] or "." in options):
        return f"The answer goes back in as the first argument of a function; write `idempotent: {names[0]}`."
    return fault
