"""Mistakes in writing a table as facts."""

from collections.abc import Sequence
from typing import Any

from reference.logic.data_facts import Fact, facts_of_table, table_to_binary_facts

Facts = dict[str, list[Fact]]
Cells = Sequence[Sequence[Any]]


def identified_rows(rows: Cells, ids: Sequence[str], names: Sequence[str], predicate: str, *, unknown: str) -> Facts:
    """Facts of whole rows that have the identifier as their first term."""
    right = facts_of_table(rows, ids, names, predicate, unknown=unknown)
    labelled = [[label, *row] for row, label in zip(rows, ids, strict=True)]
    return {**right, "whole": facts_of_table(labelled, ids, ["id", *names], predicate, unknown=unknown)["whole"]}


def unknown_cells(rows: Cells, ids: Sequence[str], names: Sequence[str], predicate: str, *, unknown: str) -> Facts:
    """A fact for every cell, also for a missing one."""
    right = facts_of_table(rows, ids, names, predicate, unknown=unknown)
    filled = [[unknown if value is None else value for value in row] for row in rows]
    return {**right, "cells": table_to_binary_facts(filled, ids, names)}


def complete_rows_only(rows: Cells, ids: Sequence[str], names: Sequence[str], predicate: str, *, unknown: str) -> Facts:
    """No fact of a whole row for a row with a missing value."""
    right = facts_of_table(rows, ids, names, predicate, unknown=unknown)
    return {**right, "whole": [fact for fact in right["whole"] if unknown not in fact[1:]]}


def different_rows_only(
    rows: Cells, ids: Sequence[str], names: Sequence[str], predicate: str, *, unknown: str
) -> Facts:
    """Cells of the first of equal rows alone."""
    first = [place for place, row in enumerate(rows) if row not in rows[:place]]
    kept = table_to_binary_facts([rows[place] for place in first], [ids[place] for place in first], names)
    return {**facts_of_table(rows, ids, names, predicate, unknown=unknown), "cells": kept}


def value_first(rows: Cells, ids: Sequence[str], names: Sequence[str], predicate: str, *, unknown: str) -> Facts:
    """Cells with the value before the identifier."""
    right = facts_of_table(rows, ids, names, predicate, unknown=unknown)
    return {**right, "cells": [(name, value, label) for name, label, value in right["cells"]]}


def attribute_as_term(rows: Cells, ids: Sequence[str], names: Sequence[str], predicate: str, *, unknown: str) -> Facts:
    """Cells as facts of the one predicate, with the attribute as a term."""
    right = facts_of_table(rows, ids, names, predicate, unknown=unknown)
    return {**right, "cells": [(predicate, label, name, value) for name, label, value in right["cells"]]}
