"""The fixture `student`: a submission's functions, called in the sandbox as if they were here.

Each call has a process of its own, in which the files run first: nothing that one call leaves behind reaches another.
"""

import json
import re
import sys
from collections.abc import Callable
from typing import Any, NoReturn

from grader.checks.calls import Call, Observation
from grader.checks.no_value import trouble_of
from grader.codec.encode import encode
from grader.codec.values import Json, Record
from grader.intake.definitions import StudentDefinition, is_too_much_work, student_definitions
from grader.intake.read_submission import read_submission
from grader.intake.submission import Submission
from grader.plugin.graded_work import RunWork
from grader.plugin.native import native_value
from grader.sandbox.run import Sandbox, SandboxFailure
from grader.texts.safe_text import enumerated, one_line, visible

CALL_SECONDS = 10.0  # of one call, if the test does not say: `student.within(...)`
# What the codec could not send, or cut: searched in the JSON, as it may lie anywhere in an input.
UNSENDABLE = re.compile(r'"\$": "(opaque|cut)"')
MAX_FUNCTIONS_LISTED = 10  # functions that a message lists


class StudentError(Exception):
    """Raised for a call that gave no value, with `type` and `text` of the exception and its `line` in the file.

    `outcome` is `error`, `timeout`, `memory`, `died`, `missing` or `blank`; `stdout` is what was printed before.
    """

    def __init__(self, sentence: str, seen: Observation) -> None:
        super().__init__(sentence)
        self.outcome, self.stdout = seen.outcome, seen.stdout
        self.type = seen.error.type if seen.error else ""
        self.text = seen.error.text if seen.error else ""
        self.line = seen.error.line if seen.error else None


class NotRun(Exception):
    """Raised if the sandbox failed: pytest reports an error, as this says nothing of the student's work."""


class StudentFunctions:
    """The functions of a submission as attributes, and its variables as `student["name"]`."""

    def __init__(self, sandbox: Sandbox, submission: Submission, seconds: float = CALL_SECONDS) -> None:
        self._sandbox, self._submission, self._seconds = sandbox, submission, seconds
        self.stdout = ""  # what the last call printed

    def within(self, seconds: float) -> "StudentFunctions":
        """The functions of the same submission, with another time limit for each call."""
        return StudentFunctions(self._sandbox, self._submission, seconds)

    def __repr__(self) -> str:
        return f"<student {self._submission.student}>"

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("_"):
            raise AttributeError(name)

        def call(*args: object, **named: object) -> Any:
            __tracebackhide__ = True
            inputs = call_input_forms(name, args, named)
            first = called_value(self, Call(name, inputs, self._seconds))
            return StudentObject(self, name, inputs) if name in classes_in(self._submission) else native_value(first)

        call.__name__ = name
        return call

    def __getitem__(self, name: str) -> Any:
        __tracebackhide__ = True
        return native_value(called_value(self, Call(name, None, self._seconds)))


class StudentObject:
    """An object of a student's class; each call makes it anew and repeats the calls before, in one process."""

    def __init__(self, student: StudentFunctions, name: str, inputs: tuple[Json, ...]) -> None:
        self._student, self._name, self._inputs = student, name, inputs
        self._before: tuple[tuple[str, tuple[Json, ...]], ...] = ()

    def __repr__(self) -> str:
        return f"<{self._name} of {self._student}>"

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("_"):
            raise AttributeError(name)

        def call(*args: object, **named: object) -> Any:
            __tracebackhide__ = True
            then = (*self._before, (f".{name}", call_input_forms(name, args, named)))
            value = called_value(self._student, Call(self._name, self._inputs, self._student._seconds, then))
            self._before = then
            itself = isinstance(value, Record) and value.name == self._name  # `fit` often returns self
            return self if itself else native_value(value)

        call.__name__ = name
        return call


def student_functions(work: RunWork) -> StudentFunctions:
    """The functions of the submission in this run."""
    return StudentFunctions(work.sandbox(), read_submission(work.path))


