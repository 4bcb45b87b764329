"""The case as a check knows it: the inputs, the right answer, and what else judging may need."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from grader.codec.values import Value


@dataclass(frozen=True, slots=True)
class Walk:
    """The steps of an algorithm as a trace is judged by them. States are the walk's own; a check only passes them on.

    In the grader it is made from the reference's process, so that a step can also be judged from the student's own
    state; in the students' one-file checker from the expected records alone (`grader.checks.trace.record_chain`).
    """

    start: Any
    successors: Callable[[Any], tuple[Any, ...]]  # none: it ends here; several: all of them are right
    record: Callable[[Any], Value]  # what the student's step should hold
    carry: Callable[[Any, Value], Any]  # our state with the student's record put into it


@dataclass(frozen=True, slots=True)
class Flaw:
    """A flaw that a verifier finds in an answer: where, how much of the mark it costs, and a stable reason."""

    part: str
    weight: float  # of 1; the answer earns what its flaws leave
    reason: str
    message: str = ""


@dataclass(frozen=True, slots=True)
class Case:
    """One case to be judged: the inputs, the right answer, and what else a check may need to know of what is right.

    `accepted` is computed at build by the reference that the check's options name: every right answer (`one_of`), the
    labels that some tie-break gives for each row (`same_predictions`). `flaws` judges an answer by itself (`verify`);
    the students' checker has none, and compares with the one right answer of a public case.
    """

    args: Mapping[str, Value]
    expected: Value
    walk: Walk | None = None
    accepted: Value = None
    flaws: Callable[[Value], Sequence[Flaw]] | None = None
