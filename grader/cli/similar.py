"""`grader similar`: what in a graded class looks alike, for a person to look at."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from grader.cli.errors import CannotRun
from grader.engine.why.found_result import run_record
from grader.engine.why.handed_out import handed_out
from grader.gradebook.handed_in_work import handed_in_times
from grader.intake.read_submission import entry_student, read_submission, submissions_in
from grader.intake.submission import Submission
from grader.report.result_json import read_result
from grader.score.result import Result
from grader.similar.comparing import Comparison, compared_class, comparison_json
from grader.similar.leads import LEADS_NOTE
from grader.similar.page import LEAD_TITLES, leads_page, rarity
from grader.texts.safe_names import safe_name
from grader.texts.safe_text import one_line
from grader.texts.whole_files import write_whole

SIMILAR_PAGE = "similar.html"


@dataclass(frozen=True, slots=True)
class SimilarOptions:
    """The options of `grader similar`."""

    out: Path
    submissions: Path | None
    assignment: Path | None
    share: float
    as_json: bool


def run_similar(asked: SimilarOptions) -> None:
    """Writes the page and prints the table, or prints all as JSON."""
    results = results_in(asked.out)
    run = run_record(asked.out)
    found = handed_out(run, asked.assignment)
    if found is None:
        raise CannotRun("The built assignment is not where it was when it was graded: name it with --assignment.")
    if found.built.id != results[0].assignment:
        raise CannotRun(f"{found.file} is {found.built.id}, and {asked.out} was graded as {results[0].assignment}.")
    folder = submissions_folder(asked, run)
    work = graded_work(folder, found.built.id, {result.student for result in results})
    # Members of a group hand in the same work, which is no lead.
    groups = {student: known.group for student, known in handed_in_times(folder).items()}
    comparison = compared_class(found.built, results, work, asked.share, groups)
    if asked.as_json:
        sys.stdout.write(comparison_json(comparison))
        return
    write_whole(asked.out / SIMILAR_PAGE, leads_page(comparison))
    sys.stdout.write(leads_text(comparison, asked.out / SIMILAR_PAGE))


def results_in(out: Path) -> list[Result]:
    """The results of a graded folder, in order of the students."""
    files = sorted((out / "results").glob("*.json"))
    if not files:
        raise CannotRun(f"{out}: there are no results; name the folder that `grader grade --out` wrote.")
    try:
        return sorted((read_result(file.read_bytes()) for file in files), key=lambda each: each.student)
    except ValidationError:
        raise CannotRun(f"{out}: there are results of another version; grade again to write them anew.") from None


def submissions_folder(asked: SimilarOptions, run: Mapping[str, Any]) -> Path:
    """The folder of submissions: as named, else where it was when it was graded; raises `CannotRun` if it is gone."""
    folder = asked.submissions or Path(str(run.get("folder") or ""))
    if not (asked.submissions or run.get("folder")) or not folder.is_dir():
        raise CannotRun("The folder of submissions is not where it was: name it with --submissions.")
    return folder


def graded_work(folder: Path, assignment: str, students: set[str]) -> dict[str, Submission]:
    """The submissions of the students who were graded, by student."""
    paths = {safe_name(entry_student(path, assignment)): path for path in submissions_in(folder, assignment)}
    return {name: read_submission(path, student=name) for name, path in sorted(paths.items()) if name in students}


def leads_text(found: Comparison, file: Path) -> str:
    """The leads as text for the terminal: kind, students and exercises of each, then the reason."""
    lines = [LEADS_NOTE, ""]
    for lead in found.leads:
        rare = f" ({rarity(lead)})" if rarity(lead) else ""
        lines += [
            f"{LEAD_TITLES[lead.kind]}: {', '.join(map(one_line, lead.students))}; {', '.join(lead.exercises)}{rare}"
        ]
        lines += [f"  {one_line(lead.why, 500)}"]
    if not found.leads:
        lines += [f"Nothing stands out among {found.students} students."]
    return "\n".join([*lines, f"To read side by side: {file}"]) + "\n"
