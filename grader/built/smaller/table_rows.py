"""Smaller tables (lists of dicts with the same keys), together with the inputs that name their columns and values."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeGuard

from grader.built.smaller.sequences import fewer
from grader.codec.values import Value

Inputs = Mapping[str, Value]
Table = list[dict[str, Value]]


def is_row_table(value: Value) -> TypeGuard[Table]:
    """Whether the value is a list of rows with the same columns."""
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(row, dict) and row and row.keys() == value[0].keys() for row in value)
    )


def smaller_tables(rows: Table) -> Iterator[Table]:
    """The table with fewer rows. Columns and values have names that other inputs may use: see `narrower`, `plainer`."""
    yield from fewer(rows)


def narrower(inputs: Inputs) -> Iterator[dict[str, Value]]:
    """The inputs with fewer columns, wherever these stand; a column that an input names stays, as a target does."""
    named = {value for value in inputs.values() if isinstance(value, str)}
    columns = {column: None for value in inputs.values() if is_row_table(value) for column in value[0]}
    free = [column for column in columns if column not in named]
    # All free columns at once: only the named ones may matter.
    if free and len(free) < len(columns):
        yield {name: without_columns(value, set(free)) for name, value in inputs.items()}
    for kept in fewer(free):
        yield {name: without_columns(value, set(free) - set(kept)) for name, value in inputs.items()}


def without_columns(value: Value, columns: set[str]) -> Value:
    """A table, a row or a list of names without the columns."""
    if is_row_table(value):
        return [without_columns(row, columns) for row in value]
    if isinstance(value, dict):
        return {key: item for key, item in value.items() if key not in columns}
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return [item for item in value if item not in columns]
    return value


def plainer(inputs: Inputs) -> Iterator[dict[str, Value]]:
    """The inputs with one value of one column replaced by the first that stands there, or all its numbers rounded."""
    for rows in [value for value in inputs.values() if is_row_table(value)]:
        for column in rows[0]:
            values = list(dict.fromkeys(row[column] for row in rows if isinstance(row[column], str | int | float)))
            for change in cell_changes(values):
                yield {name: with_cells(value, column, change) for name, value in inputs.items()}


def cell_changes(values: list[Any]) -> Iterator[Callable[[Value], Value]]:
    """Simplifications of a column's values: two names made one, decimals left out."""
    if all(isinstance(value, str) for value in values):
        for value in reversed(values[1:]):
            yield lambda cell, old=value: values[0] if cell == old else cell  # type: ignore[misc]
    elif any(isinstance(value, float) for value in values):
        for digits in range(3):
            yield lambda cell, digits=digits: round(cell, digits) if isinstance(cell, float) else cell  # type: ignore[misc]


def with_cells(value: Value, column: str, change: Callable[[Value], Value]) -> Value:
    """A table or a row with the cells of a column changed."""
    if is_row_table(value):
        return [with_cells(row, column, change) for row in value]
    if isinstance(value, dict) and column in value:
        return {**value, column: change(value[column])}
    return value
