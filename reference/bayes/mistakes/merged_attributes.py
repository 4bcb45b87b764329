"""Known mistakes where attributes that depend on each other are merged before naive Bayes."""

from collections.abc import Sequence
from itertools import product
from typing import Any

from reference.bayes.merged_attributes import merge_attributes, merged_row
from reference.bayes.naive import Row, naive_bayes, values_in


def kept_beside(
    rows: Sequence[Row], target: str, row: Row, attributes: Sequence[str], *, laplace: float = 0
) -> dict[Any, float]:
    """The old attributes kept next to the new one, and so counted twice. Kubat, section 2.2."""
    wide = [{**each, **merged_row(each, attributes, "both")} for each in rows]
    return naive_bayes(wide, target, {**row, **merged_row(row, attributes, "both")}, laplace=laplace)


def every_combination_counted(
    rows: Sequence[Row], target: str, row: Row, attributes: Sequence[str], *, laplace: float = 0
) -> dict[Any, float]:
    """All combinations of values counted below the line, also those that never occur."""
    merged = merge_attributes(rows, attributes, "both")
    domains = {"both": list(product(*(values_in(rows, each) for each in attributes)))}
    return naive_bayes(merged, target, merged_row(row, attributes, "both"), laplace=laplace, domains=domains)


def merged_alone(
    rows: Sequence[Row], target: str, row: Row, attributes: Sequence[str], *, laplace: float = 0
) -> dict[Any, float]:
    """The new attribute alone, the others dropped with the old ones."""
    merged = [{name: each[name] for name in ("both", target)} for each in merge_attributes(rows, attributes, "both")]
    return naive_bayes(merged, target, {"both": merged_row(row, attributes, "both")["both"]}, laplace=laplace)
