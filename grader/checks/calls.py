"""Calls of a student's code, and the observations that they give."""

from dataclasses import dataclass, field
from typing import Literal

from grader.codec.values import Json, Value

CallOutcome = Literal[
    "value",  # it returned; `value` holds what
    "error",  # it raised; `error` says what
    "timeout",  # it did not come back within its limit
    "memory",  # it asked for more memory than its limit
    "died",  # its process ended in the middle of the call
    "missing",  # the submission defines no such name
    "blank",  # what it defines is as it was handed out, still to be written
    "skipped",  # not run: the function timed out twice before
]


@dataclass(frozen=True, slots=True)
class ChangedCode:
    """Changed definitions with which a call is made, of which the lines are then counted.

    Each change is the number of its file, the name of its class ("" for a function or a class as a whole), and the
    text of the definition. `input` is the same number for equal inputs, whose lines are counted once.
    """

    changes: tuple[tuple[int, str, str], ...]
    input: int = 0
    quick: bool = False  # lines are counted only if it takes long
    measure: bool = False  # the answer is the number of lines that the program itself runs, and which they are


@dataclass(frozen=True, slots=True)
class Call:
    """A call of a student's function by position, or, where `args` is None, the reading of a variable.

    `then` makes it a model: what the call gives is a handle, on which the rest is called in order, each in the same
    process; the answer is what the last one gives. `.predict` is a method of the handle, `predict` a function of the
    submission that takes the handle first.

    A `hidden` call has inputs that the student may not see: the process learns them once it has answered all others.
    """

    target: str
    args: tuple[Json, ...] | None  # encoded by `grader.codec`
    seconds: float = 2.0  # until it counts as a timeout
    then: tuple[tuple[str, tuple[Json, ...]], ...] = ()
    watch: bool = False  # whether to see if it changes its inputs, which takes time
    hidden: bool = False
    room: int = 1000  # nodes of an answer that nothing is said of: see `grader.codec.decode.NodeBudget`
    defined: bool = False  # asks only whether what it calls is there; its inputs are empty
    trial: ChangedCode | None = None  # for a repair: the call is made with changed code

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all that it calls."""
        return (self.target, *(name for name, _ in self.then))


@dataclass(frozen=True, slots=True)
class StackFrame:
    """A line of the student's own that an exception came through; `file` names a cell of a notebook too."""

    line: int
    function: str
    file: str


@dataclass(frozen=True, slots=True)
class Raised:
    """An exception in student code: its class, its text with addresses and paths removed, the student's own line."""

    type: str
    text: str
    line: int | None
    frames: tuple[StackFrame, ...] = field(
        default=(), compare=False
    )  # the way there; the exception is the same by another


@dataclass(frozen=True, slots=True)
class Observation:
    """The observation of one call of student code: a value, an exception, or why there is neither.

    `stdout` is what it printed, cut to a limit.
    """

    outcome: CallOutcome
    value: Value = None
    stdout: str = ""
    error: Raised | None = None
    changed: bool = False  # of a watched call: its inputs were not the same afterwards
