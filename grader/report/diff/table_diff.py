"""The diff of tables and matrices: cells that differ, rows that only one of the two has."""

from collections.abc import Hashable, Iterator, Sequence
from operator import eq

from grader.checks.containers import items_of
from grader.checks.equal import canonical
from grader.checks.members import members_of
from grader.checks.numeric import float_of
from grader.checks.tabular import MisreadTable, TableRow, column_names, table_rows
from grader.codec.values import Frame, Value
from grader.report.diff.entries import diff_cell, gathered_rows
from grader.report.diff.plain_diff import is_single, value_source
from grader.report.shown import DiffCell, DiffRow, DiffView, TextPiece
from grader.texts.safe_text import one_line

MAX_DIFF_ROWS = 100  # rows of a table that gets a diff; a longer one is shown as it is
MAX_ROWS_MATCHED = 20  # rows of either table that are compared each with each, once equal rows are put aside
MAX_DIFF_COLUMNS = 8  # columns that are shown; of a wider table those that differ
RowPair = tuple[int | None, int | None]  # places of a row in the right table and in the answer


def is_tabular(value: Value) -> bool:
    """Whether a value is a list of rows of single cells: dicts with the same names, or lists of the same length."""
    rows = value.rows if isinstance(value, Frame) else items_of(value)
    if not rows or len(rows) < 2:
        return isinstance(value, Frame) and bool(rows)
    named = [tuple(row) for row in rows if isinstance(row, dict)]
    if len(named) == len(rows):
        return len(set(named)) == 1
    lists = [items_of(row) for row in rows]
    return all(row and len(row) == len(lists[0] or ()) and all(map(is_single, row)) for row in lists)


def tables_diff(expected: Value, observed: Value, *, any_order: bool = False) -> DiffView | None:
    """The diff of two tables, row by row in their order or, in `any_order`, each row with the one most like it."""
    names = column_names(expected)
    wanted, own = table_rows(expected, names), table_rows(observed, names)
    if isinstance(wanted, MisreadTable) or isinstance(own, MisreadTable) or not names or not own:
        return None
    if max(len(wanted), len(own)) > MAX_DIFF_ROWS:
        return None
    pairs = pairs_by_likeness(wanted, own) if any_order else pairs_by_place(len(wanted), len(own))
    rows = [_row(wanted, own, pair, len(names)) for pair in pairs]
    if all(row.mark == "alike" for row in rows):
        return None
    kept = _columns(rows, len(names))
    cut = tuple(DiffRow(row.label, row.mark, tuple(row.cells[at] for at in kept)) for row in rows)
    named = any(isinstance(row, dict) for row in items_of(expected) or ()) or isinstance(expected, Frame)
    # The columns of a matrix have no names: their places are shown.
    heads = tuple(one_line(names[at], 40) if named else f"[{at}]" for at in kept)
    return DiffView("table", heads, gathered_rows(cut))


def pairs_by_place(wanted: int, own: int) -> Iterator[RowPair]:
    """Pairs of rows that have the same place; None where one table has fewer rows."""
    for at in range(max(wanted, own)):
        yield at if at < wanted else None, at if at < own else None


def pairs_by_likeness(wanted: Sequence[TableRow], own: Sequence[TableRow]) -> list[RowPair]:
    """Pairs of each right row with the answer's row that shares most cells with it, if half of them or more."""
    keys, given = ([tuple(map(rough_key, row)) for row in rows] for rows in (wanted, own))
    partner = dict(_same(keys, given))
    ours = [at for at in range(len(wanted)) if at not in partner][:MAX_ROWS_MATCHED]
    mine = [place for place in range(len(own)) if place not in set(partner.values())][:MAX_ROWS_MATCHED]
    # Negative places: sorted in reverse, of equally good pairs the first rows of the tables come first.
    shared = ((sum(map(eq, keys[at], given[place])), -at, -place) for at in ours for place in mine)
    taken = set(partner.values())
    for cells, at, place in sorted(shared, reverse=True):
        if -at not in partner and -place not in taken and 2 * cells >= len(wanted[-at]):
            partner[-at] = -place
            taken.add(-place)
    pairs: list[RowPair] = [(at, partner.get(at)) for at in range(len(wanted))]
    return [*pairs, *((None, place) for place in range(len(own)) if place not in taken)]


def rough_key(cell: Value) -> Hashable:
    """A key that two cells share if they may be meant for each other: numbers to six digits, items in any order."""
    number = float_of(cell)
    if number is not None:
        return f"{number:.6g}"
    members = members_of(cell)
    return canonical(cell) if members is None else frozenset(map(canonical, members))


def _same(keys: Sequence[Hashable], given: Sequence[Hashable]) -> Iterator[tuple[int, int]]:
    """Places of rows that are equal in both tables, as most rows are."""
    places: dict[Hashable, list[int]] = {}
    for place, key in enumerate(given):
        places.setdefault(key, []).append(place)
    for at, key in enumerate(keys):
        if found := places.get(key):
            yield at, found.pop(0)


def _row(wanted: Sequence[TableRow], own: Sequence[TableRow], pair: RowPair, width: int) -> DiffRow:
    at, place = pair
    if place is None and at is not None:
        cells = tuple(DiffCell((), (TextPiece(value_source(cell, 40)),), True) for cell in wanted[at])
        return DiffRow("missing", "missing", cells)
    if at is None and place is not None:
        cells = tuple(DiffCell((TextPiece(value_source(cell, 40)),), (), True) for cell in own[place])
        return DiffRow("too many", "extra", cells)
    cells = tuple(map(diff_cell, wanted[at or 0], own[place or 0]))
    return DiffRow(f"row {place}", "differs" if any(cell.differs for cell in cells) else "alike", cells)


def _columns(rows: Sequence[DiffRow], width: int) -> list[int]:
    """The places of the columns to show: all, or of many those with cells that differ."""
    if width <= MAX_DIFF_COLUMNS:
        return list(range(width))
    differing = [at for at in range(width) if any(row.cells[at].differs for row in rows if row.mark == "differs")]
    return (differing or list(range(width)))[:MAX_DIFF_COLUMNS]
