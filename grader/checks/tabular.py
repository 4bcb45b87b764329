"""A table in any form students return: rows by name or by place, columns by name, a DataFrame."""

from collections.abc import Mapping
from dataclasses import dataclass

from grader.checks.containers import items_of, label_of, named_fields, pairs_of
from grader.checks.members import is_bare, members_of
from grader.codec.values import Frame, Record, Series, Value

TableRow = tuple[Value, ...]  # a cell for each column, in the order of the columns


@dataclass(frozen=True, slots=True)
class MisreadTable:
    """The reason why an answer is no table with these columns, the columns that it lacks, and what is no row."""

    reason: str
    lacking: tuple[str, ...] = ()
    row: Value = None


def column_names(value: Value) -> tuple[str, ...]:
    """The names of a table's columns: those of its first row; numbers, from 1, where the rows have no names."""
    if isinstance(value, Frame):
        return tuple(map(label_of, value.columns))
    for row in members_of(value) or ():
        if isinstance(row, dict | Record | Series):
            return tuple(label_of(name) for name, _ in pairs_of(row) or ())
        return tuple(str(number) for number, _ in enumerate(items_of(row) or (row,), 1))
    if isinstance(value, dict):
        return tuple(map(label_of, value))
    return ()


def table_rows(value: Value, names: tuple[str, ...]) -> list[TableRow] | MisreadTable:
    """The rows of a table, cells in the order of the names; or why it has none."""
    if isinstance(value, Frame):
        return _frame_rows(value, names)
    if isinstance(value, dict):
        return _dict_rows(value, names)
    members = members_of(value)
    if members is None:
        return MisreadTable("type", row=value)
    rows = []
    for member in members:
        row = table_row(member, names)
        if isinstance(row, MisreadTable):
            return row
        rows.append(row)
    return rows


def table_row(value: Value, names: tuple[str, ...]) -> TableRow | MisreadTable:
    """The cells of one row; a row of one column may be the cell itself."""
    if type(value) is dict:
        found: Mapping[str, Value] | None = value if value.keys() >= set(names) else named_fields(value, names)
    else:
        items = items_of(value)
        if items is None:
            return (value,) if len(names) == 1 and is_bare(value) else MisreadTable("type", row=value)
        if not isinstance(value, Record | Series):
            return _placed(items, names)
        found = named_fields(value, names)
    if found is None:
        return MisreadTable("shape", row=value)
    lacking = tuple(name for name in names if name not in found)
    if lacking and len(lacking) == len(names) == len(pairs_of(value) or ()):  # names of its own, or none at all
        return tuple(item for _, item in pairs_of(value) or ())
    return MisreadTable("missing_columns", lacking) if lacking else tuple(found[name] for name in names)


def _placed(items: TableRow, names: tuple[str, ...]) -> TableRow | MisreadTable:
    """Cells that are in the order of the columns, or paired with their names."""
    if len(items) != len(names):
        return MisreadTable("shape", row=items)
    if not all(isinstance(item, list | tuple) and len(item) == 2 for item in items):
        return items
    found = named_fields(list(items), names) or {}
    return tuple(found[name] for name in names)


def _frame_rows(frame: Frame, names: tuple[str, ...]) -> list[TableRow] | MisreadTable:
    """The rows of a DataFrame; what became its index is a column, or several in their order, without a name."""
    if not frame.rows:
        return []  # one that is made of no rows has no columns either
    labels = tuple(map(label_of, frame.columns))
    lacking = tuple(name for name in names if name not in labels)
    if not lacking:
        order = [labels.index(name) for name in names]
        return [tuple(row[place] for place in order) for row in frame.rows]
    if len(lacking) == len(names) == len(labels):  # as many columns, and all under names of the student's own
        return list(frame.rows)
    keys = _index_cells(frame.index, len(lacking)) if len(lacking) < len(names) else None
    if keys is None:
        return MisreadTable("missing_columns", lacking)
    cells = [
        dict(zip((*labels, *lacking), (*row, *key), strict=True)) for row, key in zip(frame.rows, keys, strict=True)
    ]
    return [tuple(row[name] for name in names) for row in cells]


def _index_cells(index: tuple[Value, ...], number: int) -> list[TableRow] | None:
    """The cells of each row that stand in the index; None where it only counts rows, or has another number of them."""
    if number == 1:
        return None if index == tuple(range(len(index))) else [(key,) for key in index]
    keys = [key for key in index if isinstance(key, tuple) and len(key) == number]
    return keys if len(keys) == len(index) else None


def _dict_rows(value: dict[Value, Value], names: tuple[str, ...]) -> list[TableRow] | MisreadTable:
    """A dict of columns, of rows, or one row."""
    named = {label_of(key): item for key, item in value.items()}
    columns = [items_of(named[name]) for name in names if name in named]
    whole = [column for column in columns if column is not None]
    if len(whole) == len(names) and len(set(map(len, whole))) == 1:
        return list(zip(*whole, strict=True))
    if value and all(isinstance(row, dict | Record | Series) for row in value.values()):
        return table_rows(list(value.values()), names)
    row = table_row(value, names)
    return row if isinstance(row, MisreadTable) else [row]
