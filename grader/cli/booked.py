"""Lookups for commands that write into a gradebook: the assignment, the student, the exercise, the author."""

import getpass
import json
from collections.abc import Collection, Iterable
from pathlib import Path

from grader.cli.errors import CannotRun
from grader.gradebook.book import Gradebook
from grader.gradebook.records import Conditions, MarkedExercise
from grader.texts.nearest_name import nearest_known
from grader.texts.safe_text import one_line

MAX_REASON_CHARACTERS = 500  # characters of a reason


def recorded_conditions(book: Gradebook, out: Path) -> Conditions:
    """The terms of the assignment that an output folder belongs to."""
    known = book.assignments()
    # A gradebook may hold many assignments: the results beside it say which one the folder is of.
    found = known[0] if len(known) == 1 else graded_assignment_id(out)
    if found not in known:
        raise CannotRun(f"{out}: its gradebook holds no results yet; run `grader grade` first.")
    return book.conditions(found)


def graded_assignment_id(out: Path) -> str:
    """The id of the assignment whose results lie in a folder; "" if there are none."""
    for file in sorted((out / "results").glob("*.json")):
        try:
            found = json.loads(file.read_text("utf-8")).get("assignment")
        # A file that cannot be read, or is no result: another one will tell.
        except (OSError, ValueError, AttributeError):
            continue
        if isinstance(found, str):
            return found
    return ""


def recorded_student(name: str, students: Collection[str], *, new: bool = False) -> str:
    """The student's id, if the gradebook knows it or the student may be new; else raises `CannotRun`."""
    # A mistyped id would otherwise become a student of its own, with a mark that nobody gets.
    if name in students or new:
        return name
    remedy = nearest_name_hint(name, students)
    raise CannotRun(f"There is no student {one_line(name)} in the gradebook{remedy}; --new if nothing came yet.")


def recorded_exercise(name: str, exercises: Iterable[MarkedExercise]) -> MarkedExercise:
    """The assignment's exercise of this id; raises `CannotRun` where there is none."""
    known = {each.id: each for each in exercises}
    if name in known:
        return known[name]
    raise CannotRun(f"There is no exercise {one_line(name)} in this assignment{nearest_name_hint(name, known)}.")


def nearest_name_hint(name: str, known: Iterable[str]) -> str:
    """A question for the nearest known name, as the end of a sentence; "" where none is near."""
    near = nearest_known(name, known)
    return f"; did you mean `{near}`?" if near else ""


def required_reason(reason: str) -> str:
    """The reason of a decision on one line; raises `CannotRun` where there is none."""
    said = one_line(reason.strip(), MAX_REASON_CHARACTERS)
    if not said:
        raise CannotRun("--reason: say why, in a few words; it stays in the gradebook.")
    return said


def decision_author(author: str | None) -> str:
    """The name of the person who decides: as given, else the user who is logged in."""
    try:
        found = one_line((author or getpass.getuser()).strip())
    except (KeyError, OSError):  # no name for this user
        found = ""
    if not found:
        raise CannotRun("--author: say who decides.")
    return found
