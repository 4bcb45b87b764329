"""Pages of some students made anew from the results that lie in a graded folder, with what the gradebook has now."""

from collections.abc import Collection
from datetime import datetime
from pathlib import Path

from grader.cli.classed import Graded
from grader.cli.recording import ledger_of
from grader.cli.templates import templates_of
from grader.engine.classrun import Settings, own_pages
from grader.engine.finishing import finished, pages_digest
from grader.engine.known import known_in, known_of, write_known
from grader.engine.one import Graded as Result
from grader.engine.output import Files, files_of, stored_result, write
from grader.engine.why.handed_out import HandedOut
from grader.gradebook.opening import shown_address
from grader.intake.names import safe_name
from grader.version import __version__


def render_anew(
    graded: Graded, students: Collection[str], handed: HandedOut, templates: Path | None, now: datetime, address: str
) -> tuple[str, ...]:
    """Those whose pages were not made anew, as their results were graded with another document, or are not there."""
    data = handed.file.read_bytes()
    yaml = handed.file.with_name(handed.file.name.removesuffix(".built.json") + ".yaml")
    folder = templates_of(yaml, templates) if yaml.is_file() or templates else None
    closes = graded.book.closes(graded.assignment)
    settings = Settings(data, graded.out, now, templates=folder, extended=closes, gradebook=shown_address(address))
    ledger = ledger_of(graded.book, handed.built, settings, Path(str(graded.run.get("folder") or graded.out)))
    pages, known = pages_digest(settings), known_in(graded.out)
    left = []
    for student in sorted(students):
        result, files = stored_result(graded.out, student), files_in(graded.out, student)
        if result is None or files is None or result.built != handed.digest:
            left.append(student)
            continue
        done = finished(settings, Result(result), reused=True, own=ledger.own(student))
        write(files.html, done.html)
        write(files.markdown, done.markdown)
        if student in known:  # the next run finds them as it would have made them
            version = known[student].version
            known[student] = known_of(done, version or __version__, own_pages(pages, result, ledger))
    write_known(graded.out, known)
    return tuple(left)


def files_in(out: Path, student: str) -> Files | None:
    """The files of a student who has a result."""
    for apart in (True, False):
        files = files_of(out, safe_name(student), apart=apart)
        if files.result.is_file():
            return files
    return None
