"""Pages of some students made anew from the results that lie in a graded folder, with what the gradebook has now."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from grader.cli.chosen_templates import templates_folder
from grader.cli.classed import GradedFolder
from grader.cli.recording import ledger_of
from grader.engine.classrun import Settings, student_pages_key
from grader.engine.grade_submission import GradedSubmission as Result
from grader.engine.result_files import ResultFiles, page_file, result_files_of, result_student, stored_result
from grader.engine.resume import known_submission, known_submissions, write_known_submissions
from grader.engine.why.handed_out import HandedOut
from grader.engine.worker_task import Finished, finished_submission, pages_digest
from grader.gradebook.ledger import Ledger
from grader.run_cache import RunCache
from grader.texts.safe_names import safe_name
from grader.texts.whole_files import write_whole


@dataclass(frozen=True, slots=True)
class PageConditions:
    """The settings that pages would be made with now: those of the last run, today's date, what the gradebook says."""

    settings: Settings
    ledger: Ledger
    handed: HandedOut

    @property
    def pages(self) -> str:
        """The digest of what every page depends on."""
        return pages_digest(self.settings)


def current_page_conditions(graded: GradedFolder, assignment: Path | None, templates: Path | None) -> PageConditions:
    """The settings that pages of a graded folder would be made with now; raises an error where one of them is gone."""
    handed = graded.handed_out(assignment)
    named = templates or (Path(graded.run["templates"]) if graded.run.get("templates") else None)
    settings = Settings(
        handed.file.read_bytes(),
        graded.out,
        datetime.now(UTC),
        templates=templates_folder(handed.file, named),
        # Pages of other packages are made anew too, as the last run made them.
        reports=tuple(graded.run.get("reports") or ()),
        extended=graded.book.closes(graded.assignment),
    )
    # Without run.json no times of handing in are known, and the graded folder itself holds none.
    folder = Path(str(graded.run.get("folder") or graded.out))
    return PageConditions(settings, ledger_of(graded.book, handed.built, settings, folder), handed)


def render_again(graded: GradedFolder, students: Collection[str], now: PageConditions) -> tuple[str, ...]:
    """Renders pages anew; gives the students left out: without results, or graded with another document."""
    pages, known = now.pages, known_submissions(graded.out)
    cache = RunCache()  # without one, the templates would be compiled anew for every student
    left = []
    for student in sorted(students):
        result, files = stored_result(graded.out, student), stored_files(graded.out, student)
        if result is None or files is None or result.built != now.handed.digest:
            left.append(student)
            continue
        done = finished_submission(now.settings, Result(result), reused=True, own=now.ledger.own(student), cache=cache)
        write_whole(files.result, done.text)  # the same bytes, unless it was of an older schema
        for file, text in page_texts(files, done):
            write_whole(file, text)
        if student in known:  # the next run finds them as it would have made them
            known[student] = known_submission(done, known[student].version, pages + done.page_key)
    write_known_submissions(graded.out, known)
    return tuple(left)


def page_texts(files: ResultFiles, done: Finished) -> Iterator[tuple[Path, str | bytes]]:
    """The pages of one student, those of other packages included."""
    yield files.html, done.html
    yield files.markdown, done.markdown
    for suffix, text in done.others:
        yield page_file(files, suffix), text


def students_with_outdated_pages(
    graded: GradedFolder, students: Collection[str], now: PageConditions
) -> tuple[str, ...]:
    """The students whose pages would be different now: something was decided since, or more or less may be told."""
    pages, known = now.pages, known_submissions(graded.out)
    return tuple(
        student
        for student in sorted(students)
        if student not in known or known[student].pages != student_pages_key(pages, known[student], now.ledger)
    )


def stored_files(out: Path, student: str) -> ResultFiles | None:
    """The files of a student in a graded folder; None where there is no result."""
    for apart in (True, False):
        files = result_files_of(out, safe_name(student), apart=apart)
        if result_student(files.result) == safe_name(student):  # another's id may be just what this one is named apart
            return files
    return None
