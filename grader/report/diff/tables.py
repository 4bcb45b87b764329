"""Tables and matrices row by row: cells that differ, rows that only one of the two has."""

from collections.abc import Hashable, Iterator, Sequence

from grader.checks.equal import canonical
from grader.checks.forms import items_of
from grader.checks.tabular import Misread, Row, columns_of, rows_of
from grader.codec.values import Frame, Value
from grader.report.diff.entries import cell_of, gathered
from grader.report.diff.plain import alike, is_single, source
from grader.report.shown import DiffCell, DiffRow, DiffView, Piece
from grader.report.text import one_line

LONGEST = 100  # rows that are looked at
COMPARED = 20  # rows of either table that are compared each with each
WIDEST = 8  # columns that are shown
Pair = tuple[int | None, int | None]  # places of a row in the right table and in the answer


def is_tabular(value: Value) -> bool:
    """Whether a value is a list of rows of single cells: dicts with the same names, or lists of the same length."""
    rows = value.rows if isinstance(value, Frame) else items_of(value)
    if not rows or len(rows) < 2:
        return isinstance(value, Frame) and bool(rows)
    if all(isinstance(row, dict) for row in rows):
        return len({tuple(row) for row in rows}) == 1
    lists = [items_of(row) for row in rows]
    return all(row and len(row) == len(lists[0] or ()) and all(map(is_single, row)) for row in lists)


def table_of(expected: Value, observed: Value, *, any_order: bool = False) -> DiffView | None:
    """Two tables laid over each other, by place or, in `any_order`, each row over the one most like it."""
    names = columns_of(expected)
    wanted, own = rows_of(expected, names), rows_of(observed, names)
    if isinstance(wanted, Misread) or isinstance(own, Misread) or not names or not own:
        return None
    if max(len(wanted), len(own)) > LONGEST:
        return None
    pairs = likest(wanted, own) if any_order else in_step(len(wanted), len(own))
    rows = [_row(wanted, own, pair, len(names)) for pair in pairs]
    if all(row.mark == "alike" for row in rows):
        return None
    kept = _columns(rows, len(names))
    cut = tuple(DiffRow(row.label, row.mark, tuple(row.cells[at] for at in kept)) for row in rows)
    named = any(isinstance(row, dict) for row in items_of(expected) or ()) or isinstance(expected, Frame)
    heads = tuple(one_line(names[at], 40) if named else f"[{at}]" for at in kept)
    return DiffView("table", heads, gathered(cut))


def in_step(wanted: int, own: int) -> Iterator[Pair]:
    """Rows by their places."""
    for at in range(max(wanted, own)):
        yield at if at < wanted else None, at if at < own else None


def likest(wanted: Sequence[Row], own: Sequence[Row]) -> list[Pair]:
    """Each right row with the row of the answer that shares most cells with it, if that is half of them or more."""
    partner = dict(_same(wanted, own))
    ours = [at for at in range(len(wanted)) if at not in partner][:COMPARED]
    mine = [place for place in range(len(own)) if place not in set(partner.values())][:COMPARED]
    shared = ((sum(map(alike, wanted[at], own[place])), -at, -place) for at in ours for place in mine)
    for cells, at, place in sorted(shared, reverse=True):
        if -at not in partner and -place not in partner.values() and 2 * cells >= len(wanted[-at]):
            partner[-at] = -place
    taken = set(partner.values())
    pairs: list[Pair] = [(at, partner.get(at)) for at in range(len(wanted))]
    return [*pairs, *((None, place) for place in range(len(own)) if place not in taken)]


def _same(wanted: Sequence[Row], own: Sequence[Row]) -> Iterator[tuple[int, int]]:
    """Rows that are the very same, which most are: to compare all with all takes long."""
    places: dict[Hashable, list[int]] = {}
    for place, row in enumerate(own):
        places.setdefault(canonical(row), []).append(place)
    for at, row in enumerate(wanted):
        if found := places.get(canonical(row)):
            yield at, found.pop(0)


def _row(wanted: Sequence[Row], own: Sequence[Row], pair: Pair, width: int) -> DiffRow:
    at, place = pair
    if place is None and at is not None:
        cells = tuple(DiffCell((), (Piece(source(cell, 40)),), True) for cell in wanted[at])
        return DiffRow("missing", "missing", cells)
    if at is None and place is not None:
        cells = tuple(DiffCell((Piece(source(cell, 40)),), (), True) for cell in own[place])
        return DiffRow("too many", "extra", cells)
    cells = tuple(map(cell_of, wanted[at or 0], own[place or 0]))
    return DiffRow(f"row {place}", "differs" if any(cell.differs for cell in cells) else "alike", cells)


def _columns(rows: Sequence[DiffRow], width: int) -> list[int]:
    """The columns to show: all, or of many those with cells that differ."""
    if width <= WIDEST:
        return list(range(width))
    differing = [at for at in range(width) if any(row.cells[at].differs for row in rows if row.mark == "differs")]
    return (differing or list(range(width)))[:WIDEST]
