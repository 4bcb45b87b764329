"""Marking sheets written by `grader mark --out`: one, or several that share the answers out."""

import sys
from collections.abc import Sequence
from pathlib import Path

from grader.cli.classed import GradedFolder
from grader.cli.errors import CannotRun
from grader.cli.mark_options import MarkOptions, naming_in, written_answers
from grader.export.answers_to_mark import WrittenAnswer
from grader.export.equal_answers import EqualAnswers, equal_answers, with_marks_of_equals
from grader.export.exported import listed_students
from grader.export.given_comments import comments_given
from grader.export.marking_page import PageHead, sheet_page
from grader.export.marking_sheet import sheet_text
from grader.export.sheet_shares import SheetShare, shared_out, sheet_labels
from grader.texts.safe_names import safe_name
from grader.texts.safe_text import counted, one_line
from grader.texts.whole_files import write_whole

SHEET_SUFFIXES = (".csv", ".html")


def write_sheets(asked: MarkOptions, graded: GradedFolder, out: Path) -> None:
    """Writes the marking sheets; one that is there is left alone, as it may hold marks."""
    if out.suffix not in SHEET_SUFFIXES:
        raise CannotRun(f"--out {out}: a marking sheet ends in {' or '.join(SHEET_SUFFIXES)}.")
    # With one sheet, --author says whose it is.
    labels = (("", one_line(asked.author or "")),) if asked.split is None else sheet_labels(asked.split)
    files = [out.with_name(out.stem + (f"-{safe_name(label)}" if label else "") + out.suffix) for label, _ in labels]
    for file in files:
        if file.exists():
            raise CannotRun(f"{file}: it is there already and may hold marks; name another file, or move it away.")
    found = written_answers(graded, asked.assignment, second=asked.second)
    waiting = [each for each in found if asked.everything or each.mark is None]
    filled = with_marks_of_equals(waiting, found)
    shares, left = shared_out(equal_answers(filled, naming_in(graded, names=asked.names)), labels)
    for file, share in zip(files, shares, strict=True):
        if share.groups:
            write_sheet(asked, graded, file, share)
    sys.stdout.write("\n".join(out_summary(asked, files, shares, left, found, filled_in(waiting, filled))) + "\n")


def write_sheet(asked: MarkOptions, graded: GradedFolder, file: Path, share: SheetShare) -> None:
    """Writes one marking sheet."""
    naming = naming_in(graded, names=asked.names)
    if file.suffix == ".csv":
        write_whole(file, sheet_text(share.groups, naming, share.marker, second=asked.second))
        return
    # A second marker is not shown what the first one said.
    comments = comments_given(graded.records.second if asked.second else graded.records.manual)
    title = graded.conditions.title or graded.assignment
    head = PageHead(title, share.marker, asked.second, file.with_suffix(".csv").name, comments)
    write_whole(file, sheet_page(head, share.groups, naming))


def filled_in(waiting: Sequence[WrittenAnswer], filled: Sequence[WrittenAnswer]) -> int:
    """The number of answers that came by their mark because equal ones have it."""
    return sum(before.mark is None and now.mark is not None for before, now in zip(waiting, filled, strict=True))


def out_summary(
    asked: MarkOptions,
    files: Sequence[Path],
    shares: Sequence[SheetShare],
    left: Sequence[EqualAnswers],
    found: Sequence[WrittenAnswer],
    filled: int,
) -> list[str]:
    """Lines for the terminal: what each sheet holds, and what is on none."""
    called = "students by their ids" if asked.names else "students by pseudonyms"
    lines = [
        f"{share_words(share)}, {called}: {file}" for file, share in zip(files, shares, strict=True) if share.groups
    ]
    if idle := [share.label for share in shares if share.label and not share.groups]:
        lines.append(f"No sheet for {listed_students(idle)}: there is nothing left for them to mark.")
    if left:
        lines.append(f"On no sheet: {counted(len(left), 'answer')}, as these markers gave the first mark themselves.")
    if filled:
        lines.append(f"Filled in for you to look at, as equal answers have this mark: {counted(filled, 'answer')}.")
    if not any(share.groups for share in shares) and not left:
        return [nothing_to_mark(found, second=asked.second)]
    return lines


def share_words(share: SheetShare) -> str:
    """The number of answers on a sheet, as words."""
    texts = sum(len(each.answers) for each in share.groups)
    equal = f" (of {texts}, as equal ones are marked once)" if texts > len(share.groups) else ""
    return f"{counted(len(share.groups), 'answer')} to mark{equal}"


def nothing_to_mark(found: Sequence[WrittenAnswer], *, second: bool) -> str:
    """A sentence where no answer waits."""
    none = "No written answer waits for a second mark." if second else "No written answer waits for a person."
    return f"{none} {counted(len(found), 'answer')} marked before: --all writes them again." if found else none
