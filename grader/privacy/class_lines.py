"""Files about a whole cohort: the part of one student in them, and the file without that part."""

import csv
import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grader.privacy.held_places import HeldPlace
from grader.privacy.walking import is_real_file, text_of_document
from grader.texts.csv_cells import harmless_cell
from grader.texts.safe_text import one_line


@dataclass(frozen=True, slots=True)
class ClassFile:
    """A kind of file about a whole cohort: `own` gives one student's part or None, `without` the text without it."""

    own: Callable[[str, str], Any]
    without: Callable[[str, str], str]


def own_row(text: str, student: str) -> Any:
    """The rows of a table that belong to a student, as dicts by column; None if there are none."""
    head, *rows = csv.reader(text.splitlines()) if text else [[]]
    return [dict(zip(head, row, strict=False)) for row in rows if student_cell(student) in row[:1]] or None


def without_row(text: str, student: str) -> str:
    """The text of a table without the rows of a student."""
    return without_rows(text, lambda _, row: student_cell(student) in row[:1])


def own_mention(text: str, student: str) -> Any:
    """The rows of a table that name a student in one of its columns for students; None if there are none."""
    head, *rows = csv.reader(text.splitlines()) if text else [[]]
    return [dict(zip(head, row, strict=False)) for row in rows if names_student(head, row, student)] or None


def without_mention(text: str, student: str) -> str:
    """The text of a table without the rows that name a student."""
    return without_rows(text, lambda head, row: names_student(head, row, student))


def without_rows(text: str, goes: Callable[[list[str], list[str]], bool]) -> str:
    """The text of a table without the rows for which `goes` holds; the first row stays."""
    # No id has a line break in it, so that a row is a line.
    lines = text.splitlines(keepends=True)
    head, *rows = [next(csv.reader([line]), []) for line in lines] or [[]]
    return "".join([*lines[:1], *(line for line, row in zip(lines[1:], rows, strict=True) if not goes(head, row))])


def names_student(head: list[str], row: list[str], student: str) -> bool:
    """Whether a row of unmatched files names a student, as its owner or as one of the nearest names."""
    said = dict(zip(head, row, strict=False))
    nearest = said.get("nearest", "").split(", ")
    return student_cell(student) in (said.get("student"), said.get("name"), said.get("source"), *nearest)


def student_cell(student: str) -> str:
    """A student's id as it is written into a table, where no cell may be a formula."""
    return harmless_cell(one_line(student))


def own_line(text: str, student: str) -> Any:
    """The JSON lines that belong to a student, decoded; None if there are none."""
    return [json.loads(line) for line in text.splitlines() if is_of_student(line, student)] or None


def without_line(text: str, student: str) -> str:
    """The text of a JSON lines file without a student's lines."""
    return "".join(line for line in text.splitlines(keepends=True) if not is_of_student(line, student))


def is_of_student(line: str, student: str) -> bool:
    """Whether a JSON line belongs to a student; a line that was not written to its end belongs to nobody."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and found.get("student") == student


RUN_SENTENCES = ("ungraded", "failures")  # in run.json: sentences that begin with an id


def own_run_sentences(text: str, student: str) -> Any:
    """The sentences of `run.json` about a student; None if there are none."""
    run = json.loads(text)
    return [line for key in RUN_SENTENCES for line in run.get(key) or () if line.startswith(f"{student}: ")] or None


def without_run_sentences(text: str, student: str) -> str:
    """The text of `run.json` without its sentences about a student."""
    run = json.loads(text)
    kept = {key: [line for line in run.get(key) or () if not line.startswith(f"{student}: ")] for key in RUN_SENTENCES}
    # As `grade` writes it, so that the file differs in these lines alone.
    return json.dumps({**run, **kept}, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def own_release_files(text: str, student: str) -> Any:
    """The files that a release's manifest lists for a student; None if there are none."""
    return [name for name in json.loads(text).get("files", ()) if name.startswith(f"{student}/")] or None


def without_release_files(text: str, student: str) -> str:
    """The text of a release's manifest without a student's files."""
    notes = json.loads(text)
    notes["files"] = {name: each for name, each in notes["files"].items() if not name.startswith(f"{student}/")}
    return json.dumps(notes, indent=1, ensure_ascii=False) + "\n"


def own_variant(text: str, student: str) -> Any:
    """The numbers that a built document holds for a student alone, and those inherited from members of a group."""
    document = json.loads(text)
    own, left = (document.get(key, {}).get(student) for key in ("students", "inherited"))
    return {"own": own, "inherited": left} if left else own


def without_variant(text: str, student: str) -> str:
    """The text of a built document without a student's numbers, written as `grader.built.freeze` writes it."""
    document = json.loads(text)
    for numbers in ("students", "inherited"):
        document.get(numbers, {}).pop(student, None)
    return json.dumps(document, ensure_ascii=False, allow_nan=False, separators=(",", ":")) + "\n"


# The files as `grade`, `release` and `collect` write them.
STUDENT_TABLE, STUDENT_LINES = ClassFile(own_row, without_row), ClassFile(own_line, without_line)
CLASS_FILES: dict[str, dict[str, ClassFile]] = {  # by the kind of place, the files in it that tell of a class
    "graded": {
        "grades.csv": STUDENT_TABLE,
        "known.jsonl": STUDENT_LINES,
        "timings.jsonl": STUDENT_LINES,
        "run.json": ClassFile(own_run_sentences, without_run_sentences),
    },
    "released": {"release.csv": STUDENT_TABLE, ".release.json": ClassFile(own_release_files, without_release_files)},
    "collected": {"unmatched.csv": ClassFile(own_mention, without_mention)},
}
BUILT_DOCUMENT = ClassFile(own_variant, without_variant)


def class_files_in(place: HeldPlace) -> Iterator[tuple[Path, ClassFile]]:
    """The files of a place about a whole cohort, each with how it holds students."""
    files = {place.path.name: BUILT_DOCUMENT} if place.kind == "built" else CLASS_FILES.get(place.kind, {})
    folder = place.path.parent if place.kind == "built" else place.path
    yield from ((folder / name, how) for name, how in files.items() if is_real_file(folder / name))


def own_lines(place: HeldPlace, student: str) -> dict[Path, Any]:
    """A student's parts of the files about a whole cohort, by file; a file that cannot be read has none."""
    found = {}
    for file, how in class_files_in(place):
        with suppress(ValueError, AttributeError, TypeError, RecursionError, csv.Error):  # not as we wrote it
            found[file] = how.own(text_of_document(file), student)
    return {file: own for file, own in found.items() if own is not None}
