"""What a check knows of the case it judges."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from grader.codec.values import Value


@dataclass(frozen=True, slots=True)
class Walk:
    """The steps of an algorithm as a trace is judged by them. States are the walk's own; a check only passes them on.

    In the grader it is made from the reference's process, so that a step can also be judged from the student's own
    state; in the students' one-file checker from the expected records alone (`grader.checks.trace.chain`).
    """

    start: Any
    successors: Callable[[Any], tuple[Any, ...]]  # none: it ends here; several: all of them are right
    record: Callable[[Any], Value]  # what the student's step should hold
    carry: Callable[[Any, Value], Any]  # our state with the student's record put into it


@dataclass(frozen=True, slots=True)
class Case:
    """The inputs and the right answer; for a trace also its walk."""

    args: Mapping[str, Value]
    expected: Value
    walk: Walk | None = None
