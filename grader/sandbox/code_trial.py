"""Trying a changed statement of a student's code, in the jail: one call with it, of which the lines are counted.

Lines decide what does not end, and no clock: a changed program may run ten times as many lines as the program itself.
To count them takes several times as long as to run them. So a `quick` trial runs without; if that is not over within a
moment, it runs again and counts. What a quick trial says is never the last word: its caller asks again, and counts.
"""

import __future__

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import process_time
from types import FrameType
from typing import Any, NoReturn, TypeVar

from grader.codec.values import Message
from grader.sandbox.loading import SubmissionProgram
from grader.sandbox.raising import error_message

TrialValue = TypeVar("TrialValue")

# A changed program may run so many times the lines of the original, and so many more, as that may raise at once.
TIMES_LINES, MORE_LINES = 10, 1_000
# Lines of the original that are counted: a program that runs more of them is not looked at.
MAX_ORIGINAL_LINES = 300_000
# Seconds of the processor that a quick trial has before it is counted: three times those in which the lines of the
# program itself were counted, which is some fifteen times what it takes, and so more than it may have in lines.
MIN_QUICK_SECONDS, MAX_QUICK_SECONDS, QUICK_TIMES = 0.004, 0.05, 3
ANNOTATIONS_UNREAD = __future__.annotations.compiler_flag  # a method compiled alone must not look its types up
CHANGED_FILE = "<changed>"  # the file name of changed definitions


class OutOfLines(BaseException):
    """Raised where the allowed lines are used up; no `Exception`, so that most student code cannot go on."""


class NotQuick(BaseException):
    """Raised in a quick trial that is not over within its moment."""


class CodeTrials:
    """The trials in one process: the lines that each input may take, counted once with the program as it stands."""

    def __init__(self, program: SubmissionProgram) -> None:
        self.program = program
        self.allowed: dict[int, int] = {}
        self.moments: dict[int, float] = {}  # seconds of a quick trial; what is counted decides, so they change nothing
        if hasattr(signal, "SIGVTALRM"):
            signal.signal(signal.SIGVTALRM, raise_not_quick)

    def answer(self, call: Message, fresh: Callable[[], Message], answered: Callable[[Message], Message]) -> Message:
        """The answer to a call with changed code; `fresh` reads the call anew, so that each run has its own inputs."""
        trial = call["trial"]
        if trial.get("measure"):
            return {"n": call["n"], "outcome": "value", "value": self.measured(lambda: answered(call))}
        if trial["input"] not in self.allowed:
            begun = process_time()
            lines = self.measured(lambda: answered(call))[0]
            self.moments[trial["input"]] = quick_seconds(process_time() - begun)
            self.allowed[trial["input"]] = TIMES_LINES * lines + MORE_LINES
            call = fresh()
        try:
            with changed_program(self.program, trial["changes"]):
                if trial.get("quick"):
                    try:
                        return quick_answer(lambda: answered(call), self.moments[trial["input"]])
                    except NotQuick:
                        call = fresh()
                places = self.program.places
                return counted_lines(lambda: answered(call), places, self.allowed[trial["input"]])[0]
        except BaseException as problem:  # of a decorator, a default, or of changed text that is no Python
            error = error_message(problem, problem.__traceback__, self.program.places)
            return {"n": call["n"], "outcome": "error", "error": error}

    def measured(self, action: Callable[[], Message]) -> list[Any]:
        """The number of lines that the program runs as it stands, and which they are: each with its file."""
        seen: set[tuple[str, int]] = set()
        _, lines = counted_lines(action, self.program.places, MAX_ORIGINAL_LINES, seen)
        return [lines, *(list(each) for each in sorted(seen))]


def raise_not_quick(number: int, frame: FrameType | None) -> NoReturn:
    """Raises NotQuick: the handler of the alarm."""
    raise NotQuick


def quick_seconds(counted: float) -> float:
    """The seconds of a quick trial of a program whose lines were counted in so many.

    >>> quick_seconds(0.01), quick_seconds(7.0)
    (0.03, 0.05)
    """
    return min(max(QUICK_TIMES * counted, MIN_QUICK_SECONDS), MAX_QUICK_SECONDS)


def quick_answer(action: Callable[[], Message], seconds: float) -> Message:
    """What an action gives within a moment; raises NotQuick, also where student code has caught that."""
    if not hasattr(signal, "setitimer"):
        raise NotQuick
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        answer = action()
    finally:
        over = signal.setitimer(signal.ITIMER_VIRTUAL, 0)[0] == 0
    if over:
        raise NotQuick
    return answer


@contextmanager
def changed_program(program: SubmissionProgram, changes: list[list[Any]]) -> Iterator[None]:
    """The program with changed definitions: each is a file's number, a class's name or "", and the text."""
    spaces = program.namespaces()
    before = [dict(names) for names in spaces]
    methods: list[tuple[Any, str, Any]] = []
    try:
        for number, owner, text in changes:
            names = program.modules[number].__dict__
            code = compile(text, CHANGED_FILE, "exec", ANNOTATIONS_UNREAD, dont_inherit=True)
            defined: dict[str, Any] = {}
            exec(code, names, defined)  # noqa: S102  # this is what a sandbox is for
            for name, value in defined.items():
                if owner:
                    methods.append((names[owner], name, vars(names[owner])[name]))
                    setattr(names[owner], name, value)
                else:
                    put_everywhere(spaces, names.get(name), name, value, names)
        yield
    finally:
        for held, name, value in methods:
            setattr(held, name, value)
        for names, kept in zip(spaces, before, strict=True):
            names.clear()
            names.update(kept)


def put_everywhere(spaces: list[dict[str, Any]], old: Any, name: str, new: Any, home: dict[str, Any]) -> None:
    """Puts a changed definition in the place of the old one, also where another file has imported that."""
    home[name] = new
    for names in spaces:
        for other in [each for each, value in names.items() if value is old and old is not None]:
            names[other] = new


def counted_lines(
    action: Callable[[], TrialValue], places: dict[str, str], most: int, seen: set[tuple[str, int]] | None = None
) -> tuple[TrialValue, int]:
    """What an action gives, and the number of lines of student code that it ran; `OutOfLines` is raised inside it.

    `seen` gets every line that was run, with its file.
    """
    left = most

    def line(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal left
        if event == "line":
            left -= 1
            if left < 0:
                raise OutOfLines
            if seen is not None:
                seen.add((frame.f_code.co_filename, frame.f_lineno))
        return line

    def begun(frame: FrameType, event: str, _: Any) -> Any:
        name = frame.f_code.co_filename
        return line if name in places or name == CHANGED_FILE else None

    sys.settrace(begun)
    try:
        value = action()
    finally:
        sys.settrace(None)
    return value, most - left
