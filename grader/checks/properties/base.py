"""The interface of a property: how it judges, what it is shown of an answer, and the arguments its options name."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from grader.checks.calls import Observation
from grader.checks.containers import dtype_of, leaves_of
from grader.checks.no_value import trouble_of
from grader.checks.numeric import Tolerance, float_of
from grader.checks.verdict import Verdict
from grader.codec.values import Value

PropertyArguments = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class PropertyAnswer:
    """An answer that its check has passed, and what was seen of the property's extra calls.

    `same` compares two answers as the check does; `still` says whether an answer would be right for the case itself,
    so that where several are right a property never prefers one. `asked` is what the references gave that the
    property asks; `tolerance` is the check's own.
    """

    args: PropertyArguments
    answer: Value
    extra: Sequence[Observation]
    same: Callable[[Value, Value], bool]
    still: Callable[[Value], bool]
    asked: Sequence[Value] = ()
    tolerance: Tolerance = field(default_factory=Tolerance)


PropertyJudge = Callable[["PropertyAnswer", Any], Any]  # a verdict; the second argument are the options as written
PropertyCalls = Callable[
    [PropertyArguments, Any, Random], tuple[PropertyArguments, ...]
]  # the inputs of a case to those of the extra calls


def no_calls(args: PropertyArguments, options: Any, random: Random) -> tuple[PropertyArguments, ...]:
    """No extra input: the property is seen in the answer itself."""
    return ()


def asks_nothing(options: Any) -> tuple[str, ...]:
    """No references: the property is judged without one."""
    return ()


@dataclass(frozen=True, slots=True)
class Property:
    """A property: how it judges, what is wrong with its options as written, and what it needs beside the answer.

    `calls` gives the extra inputs, as many on every input; `asks` the references that are called with the inputs of a
    case when it is built. Of one that is tried `twice`, each extra call is made on what the function gives for it.
    """

    judge: PropertyJudge
    fault: Callable[[Any, Sequence[str]], str | None]
    calls: PropertyCalls = no_calls
    asks: Callable[[Any], tuple[str, ...]] = asks_nothing
    twice: bool = False


def extra_call_trouble(observation: Observation, how: str) -> Verdict | None:
    """The verdict on an extra call that gave no value, and how it was made; None for one that did."""
    trouble = trouble_of(observation)
    return None if trouble is None else replace(trouble, message=f"Asked again {how}: {trouble.message}")


def argument_fault(name: Any, known: Sequence[str]) -> str | None:
    """The fault in the name of an argument; None if there is an argument of that name."""
    return None if name in known else f"`{name}` is no argument here; there is {', '.join(known)}."


def answer_numbers(value: Value) -> list[tuple[float, Value]]:
    """Every real number inside an answer, as a float and as it came; NaN is the check's business."""
    found = ((float_of(leaf), leaf) for leaf in leaves_of(value))
    return [(number, leaf) for number, leaf in found if number is not None and number == number]  # noqa: PLR0124


def allowed_for(value: Value, tolerance: Tolerance) -> Tolerance:
    """The check's tolerance, or what numbers of the value's type can keep, where that is wider."""
    return tolerance.for_type(dtype_of(value))
