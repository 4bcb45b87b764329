"""The rules between a dataset's fields, its file's name and its rows."""

import csv
import math
from collections.abc import Iterator
from os.path import isfile
from pathlib import Path
from typing import Any

from grader.spec.dataset import DatasetSpec, NumberColumn
from grader.spec.faults import Fault, Problem
from grader.spec.scalars import MAX_YAML_NUMBER_CHARACTERS
from grader.spec.unchecked_values import id_problems, mapping_field, unknown_name_problem, unsupported
from grader.spec.yaml_tree import MAX_SPEC_BYTES

UNSUPPORTED_DATASET_KEYS: dict[str, tuple[Any, ...]] = {"per": ("class",), "require": ([], None)}
RawDataset = dict[str, Any]


def unsupported_dataset_keys(raw: RawDataset) -> Iterator[Problem]:
    """The problems of keys in a dataset that do not work yet."""
    return unsupported(raw, UNSUPPORTED_DATASET_KEYS)


def dataset_problems(raw: RawDataset, file: Path) -> Iterator[Problem]:
    """The problems of a dataset beyond the form of its fields."""
    yield from id_problems(raw)
    name, target, columns = raw.get("id"), raw.get("target"), mapping_field(raw, "columns")
    if isinstance(name, str) and name != file.stem and not any(id_problems(raw)):
        yield Problem(("id",), f"`{name}` is not the name of the file", f"Write `{file.stem}`, or rename the file.")
    if isinstance(target, str) and columns and target not in columns:
        yield unknown_name_problem(("target",), "column", target, columns)
    given = [key for key in ("rows", "make") if raw.get(key) is not None]
    if len(given) != 1:
        problem = "has both `rows` and `make`" if given else "has neither `rows` nor `make`"
        yield Problem((), problem, "Write `rows` for a CSV file, `make` for a generator.")
    rows = raw.get("rows")
    # A plain name only, in the same folder: `../` would read any file.
    if isinstance(rows, str) and (Path(rows).name != rows or not isfile(file.parent / rows)):
        yield Problem(("rows",), f"there is no file `{rows}` beside this one", "Name a CSV file in the same folder.")


def row_faults(spec: DatasetSpec, file: Path) -> Iterator[Fault]:
    """The faults in the rows of a dataset, at the lines of its CSV file."""
    table = file.parent / str(spec.rows)
    # Looked at before it is read. Data may be larger than specs, which people write.
    if table.stat().st_size > 16 * MAX_SPEC_BYTES:
        yield Fault(table, 1, "(file)", "is too large", f"A table has at most {16 * MAX_SPEC_BYTES // 1024} KiB.")
        return
    try:
        with table.open(newline="", encoding="utf-8") as text:
            reader = csv.DictReader(text, strict=True)
            if sorted(reader.fieldnames or ()) != sorted(spec.columns):
                yield Fault(table, 1, "(header)", "does not name the columns", f"Write `{','.join(spec.columns)}`.")
                return
            for row in reader:
                yield from _cell_faults(row, spec, table, reader.line_num)
    except (UnicodeDecodeError, csv.Error):
        yield Fault(table, 1, "(file)", "is not CSV in UTF-8", "Save the table as CSV, UTF-8.")


def _cell_faults(row: dict[str, Any], spec: DatasetSpec, table: Path, line: int) -> Iterator[Fault]:
    if None in row or None in row.values():
        yield Fault(table, line, "(row)", "has not as many cells as there are columns", "Write one cell a column.")
        return
    for name, allowed in spec.columns.items():
        if isinstance(allowed, NumberColumn):
            low, high = allowed.number
            if not low <= _number(row[name]) <= high:
                yield Fault(table, line, name, f"`{row[name]}` is no number from {low:g} to {high:g}", "Write one.")
        elif row[name] not in allowed:
            yield Fault(
                table, line, name, f"`{row[name]}` is not a value of the column", f"Values: {', '.join(allowed)}."
            )


def _number(text: str) -> float:
    """The number in a cell; NaN, which lies in no range, for other texts and for too long ones."""
    try:
        return float(text) if len(text) <= MAX_YAML_NUMBER_CHARACTERS else math.nan
    except ValueError:
        return math.nan
