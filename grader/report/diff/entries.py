"""The diff of long rows and mappings: the entries that differ, and how many are alike."""

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

from grader.checks.containers import items_of
from grader.checks.equal import keys_meant
from grader.codec.values import Record, Value
from grader.report.diff.plain_diff import alike, is_single, source
from grader.report.diff.short_diff import digits
from grader.report.shown import DiffCell, DiffRow, DiffView, Piece
from grader.texts.safe_text import enumerated

SHORT = 6  # entries of an answer that is shown whole
MOST = 8  # entries that differ and are shown
LONGEST = 1000  # entries that are compared: an answer may have any number of them


class Place(NamedTuple):
    """One place of two rows or dicts with both values there; an empty tuple where one has no such place."""

    label: str
    expected: tuple[Value, ...]
    observed: tuple[Value, ...]


def entries_of(expected: Value, observed: Value) -> DiffView | None:
    """The diff of two rows by place, or of two dicts by key; None for other values, and if nothing differs."""
    places = tuple(_places(expected, observed))
    marks = [_mark(place) for place in places]
    if set(marks) <= {"alike"}:
        return None
    shown = (
        range(len(places)) if len(places) <= SHORT else [at for at, mark in enumerate(marks) if mark != "alike"][:MOST]
    )
    rows = [
        _row(place, mark) if at in shown else DiffRow("", mark, ())
        for at, (place, mark) in enumerate(zip(places, marks, strict=True))
    ]
    return DiffView("entries", (), gathered(rows))


def _places(expected: Value, observed: Value) -> Iterator[Place]:
    if isinstance(expected, dict) and isinstance(observed, dict | Record):
        given = observed if isinstance(observed, dict) else dict(observed.fields)
        yield from _by_key(expected, given) if max(len(expected), len(given)) <= LONGEST else ()
        return
    wanted, own = items_of(expected), items_of(observed)
    if wanted is None or own is None or max(len(wanted), len(own)) > LONGEST or isinstance(observed, Record):
        return
    for at in range(max(len(wanted), len(own))):
        yield Place(str(at), wanted[at : at + 1], own[at : at + 1])


def _by_key(expected: dict[Value, Value], observed: dict[Value, Value]) -> Iterator[Place]:
    keys, own = tuple(expected), tuple(observed)
    meant: dict[int | None, Hashable] = dict(zip(keys_meant(keys, own), own, strict=True))
    for place, key in enumerate(keys):
        given = (observed[meant[place]],) if place in meant else ()
        yield Place(source(key), (expected[key],), given)
    known = {key for place, key in meant.items() if place is not None}
    yield from (Place(source(key), (), (observed[key],)) for key in own if key not in known)


def _mark(place: Place) -> str:
    if not place.observed or not place.expected:
        return "extra" if place.observed else "missing"
    return "alike" if alike(place.expected[0], place.observed[0]) else "differs"


def _row(place: Place, mark: str) -> DiffRow:
    if mark == "missing":
        return DiffRow(place.label, mark, (DiffCell((), (Piece(source(place.expected[0])),), True),))
    if mark == "extra":
        return DiffRow(place.label, mark, (DiffCell((Piece(source(place.observed[0])),), (), True),))
    return DiffRow(place.label, mark, (cell_of(place.expected[0], place.observed[0]),))


def cell_of(expected: Value, observed: Value) -> DiffCell:
    """The cell of a diff for two values of one place, with the differing pieces marked."""
    if alike(expected, observed):
        return DiffCell((Piece(source(observed)),), (Piece(source(expected)),), False)
    if is_single(expected) and is_single(observed):
        return DiffCell(*digits(expected, observed), True)
    return DiffCell((Piece(source(observed), True),), (Piece(source(expected), True),), True)


def gathered(rows: Sequence[DiffRow]) -> tuple[DiffRow, ...]:
    """The rows that differ, at most `MOST` of them, and a last row that counts those not shown."""
    if len(rows) <= SHORT:
        return tuple(rows)
    differing = [row for row in rows if row.mark != "alike"]
    same, more = len(rows) - len(differing), len(differing) - MOST
    rest = enumerated([f"{more} more that differ"] * (more > 0) + [f"{same} alike"] * (same > 0))
    return (*differing[:MOST], *([DiffRow(rest, "gap", ())] if rest else []))
