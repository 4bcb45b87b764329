"""Cases and findings as rows of text: for a terminal, and for the file that students check their work with.

Standard library only, as that file is made from it.
"""

from collections.abc import Iterator
from typing import NamedTuple

from grader.report.shown import CheckView, FindingView

STYLES = {
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


class Row(NamedTuple):
    """A stretch of text, its indentation and its style; wrapped lines stay indented."""

    indent: int
    text: str
    style: str = ""


def finding_rows(finding: FindingView) -> Iterator[Row]:
    """What explains failures."""
    yield Row(2, f"{finding.label}: {' '.join(part for part in (finding.lead, finding.hint) if part)}", "yellow")
    if finding.call:
        yield Row(4, f"call      {finding.call}")
        yield Row(4, f"stopped   {finding.error}" if finding.error else f"got       {finding.observed}")
    if finding.cases:
        yield Row(4, f"{'made from' if finding.call else 'seen in'}: {'; '.join(finding.cases)}", "dim")


def check_rows(check: CheckView) -> Iterator[Row]:
    """One case, and below it the evidence that may be shown."""
    about = f", covers {check.covers}" if check.covers and check.covers != check.name else ""
    kind = "" if check.public or check.hand else " (hidden)"
    mark = {None: "[ ]", True: "[x]", False: "[-]"}[check.passed]
    style = {None: "", True: "green", False: "red"}[check.passed]
    yield Row(2, f"{mark} {check.name}{kind}{about}: {check.words}", style)
    if check.message:
        yield Row(6, check.message)
    if check.error:
        line = "" if check.error.line is None else f" (your line {check.error.line})"
        yield Row(6, f"{check.error.type}: {check.error.text}{line}", "red")
    got = "answer  " if check.hand else "got     "
    for label, text in (("call    ", check.call), (got, check.observed), ("expected", check.expected)):
        if text is not None and not (check.passed and label == "expected"):
            yield Row(6, f"{label}  {text}")
    yield from () if check.passed else _steps(check)
    if check.stdout:
        yield Row(6, "printed:")
        yield Row(8, check.stdout, "dim")


def _steps(check: CheckView) -> Iterator[Row]:
    for step in check.steps:
        if step.number is None:
            yield Row(6, step.words, "dim")
            continue
        expected = f"expected {step.expected}" if step.expected and step.mark != "right" else ""
        values = ", ".join(part for part in (step.words, step.observed, expected) if part)
        yield Row(6, f"step {step.number}: {values}", STYLES.get(step.mark, ""))
