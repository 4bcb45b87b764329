"""Properties: what must hold of every right answer. They never earn; failing one makes its case wrong."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from grader.checks.calls import Observation
from grader.checks.forms import dtype_of, kind_of, leaves_of
from grader.checks.numeric import Tolerance, float_of
from grader.checks.outcome import trouble_of
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Array, Value

Args = Mapping[str, Value]
Same = Callable[[Value, Value], bool]


@dataclass(frozen=True, slots=True)
class Property:
    """The extra inputs a property needs, how it judges, and what is wrong with its options as written."""

    calls: Callable[[Args, Any, Random], tuple[Args, ...]]
    judge: Callable[[Value, Sequence[Observation], Any, Same], Verdict]
    fault: Callable[[Any, Iterable[str]], str | None]


def no_calls(args: Args, options: Any, random: Random) -> tuple[Args, ...]:
    """No extra input: the property is seen in the answer itself."""
    return ()


def judge_within(answer: Value, extra: Sequence[Observation], options: Any, same: Same) -> Verdict:
    """Right when every number in the answer lies in the range, both ends included; NaN is the check's business."""
    low, high = map(float, options)
    for leaf in leaves_of(answer):
        value = float_of(leaf)
        if value is None or math.isnan(value):
            continue
        near = Tolerance().for_type(dtype_of(leaf)).near
        if not (low <= value <= high or near(low, value) or near(high, value)):
            return wrong("range", f"The answer has a number outside the range from {low:g} to {high:g}.")
    return RIGHT


def within_fault(options: Any, names: Iterable[str]) -> str | None:
    """What is wrong with a range as written; None if it is sound."""
    if not isinstance(options, list | tuple) or len(options) != 2 or not all(map(_is_bound, options)):
        return "Write a range as two numbers, such as [0, 1]; an open end is .inf or -.inf."
    return None if options[0] <= options[1] else f"The range runs from {options[0]} down to {options[1]}."


def _is_bound(written: Any) -> bool:
    return isinstance(written, int | float) and not isinstance(written, bool) and not math.isnan(written)


def shuffled_calls(args: Args, options: Any, random: Random) -> tuple[Args, ...]:
    """One extra input: the same with the items of one argument in another order."""
    name = options["shuffle"]
    return ({**args, name: shuffled(args[name], random)},)


def shuffled(value: Value, random: Random) -> Value:
    """The same items in another order; in the same one only where no two of them differ."""
    if isinstance(value, Array) and value.shape:
        length = len(value.items) // max(value.shape[0], 1)
        rows = [value.items[length * i : length * (i + 1)] for i in range(value.shape[0])]
        return Array(value.dtype, value.shape, tuple(item for row in _in_another_order(rows, random) for item in row))
    if isinstance(value, dict):
        return dict(_in_another_order(list(value.items()), random))
    if isinstance(value, list | tuple):
        return type(value)(_in_another_order(list(value), random))
    raise ValueError(f"Only a list, tuple, dict or array has items to shuffle; this is {kind_of(value)}.")


def _in_another_order(items: list[Any], random: Random) -> list[Any]:
    order = items[:]
    random.shuffle(order)
    if order == items:  # a short list often comes back as it was, and would prove nothing
        turns = (items[turn:] + items[:turn] for turn in range(1, len(items)))
        return next((turned for turned in turns if turned != items), order)
    return order


def judge_unchanged(answer: Value, extra: Sequence[Observation], options: Any, same: Same) -> Verdict:
    """Right when every extra call gave the same answer."""
    name = options["shuffle"]
    for observation in extra:
        trouble = trouble_of(observation)
        if trouble is not None:
            return trouble
        if not same(answer, observation.value):
            return wrong(
                "changed",
                f"The answer changes when the items of `{name}` come in another order, and it should not. "
                "Look for code that depends on which item comes first, or that keeps something between calls.",
            )
    return RIGHT


def unchanged_fault(options: Any, names: Iterable[str]) -> str | None:
    """What is wrong with `{shuffle: ARGUMENT}` as written; None if it is sound."""
    if not isinstance(options, Mapping) or set(options) != {"shuffle"}:
        return "Write which argument is shuffled, such as {shuffle: rows}."
    known = list(names)
    if options["shuffle"] not in known:
        return f"`{options['shuffle']}` is no argument here; there is {', '.join(known)}."
    return None


PROPERTIES: dict[str, Property] = {
    "unchanged_by": Property(shuffled_calls, judge_unchanged, unchanged_fault),
    "within": Property(no_calls, judge_within, within_fault),
}
