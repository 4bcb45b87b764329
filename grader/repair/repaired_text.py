"""A submission with a repair made in it, and the lines that the repair changes, before and after."""

import difflib
from collections.abc import Iterator
from dataclasses import dataclass, replace

from grader.intake.submission import Submission
from grader.repair.candidates import RepairCandidate

MAX_SHOWN_CHARACTERS = 400  # characters of a changed line, as in a traceback two of them


@dataclass(frozen=True, slots=True)
class ChangedLines:
    """Neighbouring lines that a repair changes: where they stand, and the text before and after, without margin."""

    place: str
    line: int
    before: str
    after: str


def repaired_submission(submission: Submission, candidate: RepairCandidate) -> Submission:
    """The submission with the texts of the candidate in the place of the student's."""
    sources = list(submission.sources)
    for unit, text in sorted(candidate.units, key=lambda each: each[0].start, reverse=True):
        source = sources[unit.code.source]
        cells = list(source.cells)
        # From the end to the beginning, so that the offsets of what comes before still hold.
        now = cells[unit.code.cell].text.encode()
        changed = now[: unit.start] + text + now[unit.end :]
        cells[unit.code.cell] = replace(cells[unit.code.cell], text=changed.decode())
        sources[unit.code.source] = replace(source, cells=tuple(cells))
    return replace(submission, sources=tuple(sources))


def changed_lines(submission: Submission, candidate: RepairCandidate) -> tuple[ChangedLines, ...]:
    """The lines that the candidate changes, from top to bottom, text by text."""
    repaired = repaired_submission(submission, candidate)
    texts = {(unit.code.source, unit.code.cell): unit.code.place for unit, _ in candidate.units}
    return tuple(
        change
        for (source, cell), place in sorted(texts.items())
        for change in line_changes(
            place, submission.sources[source].cells[cell].text, repaired.sources[source].cells[cell].text
        )
    )


def line_changes(place: str, before: str, after: str) -> Iterator[ChangedLines]:
    """The stretches of lines that differ between two texts; lines that are changed one by one, one by one."""
    old, new = before.split("\n"), after.split("\n")
    for tag, start, end, begin, stop in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag == "replace" and end - start == stop - begin:
            for number in range(end - start):
                yield shown_change(place, start + number + 1, [old[start + number]], [new[begin + number]])
        elif tag != "equal":
            yield shown_change(place, start + 1, old[start:end], new[begin:stop])


def shown_change(place: str, line: int, before: list[str], after: list[str]) -> ChangedLines:
    """The change of some lines, without the margin that all of them have before and after."""
    # One margin for both: a statement may change by nothing but its own.
    margin = min((len(each) - len(each.lstrip()) for each in (*before, *after) if each.strip()), default=0)
    old, new = ("\n".join(each[margin:].rstrip()[:MAX_SHOWN_CHARACTERS] for each in lines) for lines in (before, after))
    return ChangedLines(place, line, old, new)
