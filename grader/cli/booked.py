"""Lookups for commands that write into a gradebook: the assignment, the student, the exercise, the author."""

import getpass
import json
from collections.abc import Collection, Iterable
from pathlib import Path

from grader.cli.errors import CannotRun
from grader.gradebook.book import Book
from grader.gradebook.records import Asked, Conditions
from grader.texts.nearest_name import meant
from grader.texts.safe_text import one_line

LONGEST = 500  # characters of a reason


def assignment_in(book: Book, out: Path) -> Conditions:
    """The terms of the assignment that an output folder belongs to."""
    known = book.assignments()
    # A gradebook may hold many assignments: the results beside it say which one the folder is of.
    found = known[0] if len(known) == 1 else graded_in(out)
    if found not in known:
        raise CannotRun(f"{out}: its gradebook holds no results yet; run `grader grade` first.")
    return book.conditions(found)


def graded_in(out: Path) -> str:
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


def student_named(name: str, students: Collection[str], *, new: bool = False) -> str:
    """The student's id, if the gradebook knows it or the student may be new; else raises `CannotRun`."""
    # A mistyped id would otherwise become a student of its own, with a mark that nobody gets.
    if name in students or new:
        return name
    remedy = hint(name, students)
    raise CannotRun(f"There is no student {one_line(name)} in the gradebook{remedy}; --new if nothing came yet.")


def exercise_named(name: str, exercises: Iterable[Asked]) -> Asked:
    """The assignment's exercise of this id; raises `CannotRun` where there is none."""
    known = {each.id: each for each in exercises}
    if name in known:
        return known[name]
    raise CannotRun(f"There is no exercise {one_line(name)} in this assignment{hint(name, known)}.")


def hint(name: str, known: Iterable[str]) -> str:
    """A question for the nearest known name, as the end of a sentence; "" where none is near."""
    near = meant(name, known)
    return f"; did you mean `{near}`?" if near else ""


def said_reason(reason: str) -> str:
    """The reason of a decision on one line; raises `CannotRun` where there is none."""
    said = one_line(reason.strip(), LONGEST)
    if not said:
        raise CannotRun("--reason: say why, in a few words; it stays in the gradebook.")
    return said


def author_named(author: str | None) -> str:
    """The name of the person who decides: as given, else the user who is logged in."""
    try:
        found = one_line((author or getpass.getuser()).strip())
    except (KeyError, OSError):  # no name for this user
        found = ""
    if not found:
        raise CannotRun("--author: say who decides.")
    return found
