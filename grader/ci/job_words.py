"""The sentences of a job on a student's work, made harmless for logs that obey commands in them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from grader.ci.job_report import CheckedExercise, JobReport, PlacedCase
from grader.ci.source_places import SourcePlace
from grader.release.inside.showing import cards_text
from grader.texts.safe_text import one_line, shown_points, visible

# Azure and TeamCity, and GitHub's old form, look for their commands anywhere in a line.
LOG_COMMAND = re.compile(r"##(?=\w*\[)")
NOT_TOLD = "No score is shown: this repository is public, or does not say that it is private."


@dataclass(frozen=True, slots=True)
class Remark:
    """A remark at a place of the student's files: on failing cases there, or on how the work was read."""

    level: str  # error | warning
    title: str
    text: str
    place: SourcePlace | None = None


def without_log_commands(text: str) -> str:
    """A text in which no log finds a command.

    >>> without_log_commands("a ##vso[task.setvariable variable=x]y")
    'a # #vso[task.setvariable variable=x]y'
    """
    return LOG_COMMAND.sub("# #", visible(text))


def remarks_of(report: JobReport) -> tuple[Remark, ...]:
    """The remarks of a report: notes first, then the failing cases of each exercise, one remark for each place."""
    notes = [Remark("warning", "How your work was read", note) for note in report.notes]
    return (*notes, *(remark for checked in report.exercises for remark in failing_remarks(checked)))


def failing_remarks(checked: CheckedExercise) -> Iterator[Remark]:
    """The remarks on the failing cases of one exercise."""
    wrong = [one for one in checked.outcomes if one.view.passed is False]
    hints = [" ".join(filter(None, (f"{each.label}.", each.lead, each.hint))) for each in checked.card.findings]
    # One remark a place: platforms show only some annotations of a step.
    for place in dict.fromkeys(one.place for one in wrong):
        here = [one for one in wrong if one.place == place]
        text = "\n".join([*(line for one in here for line in failing_case_lines(one)), *hints])
        yield Remark("error", one_line(f"{checked.card.title}: {checked.card.words or 'not readable'}"), text, place)


def failing_case_lines(outcome: PlacedCase) -> Iterator[str]:
    """The lines of a failing case: its name, its message, and the evidence."""
    view = outcome.view
    yield f"{view.name}: {view.message or view.words}"
    if view.error is not None:
        yield f"  {view.error.type}: {view.error.text}"
    pairs = (("call", view.call), ("got", view.observed), ("expected", view.expected))
    yield from (f"  {label}: {one_line(text, 300)}" for label, text in pairs if text is not None)


def job_verdict(report: JobReport) -> str:
    """A sentence on whether the public cases reach the pass mark, with the score if it may be told."""
    enough = (
        "The public cases are at or above the pass mark."
        if report.passed
        else "The public cases are below the pass mark."
    )
    if report.share is None:
        return f"{enough} {NOT_TOLD}"
    cases = [one.view for one in report.outcomes if not one.view.hand]
    right = sum(view.passed is True for view in cases)
    earned, needed = shown_points(100 * report.share), shown_points(100 * report.pass_mark)
    worth = f"They would earn {earned} % of their points; the pass mark is {needed} %."
    return f"{right} of {len(cases)} public cases are right. {worth} Hidden cases count too when the work is graded."


def provenance(report: JobReport) -> str:
    """A line on the public document that was used, and whether it is known to be the released one."""
    known = "as released" if report.compared else "not compared: no digest was given"
    return f"{report.released}: {report.digest} ({known})"


def plain_text(report: JobReport) -> str:
    """The whole report as text, in lines of at most 80 columns where words allow it."""
    parts = [
        report.title,
        *report.notes,
        "",
        cards_text([each.card for each in report.exercises]),
        "",
        job_verdict(report),
    ]
    return without_log_commands("\n".join([*parts, provenance(report)])) + "\n"