def called_value(student: StudentFunctions, call: Call) -> Any:
    """The value that a call gives; raises `StudentError` if it gives none, `NotRun` for a failure of ours.

    What it prints is printed here too, so that pytest shows it where a test fails.
    """
    __tracebackhide__ = True
    submission = student._submission
    seen = Observation("missing")
    if submission.sources:
        try:
            [seen] = student._sandbox.run(submission, [call])
        except SandboxFailure as failure:
            raise NotRun(f"Not run, through a fault of ours: {failure}") from None
    student.stdout = seen.stdout
    sys.stdout.write(visible(seen.stdout))
    if seen.outcome != "value":
        raise_student_error(submission, call, seen)
    return seen.value


def raise_student_error(submission: Submission, call: Call, seen: Observation) -> NoReturn:
    """Raises `StudentError` with a sentence about the call."""
    __tracebackhide__ = True
    trouble = trouble_of(seen)
    if seen.outcome == "missing":
        sentence = missing_name_sentence(submission, call.target, seen)
    elif seen.outcome == "error" and seen.error is not None:
        file = defining_file(submission, call.target)
        line = f" on line {seen.error.line}{f' of {file}' if file else ''}" if seen.error.line is not None else ""
        sentence = f"{call.target} raised {seen.error.type}{line}: {seen.error.text}"
    else:
        sentence = f"{call.target}: {trouble.message if trouble else seen.outcome}"
    raise StudentError(one_line(sentence), seen) from None


def missing_name_sentence(submission: Submission, name: str, seen: Observation) -> str:
    """The sentence about a name that the work does not define: which names it defines, and what stopped a file."""
    if not submission.sources:
        return f"There is no `{name}`: {' '.join(submission.notes) or 'the work has no code.'}"
    names = [one.name for one in definitions_of_submission(submission)]
    more = f", and {len(names) - MAX_FUNCTIONS_LISTED} more" if len(names) > MAX_FUNCTIONS_LISTED else ""
    there = (
        f"It defines {enumerated([f'`{each}`' for each in names[:MAX_FUNCTIONS_LISTED]])}{more}."
        if names
        else "It defines none."
    )
    error = seen.error
    why = "" if error is None else f" Running a file stopped with {error.type} on line {error.line}: {error.text}"
    return f"The work defines no `{name}`. {there}{why}"


def call_input_forms(name: str, args: tuple[object, ...], named: dict[str, object]) -> tuple[Json, ...]:
    """The encoded inputs of a call; raises TypeError for one that cannot be sent."""
    __tracebackhide__ = True
    if named:
        raise TypeError(f"Call {name} by position, as grading does: it was given {', '.join(named)} by name.")
    forms = tuple(encode(each) for each in args)
    if unfit := next((place for place, form in enumerate(forms, 1) if UNSENDABLE.search(json.dumps(form))), None):
        kind = type(args[unfit - 1]).__name__
        raise TypeError(f"Input {unfit} of {name} cannot be sent to the sandbox: it is, or holds, a {kind}.")
    return forms


def definitions_of_submission(submission: Submission) -> list[StudentDefinition]:
    """The functions and classes that a submission defines at its top level; none if it is too large to read."""
    if is_too_much_work(submission.sources):  # each call asks again, and a hostile file could keep us for minutes
        return []
    return [one for one in student_definitions(submission.sources) if one.kind]


def classes_in(submission: Submission) -> set[str]:
    """The names of the classes that a submission defines."""
    return {one.name for one in definitions_of_submission(submission) if one.kind == "class"}


def defining_file(submission: Submission, name: str) -> str:
    """The file of the line in an error: the only file, or the only one that defines the name; else ""."""
    files = [source.file for source in submission.sources]
    defining = {files[one.source] for one in definitions_of_submission(submission) if one.name == name}
    return files[0] if len(files) == 1 else "" if len(defining) != 1 else defining.pop()
