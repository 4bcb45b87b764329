"""Promises about tables of numbers and texts, and about rows that are to be labelled."""

from collections.abc import Mapping, Sequence
from typing import Any


def columns_of_one_kind(rows: Sequence[Mapping[str, Any]]) -> bool:
    """Whether each column has only numbers or only texts, beside missing values."""
    kinds = [{isinstance(row.get(name), str) for row in rows if row.get(name) is not None} for name in rows[0]]
    return all(len(its) < 2 for its in kinds)


def fits_a_table(fit: Mapping[str, Any], predict: Mapping[str, Any]) -> bool:
    """Whether the rows to be labelled have the table's attributes, with values of the same kind."""
    names = [name for name in fit["rows"][0] if name != fit["target"]]
    known = [{name: row[name] for name in names} for row in fit["rows"]]
    return all(set(row) == set(names) for row in predict["rows"]) and columns_of_one_kind([*known, *predict["rows"]])
