"""GitHub's own formats: annotations, a step's summary, its outputs. What a student wrote commands nothing there."""

import hashlib
from collections.abc import Iterator, Mapping
from pathlib import Path

from grader.ci.job_report import CheckedExercise, JobReport
from grader.ci.job_words import Remark, job_verdict, provenance, remarks_of, without_log_commands
from grader.report.markdown import MarkdownText, authored_markdown, code_span, escaped_markdown
from grader.texts.safe_text import one_line, visible

MAX_ANNOTATIONS = 10  # annotations of a level that GitHub shows of one step
MAX_ANNOTATION_CHARACTERS = 4_000  # characters of an annotation; GitHub takes 64 kB
MAX_SUMMARY_BYTES = 900_000  # bytes of a summary; GitHub takes 1 MiB, and refuses the whole of a longer one


def annotation(remark: Remark) -> str:
    """A workflow command that shows a remark at its place.

    >>> from grader.ci.source_places import SourcePlace
    >>> annotation(Remark("error", "a, b: c", "50 %\\n::warning::x", SourcePlace("hw,1.py", 3)))
    '::error file=hw%2C1.py,line=3,title=a%2C b%3A c::50 %25%0A::warning::x'
    """
    place = {} if remark.place is None else {"file": remark.place.file, "line": remark.place.line}
    given = {**place, "title": remark.title}
    properties = ",".join(f"{key}={in_property(str(value))}" for key, value in given.items() if value is not None)
    return f"::{remark.level} {properties}::{in_data(without_log_commands(remark.text)[:MAX_ANNOTATION_CHARACTERS])}"


def in_data(text: str) -> str:
    """A text as a command's message: on one line, and read back as it was."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def in_property(text: str) -> str:
    """A text as a command's property, where colons and commas mean something too."""
    return in_data(visible(text)).replace(":", "%3A").replace(",", "%2C")


def annotations(report: JobReport) -> str:
    """The remarks as annotations; of more than are shown, the last says how many there are."""
    remarks = remarks_of(report)
    lines: list[str] = []
    # GitHub counts each level by itself; one place is kept for the line that counts the rest.
    for level in ("error", "warning"):
        chosen = [remark for remark in remarks if remark.level == level]
        more = len(chosen) - MAX_ANNOTATIONS
        lines += [annotation(remark) for remark in chosen[: MAX_ANNOTATIONS - (more > 0)]]
        if more > 0:
            lines.append(annotation(Remark(level, "More", f"There are {more + 1} more; the log has them all.")))
    return "".join(f"{line}\n" for line in lines)


def uncommanded(text: str) -> str:
    """A text for the log of a job, in which GitHub carries out no line as a command.

    The word that switches commands on again is made from the text, so that the text cannot hold it.
    """
    word = f"grader-{hashlib.sha256(text.encode('utf-8', 'replace')).hexdigest()}"
    return f"::stop-commands::{word}\n{text.rstrip()}\n::{word}::\n"


def append_text(file: Path, text: str) -> None:
    """Adds to a file that GitHub reads when the step ends."""
    with file.open("a", encoding="utf-8", newline="\n") as stream:
        stream.write(text)


def outputs_text(outputs: Mapping[str, str]) -> str:
    """The outputs of a step; each between two lines that its value cannot hold."""
    return "".join(f"{name}<<{(word := output_fence(value))}\n{value}\n{word}\n" for name, value in outputs.items())


def output_fence(value: str) -> str:
    """A line that a value cannot hold, as it is made from the value's digest."""
    return f"grader_{hashlib.sha256(value.encode('utf-8', 'replace')).hexdigest()}"


def outputs_of(report: JobReport) -> dict[str, str]:
    """The outputs that later steps of a job may read; a score only where it may be told."""
    told = {"assignment": report.assignment, "passed": str(report.passed).lower(), "digest": report.digest}
    return told if report.share is None else {**told, "score": f"{100 * report.share:.2f}"}


def job_summary_text(report: JobReport) -> str:
    """The report as Markdown, cut where GitHub would refuse it."""
    text = "\n".join(summary_lines(report)) + "\n"
    if len(text.encode()) <= MAX_SUMMARY_BYTES:  # in bytes, as GitHub counts them
        return text
    return f"### {escaped_markdown(report.title)}\n\n{escaped_markdown(job_verdict(report))} The log has the details.\n"


def summary_lines(report: JobReport) -> Iterator[str]:
    """The lines of the summary: the verdict, a table of exercises, and what is wrong in each."""
    yield f"### {escaped_markdown(report.title)}"
    yield ""
    yield escaped_markdown(job_verdict(report))
    yield from (f"\n> {escaped_markdown(note)}" for note in report.notes)
    yield ""
    yield "| exercise | public cases | |"
    yield "|---|---|---|"
    for checked in report.exercises:
        cells = (
            escaped_markdown(one_line(checked.card.title)),
            checked.card.words,
            escaped_markdown(
                one_line(" ".join([*(f"{each.label}." for each in checked.card.findings), checked.card.summary]))
            ),
        )
        yield f"| {' | '.join(cells)} |"
    for checked in report.exercises:
        yield from exercise_details(checked)
    yield ""
    yield escaped_markdown(provenance(report))


def exercise_details(checked: CheckedExercise) -> Iterator[str]:
    """The wrong cases of one exercise, as lines of a Markdown list."""
    wrong = [one.view for one in checked.outcomes if one.view.passed is False]
    if not wrong:
        return
    yield f"\n#### {escaped_markdown(one_line(checked.card.title))}\n"
    for finding in checked.card.findings:
        said = f"{escaped_markdown(finding.lead)} {hint_markdown(finding.hint, finding.authored)}".strip()
        yield f"**{escaped_markdown(finding.label)}.** {said}\n"
    for view in wrong:
        yield f"- {escaped_markdown(view.name)}: {escaped_markdown(view.message or view.words)}"
        if view.error is not None:
            yield f"  - {code_span(one_line(f'{view.error.type}: {view.error.text}'))}"
        pairs = (("call", view.call), ("got", view.observed), ("expected", view.expected))
        yield from (f"  - {label} {code_span(one_line(text))}" for label, text in pairs if text)


def hint_markdown(text: str, by_author: bool) -> MarkdownText:
    """A finding's hint: an author's Markdown as it is, else text."""
    return authored_markdown(text) if by_author else escaped_markdown(text)
