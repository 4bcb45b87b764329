"""GitHub's own formats: annotations, a step's summary, its outputs. What a student wrote commands nothing there."""

import hashlib
from collections.abc import Iterator, Mapping
from pathlib import Path

from grader.ci.job_report import Checked, Report
from grader.ci.job_words import Remark, harmless, provenance, remarks_of, verdict
from grader.report.markdown import Marked, authored, code, escaped
from grader.texts.safe_text import one_line, visible

SHOWN = 10  # annotations of a level that GitHub shows of one step
LONGEST = 4_000  # characters of an annotation; GitHub takes 64 kB
SUMMARY = 900_000  # bytes of a summary; GitHub takes 1 MiB, and refuses the whole of a longer one


def annotation(remark: Remark) -> str:
    """A workflow command that shows a remark at its place.

    >>> from grader.ci.source_places import Place
    >>> annotation(Remark("error", "a, b: c", "50 %\\n::warning::x", Place("hw,1.py", 3)))
    '::error file=hw%2C1.py,line=3,title=a%2C b%3A c::50 %25%0A::warning::x'
    """
    place = {} if remark.place is None else {"file": remark.place.file, "line": remark.place.line}
    given = {**place, "title": remark.title}
    properties = ",".join(f"{key}={in_property(str(value))}" for key, value in given.items() if value is not None)
    return f"::{remark.level} {properties}::{in_data(harmless(remark.text)[:LONGEST])}"


def in_data(text: str) -> str:
    """A text as a command's message: on one line, and read back as it was."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def in_property(text: str) -> str:
    """A text as a command's property, where colons and commas mean something too."""
    return in_data(visible(text)).replace(":", "%3A").replace(",", "%2C")


def annotations(report: Report) -> str:
    """The remarks as annotations; of more than are shown, the last says how many there are."""
    remarks = remarks_of(report)
    lines: list[str] = []
    # GitHub counts each level by itself; one place is kept for the line that counts the rest.
    for level in ("error", "warning"):
        chosen = [remark for remark in remarks if remark.level == level]
        more = len(chosen) - SHOWN
        lines += [annotation(remark) for remark in chosen[: SHOWN - (more > 0)]]
        if more > 0:
            lines.append(annotation(Remark(level, "More", f"There are {more + 1} more; the log has them all.")))
    return "".join(f"{line}\n" for line in lines)


def uncommanded(text: str) -> str:
    """A text for the log of a job, in which GitHub carries out no line as a command.

    The word that switches commands on again is made from the text, so that the text cannot hold it.
    """
    word = f"grader-{hashlib.sha256(text.encode('utf-8', 'replace')).hexdigest()}"
    return f"::stop-commands::{word}\n{text.rstrip()}\n::{word}::\n"


def append(file: Path, text: str) -> None:
    """Adds to a file that GitHub reads when the step ends."""
    with file.open("a", encoding="utf-8", newline="\n") as stream:
        stream.write(text)


def outputs_text(outputs: Mapping[str, str]) -> str:
    """The outputs of a step; each between two lines that its value cannot hold."""
    return "".join(f"{name}<<{(word := fence(value))}\n{value}\n{word}\n" for name, value in outputs.items())


def fence(value: str) -> str:
    """A line that a value cannot hold, as it is made from the value's digest."""
    return f"grader_{hashlib.sha256(value.encode('utf-8', 'replace')).hexdigest()}"


def outputs_of(report: Report) -> dict[str, str]:
    """The outputs that later steps of a job may read; a score only where it may be told."""
    told = {"assignment": report.assignment, "passed": str(report.passed).lower(), "digest": report.digest}
    return told if report.share is None else {**told, "score": f"{100 * report.share:.2f}"}


def summary_text(report: Report) -> str:
    """The report as Markdown, cut where GitHub would refuse it."""
    text = "\n".join(summary_lines(report)) + "\n"
    if len(text.encode()) <= SUMMARY:  # in bytes, as GitHub counts them
        return text
    return f"### {escaped(report.title)}\n\n{escaped(verdict(report))} The log has the details.\n"


def summary_lines(report: Report) -> Iterator[str]:
    """The lines of the summary: the verdict, a table of exercises, and what is wrong in each."""
    yield f"### {escaped(report.title)}"
    yield ""
    yield escaped(verdict(report))
    yield from (f"\n> {escaped(note)}" for note in report.notes)
    yield ""
    yield "| exercise | public cases | |"
    yield "|---|---|---|"
    for checked in report.exercises:
        cells = (escaped(one_line(checked.card.title)), checked.card.words, escaped(one_line(checked.card.summary)))
        yield f"| {' | '.join(cells)} |"
    for checked in report.exercises:
        yield from details(checked)
    yield ""
    yield escaped(provenance(report))


def details(checked: Checked) -> Iterator[str]:
    """The wrong cases of one exercise, as lines of a Markdown list."""
    wrong = [one.view for one in checked.outcomes if one.view.passed is False]
    if not wrong:
        return
    yield f"\n#### {escaped(one_line(checked.card.title))}\n"
    for finding in checked.card.findings:
        yield f"{escaped(finding.lead)} {hint(finding.hint, finding.authored)}\n"
    for view in wrong:
        yield f"- {escaped(view.name)}: {escaped(view.message or view.words)}"
        if view.error is not None:
            yield f"  - {code(one_line(f'{view.error.type}: {view.error.text}'))}"
        pairs = (("call", view.call), ("got", view.observed), ("expected", view.expected))
        yield from (f"  - {label} {code(one_line(text))}" for label, text in pairs if text)


def hint(text: str, by_author: bool) -> Marked:
    """A finding's hint: an author's Markdown as it is, else text."""
    return authored(text) if by_author else escaped(text)
