"""The message about an exception in student code: its type, its text and the student's own lines."""

from types import TracebackType
from typing import Any

from grader.codec.objects import class_name
from grader.codec.values import Message

# Characters of an exception's text: enough to read, while a student's exception may hold a whole table.
MAX_ERROR_CHARACTERS = 2000
TIME_LIMIT_TYPE = "TimeLimit"  # what stands for the name of an exception where an alarm ended a statement
# Lines that are kept of the way to an exception, at its beginning and its end: a recursion has thousands.
FIRST_FRAMES, LAST_FRAMES = 2, 4


class StatementTooLong(BaseException):
    """A statement of a file that did not end in time; raised by an alarm.

    It derives from BaseException, so that `except Exception` in student code does not catch it.
    """


def error_message(problem: BaseException, trace: TracebackType | None, places: dict[str, str]) -> dict[str, Message]:
    """The message about an exception: its type, text and line; `places` has the student's files and their cells.

    A line number alone does not find a line in a notebook, so the text then names the cell.
    """
    if isinstance(problem, StatementTooLong):
        return {
            "type": TIME_LIMIT_TYPE,
            "text": "This did not come to an end.",
            "line": last_student_line(trace, places)[0],
        }
    line, cell = last_student_line(trace, places)
    text = exception_text(problem)
    if isinstance(problem, SyntaxError) and problem.filename in places:
        line, cell, text = problem.lineno, places[problem.filename], str(problem.msg)
    text = text if len(text) <= MAX_ERROR_CHARACTERS else text[:MAX_ERROR_CHARACTERS] + " ..."
    told = f"{text} ({cell})" if cell else text
    return {"type": class_name(type(problem)), "text": told, "line": line, "frames": student_frames(trace, places)}


def exception_text(problem: BaseException) -> str:
    """The text of an exception, whose `__str__` may itself fail."""
    try:
        return str.__str__(str(problem))  # a subclass of `str` may have methods of the student's own
    except BaseException:  # whatever a student's __str__ raises
        return ""


def last_student_line(trace: TracebackType | None, places: dict[str, str]) -> tuple[int | None, str]:
    """The last line of a traceback in a student's file, and the label of its cell."""
    line: int | None = None
    cell = ""
    while trace is not None:
        code: Any = trace.tb_frame.f_code
        if code.co_filename in places:
            line, cell = trace.tb_lineno, places[code.co_filename]
        trace = trace.tb_next
    return line, cell


def student_frames(trace: TracebackType | None, places: dict[str, str]) -> list[list[Message]]:
    """The student's own lines on the way to an exception: line, function and file; of many, the first and last."""
    found: list[list[Message]] = []
    while trace is not None:
        code: Any = trace.tb_frame.f_code
        if code.co_filename in places:
            found.append([trace.tb_lineno, str.__str__(code.co_name), code.co_filename])
            if len(found) > FIRST_FRAMES + LAST_FRAMES:
                del found[FIRST_FRAMES]
        trace = trace.tb_next
    return found
