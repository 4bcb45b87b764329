"""Pages of some students made anew from the results that lie in a graded folder, with what the gradebook has now."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from grader.cli.chosen_templates import templates_of
from grader.cli.classed import Graded
from grader.cli.recording import ledger_of
from grader.engine.classrun import Settings, own_pages
from grader.engine.grade_submission import Graded as Result
from grader.engine.result_files import Files, files_of, owner_of, page_file, stored_result
from grader.engine.resume import known_in, known_of, write_known
from grader.engine.why.handed_out import HandedOut
from grader.engine.worker_task import Finished, finished, pages_digest
from grader.gradebook.ledger import Ledger
from grader.texts.safe_names import safe_name
from grader.texts.whole_files import write


@dataclass(frozen=True, slots=True)
class Now:
    """The settings that pages would be made with now: those of the last run, today's date, what the gradebook says."""

    settings: Settings
    ledger: Ledger
    handed: HandedOut

    @property
    def pages(self) -> str:
        """The digest of what every page depends on."""
        return pages_digest(self.settings)


def as_now(graded: Graded, assignment: Path | None, templates: Path | None) -> Now:
    """The settings that pages of a graded folder would be made with now; raises an error where one of them is gone."""
    handed = graded.handed_out(assignment)
    named = templates or (Path(graded.run["templates"]) if graded.run.get("templates") else None)
    settings = Settings(
        handed.file.read_bytes(),
        graded.out,
        datetime.now(UTC),
        templates=templates_of(handed.file, named),
        # Pages of other packages are made anew too, as the last run made them.
        reports=tuple(graded.run.get("reports") or ()),
        extended=graded.book.closes(graded.assignment),
    )
    # Without run.json no times of handing in are known, and the graded folder itself holds none.
    folder = Path(str(graded.run.get("folder") or graded.out))
    return Now(settings, ledger_of(graded.book, handed.built, settings, folder), handed)


def render_anew(graded: Graded, students: Collection[str], now: Now) -> tuple[str, ...]:
    """Renders pages anew; gives the students left out: without results, or graded with another document."""
    pages, known = now.pages, known_in(graded.out)
    left = []
    for student in sorted(students):
        result, files = stored_result(graded.out, student), files_in(graded.out, student)
        if result is None or files is None or result.built != now.handed.digest:
            left.append(student)
            continue
        done = finished(now.settings, Result(result), reused=True, own=now.ledger.own(student))
        write(files.result, done.text)  # the same bytes, unless it was of an older schema
        for file, text in texts_of(files, done):
            write(file, text)
        if student in known:  # the next run finds them as it would have made them
            known[student] = known_of(done, known[student].version, pages + done.page_key)
    write_known(graded.out, known)
    return tuple(left)


def texts_of(files: Files, done: Finished) -> Iterator[tuple[Path, str | bytes]]:
    """The pages of one student, those of other packages included."""
    yield files.html, done.html
    yield files.markdown, done.markdown
    for suffix, text in done.others:
        yield page_file(files, suffix), text


def outdated(graded: Graded, students: Collection[str], now: Now) -> tuple[str, ...]:
    """The students whose pages would be different now: something was decided since, or more or less may be told."""
    pages, known = now.pages, known_in(graded.out)
    return tuple(
        student
        for student in sorted(students)
        if student not in known or known[student].pages != own_pages(pages, known[student], now.ledger)
    )


def files_in(out: Path, student: str) -> Files | None:
    """The files of a student in a graded folder; None where there is no result."""
    for apart in (True, False):
        files = files_of(out, safe_name(student), apart=apart)
        if owner_of(files.result) == safe_name(student):  # another's id may be just what this one is named apart
            return files
    return None
