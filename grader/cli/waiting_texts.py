"""Texts that wait for a person after a run, and the command to go on with."""

import shlex
from pathlib import Path

from grader.export.answers_to_mark import waiting_texts
from grader.gradebook.class_marks import standings
from grader.gradebook.opening import book_address, opened_book
from grader.texts.safe_text import counted, enumerated


def waiting_note(out: Path, gradebook: str | None, assignment: str) -> str:
    """Lines on the texts of a graded folder that wait for a person; "" if none does."""
    with opened_book(book_address(out, gradebook), must_exist=True) as book:
        conditions = book.conditions(assignment)
        waiting = waiting_texts(standings(conditions, book.records(assignment)), conditions.attempts.keep)
    if not waiting:
        return ""
    (first, count), *others = waiting.items()
    parts = [f"{counted(count, 'text')} of {first}", *(f"{count} of {exercise}" for exercise, count in others)]
    return f"A person has to mark {enumerated(parts)}.\nGo on with: {marking_command(out, gradebook)}\n"


def marking_command(out: Path, gradebook: str | None) -> str:
    """The command that writes a marking sheet for a graded folder, as it can be pasted into a shell."""
    command = ["grader", "mark", str(out), "--out", "sheet.html"]
    # The folder notes the address of a server, without a password, but not that of a file elsewhere.
    if gradebook and "://" not in gradebook:
        command += ["--gradebook", gradebook]
    return shlex.join(command)
