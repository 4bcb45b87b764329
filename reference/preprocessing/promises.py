"""Promises about tables with gaps, and about tables of nominal values with their domains."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.preprocessing.encoding import TRUTH
from reference.preprocessing.missing import Condition, known_values
from reference.shared.promises import are_distinct, have_same_columns

Rows = Sequence[Mapping[str, Any]]


def table_can_be_filled(rows: Rows, column: str, strategy: str, condition: Condition | None) -> bool:
    """Whether the column exists and, unless rows are dropped, a known value of it meets the condition."""
    if not have_same_columns(rows) or (rows and column not in rows[0]):
        return False
    if strategy == "drop":
        return condition is None
    known = known_values(rows, column, condition)
    return bool(known) and (strategy == "mode" or all(isinstance(value, int | float) for value in known))


def rows_fit_domains(rows: Rows, domains: Mapping[str, Sequence[Any]]) -> bool:
    """Whether domains hold texts, or True and False, and every row has a value from each domain and nothing else."""
    coded = all(are_domain(values) for values in domains.values())
    return (
        bool(domains)
        and coded
        and all(
            row.keys() == domains.keys() and all(row[name] in values for name, values in domains.items())
            for row in rows
        )
    )


def are_domain(values: Sequence[Any]) -> bool:
    """Whether values are different texts, or True and False."""
    texts = all(isinstance(value, str) for value in values)
    truths = all(isinstance(value, bool) for value in values) and {*values} == TRUTH
    return bool(values) and are_distinct(values) and (texts or truths)
