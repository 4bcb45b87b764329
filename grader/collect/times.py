"""The times of handing in, from a table: Canvas and Moodle do not put them into their downloads.

The columns are a roster's, and `submitted`; Moodle's grading worksheet is such a table.
"""

from collections.abc import Iterator, Mapping
from datetime import tzinfo
from pathlib import Path

from grader.collect.claim_matching import Index, digits, match_of
from grader.collect.claimed_work import BadDownload, Claim
from grader.collect.moments import moment_of, text_of
from grader.texts.roster import COLUMNS, FURTHER_IDS, IDS, first_of, rows_of
from grader.texts.roster import text_of as text_in

# How the column may be called; the last is Moodle's, in English.
SUBMITTED = ("submitted", "submitted at", "submitted_at", "last modified (submission)")
NEVER = ("", "-")  # what stands there for a student who handed in nothing
NEEDS = "a time needs its zone, as in 2026-12-04T23:59:00+01:00; or say --zone Europe/Berlin"


def times_of(file: Path, index: Index, platform: str, zone: tzinfo | None) -> dict[str, str]:
    """The time at which each student handed in last; raises BadDownload for a table that does not say."""
    found: dict[str, str] = {}
    for line, said in lines_of(file):
        text = first_of(said, SUBMITTED)
        if text in NEVER:
            continue
        moment = moment_of(text, zone)
        if moment is None:
            raise BadDownload(f"{file}, line {line}: {text[:80]}: {NEEDS}.")
        for student in match_of(claim_of(said), index, platform).students:
            found[student] = text_of(moment)
    return found


def lines_of(file: Path) -> Iterator[tuple[int, Mapping[str, str]]]:
    """The rows of a table of times, with their line numbers, each by the names of its columns."""
    rows = rows_of(text_in(file))
    columns = [cell.strip().casefold() for cell in next(rows, (1, []))[1]]
    if not set(SUBMITTED) & set(columns):
        raise BadDownload(f"{file}: the first line must name the columns, and one of them must be {SUBMITTED[0]}.")
    for line, row in rows:
        yield line, {column: cell.strip() for column, cell in zip(columns, row, strict=False) if cell.strip()}


def claim_of(said: Mapping[str, str]) -> Claim:
    """The claim of a row: the student whom it is about."""
    columns = {*IDS, *FURTHER_IDS, *COLUMNS["login"], *COLUMNS["email"], *COLUMNS["sis_id"]}
    account = first_of(said, COLUMNS["canvas_id"]) or digits(first_of(said, COLUMNS["moodle_id"]))
    ids = tuple(cell for column, cell in said.items() if column in columns)
    return Claim(" ".join(ids), account, ids, first_of(said, COLUMNS["name"]))
