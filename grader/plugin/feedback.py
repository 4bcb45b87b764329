"""The outcome of one case in pytest's words: passed, failed with the student's feedback, skipped, or an error."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from grader.built.disclosure import Disclosure
from grader.engine.grade_submission import GradedSubmission
from grader.report.disclose import shown_case, shown_findings
from grader.report.rules import reaches
from grader.report.shown import CaseView, FindingView
from grader.report.text_rows import TextRow, case_rows, finding_rows
from grader.score.result import ExerciseResult
from grader.texts.safe_text import one_line, visible

FAULT_OF_OURS = "Not graded, through a fault of ours, which says nothing of the work."


@dataclass(frozen=True, slots=True)
class CheckOutcome:
    """The outcome of a check: pytest's word for it, and the text that is shown with it."""

    word: Literal["passed", "failed", "skipped", "error"]
    text: str = ""


def check_outcome(graded: GradedSubmission, place: int, number: int, level: Disclosure) -> CheckOutcome:
    """The outcome of a case of the exercise at this place, told as far as the level allows."""
    exercise = graded.result.exercises[place]
    if exercise.status == "ungraded":
        return CheckOutcome("error", "\n".join([FAULT_OF_OURS, *failure_reasons(graded.failures, exercise.id, level)]))
    findings = shown_findings(exercise, level)
    if number >= len(exercise.cases):  # answers to another variant are not judged at all
        return CheckOutcome("failed", check_feedback_text(exercise, None, findings))
    case = shown_case(exercise.cases[number], level)
    if case.passed is None:
        return CheckOutcome("skipped", case.words)
    if case.passed:
        return CheckOutcome("passed")
    return CheckOutcome(
        "failed", check_feedback_text(exercise, case, [each for each in findings if explains_check(each, case)])
    )


def explains_check(finding: FindingView, case: CaseView) -> bool:
    """Whether a finding explains the case: it names this case, or none in particular."""
    return not finding.cases or case.name in finding.cases


def check_feedback_text(exercise: ExerciseResult, case: CaseView | None, findings: Sequence[FindingView]) -> str:
    """The feedback on a failed case, its most telling sentence first, as pytest's summary shows one line."""
    rows = [row for finding in findings for row in finding_rows(finding)]
    if case is not None:
        rows = [*list(case_rows(replace(case, message="")))[1:], *rows]  # the first names the case, as pytest does
    hints = [f"{each.lead} {each.hint}".strip() for each in findings]
    said = [case.message] if case and case.message else hints or ([case.words] if case else [])
    return "\n".join([one_line(said[0]) if said else one_line(exercise.title), *indented_row_lines(rows)])


def indented_row_lines(rows: Sequence[TextRow]) -> Iterator[str]:
    """The rows as indented lines, not wrapped, since a call is there to be copied."""
    least = min((row.indent for row in rows), default=0)
    for row in rows:
        yield from (" " * (2 + row.indent - least) + line for line in visible(row.text).splitlines())


def failure_reasons(failures: Sequence[str], exercise: str, level: Disclosure) -> Iterator[str]:
    """The failures of ours for an exercise; without their texts, which may hold a hidden value, below level `all`."""
    for failure in failures:
        about_it, _, text = failure.partition(": ")
        if about_it in (exercise, "sandbox"):
            yield one_line(failure if about_it == "sandbox" or reaches(level, "all") else text.partition(": ")[0])
