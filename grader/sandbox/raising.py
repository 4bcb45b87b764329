"""The message about an exception in student code: its type, its text and the student's own lines."""

from types import TracebackType
from typing import Any

from grader.codec.objects import name_of
from grader.codec.values import Message

# Characters of an exception's text: enough to read, while a student's exception may hold a whole table.
LONGEST = 2000
# Lines that are kept of the way to an exception, at its beginning and its end: a recursion has thousands.
FIRST, LAST = 2, 4


class TooLong(BaseException):
    """A statement of a file that did not end in time; raised by an alarm.

    It derives from BaseException, so that `except Exception` in student code does not catch it.
    """


def error_of(problem: BaseException, trace: TracebackType | None, places: dict[str, str]) -> dict[str, Message]:
    """The message about an exception: its type, text and line; `places` has the student's files and their cells.

    A line number alone does not find a line in a notebook, so the text then names the cell.
    """
    if isinstance(problem, TooLong):
        return {"type": "TimeLimit", "text": "This did not come to an end.", "line": line_in(trace, places)[0]}
    line, cell = line_in(trace, places)
    text = text_of(problem)
    if isinstance(problem, SyntaxError) and problem.filename in places:
        line, cell, text = problem.lineno, places[problem.filename], str(problem.msg)
    text = text if len(text) <= LONGEST else text[:LONGEST] + " ..."
    told = f"{text} ({cell})" if cell else text
    return {"type": name_of(type(problem)), "text": told, "line": line, "frames": frames_in(trace, places)}


def text_of(problem: BaseException) -> str:
    """The text of an exception, whose `__str__` may itself fail."""
    try:
        return str.__str__(str(problem))  # a subclass of `str` may have methods of the student's own
    except BaseException:  # whatever a student's __str__ raises
        return ""


def line_in(trace: TracebackType | None, places: dict[str, str]) -> tuple[int | None, str]:
    """The last line of a traceback in a student's file, and the label of its cell."""
    line: int | None = None
    cell = ""
    while trace is not None:
        code: Any = trace.tb_frame.f_code
        if code.co_filename in places:
            line, cell = trace.tb_lineno, places[code.co_filename]
        trace = trace.tb_next
    return line, cell


def frames_in(trace: TracebackType | None, places: dict[str, str]) -> list[list[Message]]:
    """The student's own lines on the way to an exception: line, function and file; of many, the first and last."""
    found: list[list[Message]] = []
    while trace is not None:
        code: Any = trace.tb_frame.f_code
        if code.co_filename in places:
            found.append([trace.tb_lineno, str.__str__(code.co_name), code.co_filename])
            if len(found) > FIRST + LAST:
                del found[FIRST]
        trace = trace.tb_next
    return found
