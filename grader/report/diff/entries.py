"""The diff of long rows and mappings: the entries that differ, and how many are alike."""

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

from grader.checks.containers import items_of
from grader.checks.equal import keys_meant
from grader.codec.values import Record, Value
from grader.report.diff.plain_diff import is_single, reads_alike, value_source
from grader.report.diff.short_diff import digit_pieces
from grader.report.shown import DiffCell, DiffRow, DiffView, TextPiece
from grader.texts.safe_text import enumerated

FULLY_SHOWN_ENTRIES = 6  # entries of an answer that is shown whole
MAX_DIFFERING_ENTRIES = 8  # entries that differ and are shown
MAX_COMPARED_ENTRIES = 1000  # entries that are compared: an answer may have any number of them


class EntryPlace(NamedTuple):
    """One place of two rows or dicts with both values there; an empty tuple where one has no such place."""

    label: str
    expected: tuple[Value, ...]
    observed: tuple[Value, ...]


def entries_diff(expected: Value, observed: Value) -> DiffView | None:
    """The diff of two rows by place, or of two dicts by key; None for other values, and if nothing differs."""
    places = tuple(_places(expected, observed))
    marks = [_mark(place) for place in places]
    if set(marks) <= {"alike"}:
        return None
    shown = (
        range(len(places))
        if len(places) <= FULLY_SHOWN_ENTRIES
        else [at for at, mark in enumerate(marks) if mark != "alike"][:MAX_DIFFERING_ENTRIES]
    )
    rows = [
        _row(place, mark) if at in shown else DiffRow("", mark, ())
        for at, (place, mark) in enumerate(zip(places, marks, strict=True))
    ]
    return DiffView("entries", (), gathered_rows(rows))


def _places(expected: Value, observed: Value) -> Iterator[EntryPlace]:
    if isinstance(expected, dict) and isinstance(observed, dict | Record):
        given = observed if isinstance(observed, dict) else dict(observed.fields)
        yield from _by_key(expected, given) if max(len(expected), len(given)) <= MAX_COMPARED_ENTRIES else ()
        return
    wanted, own = items_of(expected), items_of(observed)
    if (
        wanted is None
        or own is None
        or max(len(wanted), len(own)) > MAX_COMPARED_ENTRIES
        or isinstance(observed, Record)
    ):
        return
    for at in range(max(len(wanted), len(own))):
        yield EntryPlace(str(at), wanted[at : at + 1], own[at : at + 1])


def _by_key(expected: dict[Value, Value], observed: dict[Value, Value]) -> Iterator[EntryPlace]:
    keys, own = tuple(expected), tuple(observed)
    meant: dict[int | None, Hashable] = dict(zip(keys_meant(keys, own), own, strict=True))
    for place, key in enumerate(keys):
        given = (observed[meant[place]],) if place in meant else ()
        yield EntryPlace(value_source(key), (expected[key],), given)
    known = {key for place, key in meant.items() if place is not None}
    yield from (EntryPlace(value_source(key), (), (observed[key],)) for key in own if key not in known)


def _mark(place: EntryPlace) -> str:
    if not place.observed or not place.expected:
        return "extra" if place.observed else "missing"
    return "alike" if reads_alike(place.expected[0], place.observed[0]) else "differs"


def _row(place: EntryPlace, mark: str) -> DiffRow:
    if mark == "missing":
        return DiffRow(place.label, mark, (DiffCell((), (TextPiece(value_source(place.expected[0])),), True),))
    if mark == "extra":
        return DiffRow(place.label, mark, (DiffCell((TextPiece(value_source(place.observed[0])),), (), True),))
    return DiffRow(place.label, mark, (diff_cell(place.expected[0], place.observed[0]),))


def diff_cell(expected: Value, observed: Value) -> DiffCell:
    """The cell of a diff for two values of one place, with the differing pieces marked."""
    if reads_alike(expected, observed):
        return DiffCell((TextPiece(value_source(observed)),), (TextPiece(value_source(expected)),), False)
    if is_single(expected) and is_single(observed):
        return DiffCell(*digit_pieces(expected, observed), True)
    return DiffCell((TextPiece(value_source(observed), True),), (TextPiece(value_source(expected), True),), True)


def gathered_rows(rows: Sequence[DiffRow]) -> tuple[DiffRow, ...]:
    """The rows that differ, at most `MAX_DIFFERING_ENTRIES` of them, and a last row that counts those not shown."""
    if len(rows) <= FULLY_SHOWN_ENTRIES:
        return tuple(rows)
    differing = [row for row in rows if row.mark != "alike"]
    same, more = len(rows) - len(differing), len(differing) - MAX_DIFFERING_ENTRIES
    rest = enumerated([f"{more} more that differ"] * (more > 0) + [f"{same} alike"] * (same > 0))
    return (*differing[:MAX_DIFFERING_ENTRIES], *([DiffRow(rest, "gap", ())] if rest else []))
