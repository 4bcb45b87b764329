"""The check `table`: the right rows, in any order of rows and columns."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import isnan
from typing import Any

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.close import none_verdict
from grader.checks.collection import counted_clause
from grader.checks.containers import items_of, kind_of, unwrapped
from grader.checks.matching import Fits, ItemMatch, has_far_more, matched_items
from grader.checks.members import common_slip, fits_by
from grader.checks.no_value import judging_value
from grader.checks.option_fields import Inner, flag, inner_by_name, read_by, some_of_words
from grader.checks.tabular import MisreadTable, TableRow, column_names, table_rows
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Value

MAX_ROWS_COMPARED = 100  # wrong rows that are compared with each other for the column that is to blame


@dataclass(frozen=True, slots=True)
class TableOptions:
    """The check of each column that is asked; whether rows have an order; the columns that tell rows apart."""

    columns: Mapping[str, Inner] = field(default_factory=dict, metadata=read_by(inner_by_name))
    ordered: bool = field(default=False, metadata=read_by(flag))
    key: tuple[str, ...] = field(default=(), metadata=read_by(some_of_words()))


@dataclass(frozen=True, slots=True)
class TableRows:
    """The rows expected and given, cells in the order of the columns, and the test of each column's cells."""

    names: tuple[str, ...]
    expected: list[TableRow]
    given: list[TableRow]
    fits: tuple[Fits, ...]
    checks: Mapping[str, Inner]

    @property
    def loose(self) -> bool:
        """Whether a check of the spec's may find cells right that do not hold the same."""
        return bool(self.checks)

    def row_fits(self, expected: TableRow, given: TableRow) -> bool:
        """Whether every cell of a row is right."""
        return all(fits(cell, own) for fits, cell, own in zip(self.fits, expected, given, strict=True))

    def matched(self, places: Sequence[int]) -> ItemMatch:
        """The rows matched by the cells of some columns."""

        def fits(expected: Any, given: Any) -> bool:
            return all(self.fits[place](cell, own) for place, cell, own in zip(places, expected, given, strict=True))

        wanted, own = ([tuple(row[place] for place in places) for row in side] for side in (self.expected, self.given))
        return matched_items(wanted, own, fits, seen=tuple if self.loose else None)


def table(case: Case, observation: Observation, options: TableOptions) -> Verdict:
    """Right when the answer has the expected rows, else which rows or columns are not right."""
    observed = observation.value
    if observed is None:
        return RIGHT if case.expected is None else none_verdict(bool(observation.stdout.strip()))
    names = tuple(options.columns) or column_names(case.expected)
    expected = table_rows(case.expected, names)
    if isinstance(expected, MisreadTable) or not set(options.key) <= set(names):
        raise TypeError(f"`table` needs rows with the columns {', '.join(names)} {', '.join(options.key)}")
    given = table_rows(observed, names or column_names(observed))  # an empty table has no names
    if isinstance(given, MisreadTable):
        return _misread(given, observed, bool(options.columns))
    if any(None in row for row in expected):
        given = [tuple(map(_unknown, row)) for row in given]
    fits = tuple(_cell_fits(options.columns.get(name), case.args) for name in names)
    return _rows_verdict(TableRows(names, expected, given, fits, options.columns), options)


def _cell_fits(check: Inner | None, args: Mapping[str, Value]) -> Fits:
    fits = fits_by(check, args)

    def cell_fits(expected: Value, given: Value) -> bool:
        plain = type(expected) is type(given) and isinstance(expected, str | int | float)
        return (plain and expected == given) or fits(expected, given)

    return cell_fits


def _unknown(cell: Value) -> Value:
    """None for NaN, which is what pandas makes of an unknown value; any other cell as it is."""
    value = unwrapped(cell)
    return None if isinstance(value, float) and isnan(value) else cell


def _misread(given: MisreadTable, observed: Value, told: bool) -> Verdict:
    if given.reason == "type" and given.row is observed:
        return wrong("type", f"Return a list of rows. The answer is {kind_of(unwrapped(observed))}.")
    if given.reason == "type":
        return wrong("type", f"Each row should be a dict or a list. One is {kind_of(unwrapped(given.row))}.")
    if given.reason == "shape":
        cells = counted_clause(len(items_of(given.row) or ()), "cell", "cells")
        return wrong("shape", f"A row has {cells}, which is not one for each column.")
    named = f": {', '.join(f'`{name}`' for name in given.lacking)}" if told else ""
    lacking = counted_clause(len(given.lacking), "column is", "columns are")
    return wrong("missing_columns", f"{lacking} missing from the answer{named}. Look at how they are spelled.")


def _rows_verdict(rows: TableRows, options: TableOptions) -> Verdict:
    every = range(len(rows.names))
    if len(rows.expected) == len(rows.given) and all(map(rows.row_fits, rows.expected, rows.given)):
        return RIGHT
    if has_far_more(rows.expected, rows.given):  # wrong whatever fits: nothing is searched in it
        return wrong("extra_rows", f"The answer has {len(rows.given)} rows, far more than there should be.")
    match = rows.matched(every)
    if match.is_whole:
        return wrong("order", "These are the right rows in another order.") if options.ordered else RIGHT
    if not options.key:
        return _cells(rows, match) if len(match.missing) == len(match.extra) else _unmatched(match, len(rows.given))
    aligned = rows.matched([rows.names.index(name) for name in options.key])
    return _wrong_cells(rows, aligned.places) if aligned.is_whole else _unmatched(aligned, len(rows.given))


def _unmatched(match: ItemMatch, given: int) -> Verdict:
    missing, extra = (counted_clause(len(side), "row is", "rows are") for side in (match.missing, match.extra))
    if not match.extra:
        return wrong("missing_rows", f"{missing} missing from the answer.")
    if not match.missing:
        return wrong("extra_rows", f"{extra} too many in the answer, which has {given}.")
    return wrong("wrong_rows", f"Of {given} rows, {len(match.extra)} should not be there, and {missing} missing.")


def _cells(rows: TableRows, match: ItemMatch) -> Verdict:
    """The verdict on as many rows as there should be: the one column that is to blame, if it is one."""
    expected, given = [rows.expected[place] for place in match.missing], [rows.given[own] for own in match.extra]
    left = replace(rows, expected=expected, given=given)
    places = range(len(rows.names)) if len(given) <= MAX_ROWS_COMPARED and len(rows.names) > 1 else ()
    for place in places:
        aligned = left.matched([other for other in range(len(rows.names)) if other != place])
        if aligned.is_whole:
            return _wrong_cells(left, aligned.places)
    return _unmatched(match, len(rows.given))


def _wrong_cells(rows: TableRows, places: Mapping[int, int]) -> Verdict:
    """The verdict on rows that are the right ones, but for their cells."""
    off: dict[str, list[tuple[Value, Value]]] = {}
    for place, name in enumerate(rows.names):
        cells = [(rows.expected[of][place], rows.given[own][place]) for own, of in places.items()]
        if failed := [pair for pair in cells if not rows.fits[place](*pair)]:
            off[name] = failed
    named = [f"{counted_clause(len(failed), 'cell', 'cells')} of column `{name}`" for name, failed in off.items()]
    slips = [common_slip(rows.checks.get(name), failed) for name, failed in off.items()]
    why = f" {slips[0].message}" if len(slips) == 1 and slips[0] else ""
    return wrong("cells", f"Not right: {', '.join(named[:3])}{', and more' if len(named) > 3 else ''}.{why}")


judge_table = judging_value(table)
