"""`grader report`: the class page, made anew from the results that lie in a graded folder."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

from pydantic import ValidationError

from grader.cli.errors import CannotRun
from grader.report.classes.class_drafts import drafts_in
from grader.report.classes.class_html import class_page_html
from grader.report.classes.class_shown import ClassView, class_document
from grader.report.classes.class_view import class_view
from grader.report.classes.row import StudentRow, student_row
from grader.report.result_json import read_result
from grader.score.result import Result
from grader.texts.whole_files import write_whole

CLASS_PAGE, CLASS_PAGE_WITH_NAMES, CLASS_PAGE_TO_SHARE = "class.html", "class-with-names.html", "class-to-share.html"


def run_report(out: Path, *, names: bool, share: bool, as_json: bool) -> None:
    """Writes the class page and prints where it lies; with `as_json` prints its content instead."""
    if names and share:
        raise CannotRun("--names and --share exclude each other: a page to share tells no names.")
    view = class_view(class_rows(out), named=names, shared=share, drafts=drafts_in(out))
    if as_json:
        sys.stdout.write(json.dumps(class_document(view), ensure_ascii=False, indent=1) + "\n")
        return
    # A file each, so that the one that was shared is never overwritten by one with names.
    file = out / (CLASS_PAGE_WITH_NAMES if names else CLASS_PAGE_TO_SHARE if share else CLASS_PAGE)
    write_whole(file, class_page_html(view))
    sys.stdout.write(report_summary(view, file))


def run_report_quietly(out: Path) -> None:
    """Writes the class page of a graded folder anew, with links to the drafts that lie there."""
    write_whole(out / CLASS_PAGE, class_page_html(class_view(class_rows(out), drafts=drafts_in(out))))


def class_rows(out: Path) -> Iterator[StudentRow]:
    """A row for each result of a graded folder, read one at a time."""
    files = sorted((out / "results").glob("*.json"))
    if not files:
        raise CannotRun(f"{out}: there are no results; name the folder that `grader grade --out` wrote.")
    for file in files:
        yield student_row(result_in(file), feedback_address(out, file))


def result_in(file: Path) -> Result:
    """The result document in a file; raises `CannotRun` where it is none of this version."""
    try:
        return read_result(file.read_bytes())
    # A result is a document of ours: one that cannot be read was written by another version.
    except ValidationError as fault:
        raise CannotRun(
            f"{file}: not a result of this version ({fault.error_count()} faults); grade again to write it anew."
        ) from None


def feedback_address(out: Path, result: Path) -> str:
    """The address of the student's own page, from the class page's folder; empty if there is none."""
    page_file = out / "feedback" / f"{result.stem}.html"
    # An id may hold characters that mean something in an address.
    return f"feedback/{quote(page_file.name)}" if page_file.exists() else ""


def report_summary(view: ClassView, file: Path) -> str:
    """Lines for the terminal: what failed through a fault of ours, then where the page lies."""
    ungraded = [f"Not graded, through a fault of ours: {line.title}: {line.students}\n" for line in view.ungraded]
    return "".join(ungraded) + f"Submissions: {view.students}\nThe class: {file}\n"
