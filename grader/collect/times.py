"""The times of handing in, from a table: Canvas and Moodle do not put them into their downloads.

The columns are a roster's, and `submitted`; Moodle's grading worksheet is such a table.
"""

from collections.abc import Iterator, Mapping
from datetime import tzinfo
from pathlib import Path

from grader.collect.claim_matching import RosterIndex, claim_match, moodle_number
from grader.collect.claimed_work import BadDownload, Claim
from grader.collect.moments import iso_moment, platform_moment
from grader.texts.roster import FURTHER_ID_COLUMNS, ID_COLUMNS, ROSTER_COLUMNS, first_cell, roster_rows
from grader.texts.roster import roster_text as text_in

# How the column may be called; the last is Moodle's, in English.
SUBMITTED_COLUMNS = ("submitted", "submitted at", "submitted_at", "last modified (submission)")
NO_TIME_CELLS = ("", "-")  # what stands there for a student who handed in nothing
ZONE_NEEDED = "a time needs its zone, as in 2026-12-04T23:59:00+01:00; or say --zone Europe/Berlin"


def times_of(file: Path, index: RosterIndex, platform: str, zone: tzinfo | None) -> dict[str, str]:
    """The time at which each student handed in last; raises BadDownload for a table that does not say."""
    found: dict[str, str] = {}
    for line, said in time_rows(file):
        text = first_cell(said, SUBMITTED_COLUMNS)
        if text in NO_TIME_CELLS:
            continue
        moment = platform_moment(text, zone)
        if moment is None:
            raise BadDownload(f"{file}, line {line}: {text[:80]}: {ZONE_NEEDED}.")
        for student in claim_match(row_claim(said), index, platform).students:
            found[student] = iso_moment(moment)
    return found


def time_rows(file: Path) -> Iterator[tuple[int, Mapping[str, str]]]:
    """The rows of a table of times, with their line numbers, each by the names of its columns."""
    rows = roster_rows(text_in(file))
    columns = [cell.strip().casefold() for cell in next(rows, (1, []))[1]]
    if not set(SUBMITTED_COLUMNS) & set(columns):
        raise BadDownload(
            f"{file}: the first line must name the columns, and one of them must be {SUBMITTED_COLUMNS[0]}."
        )
    for line, row in rows:
        yield line, {column: cell.strip() for column, cell in zip(columns, row, strict=False) if cell.strip()}


def row_claim(said: Mapping[str, str]) -> Claim:
    """The claim of a row: the student whom it is about."""
    columns = {
        *ID_COLUMNS,
        *FURTHER_ID_COLUMNS,
        *ROSTER_COLUMNS["login"],
        *ROSTER_COLUMNS["email"],
        *ROSTER_COLUMNS["sis_id"],
    }
    account = first_cell(said, ROSTER_COLUMNS["canvas_id"]) or moodle_number(
        first_cell(said, ROSTER_COLUMNS["moodle_id"])
    )
    ids = tuple(cell for column, cell in said.items() if column in columns)
    return Claim(" ".join(ids), account, ids, first_cell(said, ROSTER_COLUMNS["name"]))
