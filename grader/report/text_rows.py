"""Cases and findings as rows of text: for a terminal, and for the file that students check their work with.

Standard library only, as that file holds this module too.
"""

from collections.abc import Iterator
from typing import NamedTuple

from grader.report.diff.diff_lines import diff_lines
from grader.report.shown import CaseView, ChangeView, ErrorView, FindingView

ROW_STYLES = {
    "right": "green",
    "public": "green",
    "partial": "yellow",
    "missing": "yellow",
    "wrong": "red",
    "error": "red",
    "timeout": "red",
    "first": "red bold",
    "extra": "red",
    "follows": "blue",
}


class TextRow(NamedTuple):
    """A stretch of text, its indentation and its style; wrapped lines stay indented."""

    indent: int
    text: str
    style: str = ""


def finding_rows(finding: FindingView) -> Iterator[TextRow]:
    """The rows of a finding: the input that fails, the rule that it breaks, the hint."""
    said = " ".join(part for part in (finding.lead, "" if finding.call else finding.hint) if part)
    yield TextRow(2, f"{finding.label}: {said}" if said else finding.label, "yellow")
    if finding.call:
        yield TextRow(4, f"call      {finding.call}")
        yield TextRow(4, f"stopped   {finding.error}" if finding.error else f"got       {finding.observed}")
        yield TextRow(4, " ".join(part for part in (finding.rule, finding.hint) if part), "yellow")
    for change in finding.changes:
        yield from _change(change)
    if finding.cases:
        yield TextRow(4, f"seen in: {'; '.join(finding.cases)}", "dim")


def _change(change: ChangeView) -> Iterator[TextRow]:
    """The rows of the student's own lines, and of what stands there instead, where that is told."""
    where = f"line {change.line}{' of ' if change.file else ''}{change.file}"
    yield TextRow(4, where, "dim")
    yield from (TextRow(6, f"{'  ' if change.after is None else '- '}{line}") for line in change.before)
    yield from (TextRow(6, f"+ {line}", "green") for line in change.after or ())


def case_rows(case: CaseView) -> Iterator[TextRow]:
    """The rows of one case: its outcome, and below it the evidence that may be shown."""
    about = f", covers {case.covers}" if case.covers and case.covers != case.name else ""
    kind = "" if case.public or case.hand else " (hidden)"
    mark = {None: "[ ]", True: "[x]", False: "[-]"}[case.passed]
    style = {None: "", True: "green", False: "red"}[case.passed]
    amount = f" · {case.earned} of {case.worth}" if case.marked and case.earned else ""
    yield TextRow(2, f"{mark} {case.name}{kind}{about}: {case.words}{amount}", style)
    if case.message:
        yield TextRow(6, case.message)
    if case.passed and not case.hand:
        return
    if case.error:
        yield from _raised(case.error)
    yield from _values(case)
    yield from _steps(case)
    if case.counts:
        yield TextRow(6, case.counts, "dim")
    if case.stdout:
        yield TextRow(6, "printed:")
        yield TextRow(8, case.stdout, "dim")


def _values(case: CaseView) -> Iterator[TextRow]:
    """The rows with the call, the answer and the right answer, or with their diff."""
    if case.call is not None:
        yield TextRow(6, f"call      {case.call}")
    if case.diff is not None:
        yield from (TextRow(6, line) for line in diff_lines(case.diff))
        return
    got = "answer  " if case.hand else "got     "
    for label, text in ((got, case.observed), ("expected", None if case.passed else case.expected)):
        if text is not None:
            yield TextRow(6, f"{label}  {text}")


def _raised(error: ErrorView) -> Iterator[TextRow]:
    """The rows of an exception, below the student's own lines that led to it."""
    for frame in error.frames:
        yield TextRow(6, f"line {frame.line}, in {frame.function}: {frame.source}")
    line = "" if error.line is None or error.frames else f" (your line {error.line})"
    yield TextRow(6, f"{error.type}: {error.text}{line}", "red")


def _steps(case: CaseView) -> Iterator[TextRow]:
    for step in case.steps:
        if step.number is None:
            yield TextRow(6, step.words, "dim")
            continue
        expected = f"expected {step.expected}" if step.expected and step.mark != "right" else ""
        values = ", ".join(part for part in (step.words, step.observed, expected) if part)
        yield TextRow(6, f"step {step.number}: {values}", ROW_STYLES.get(step.mark, ""))
