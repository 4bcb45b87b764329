"""Known mistakes where attributes that depend on each other are merged before naive Bayes."""

from collections.abc import Sequence
from itertools import product
from typing import Any

from reference.bayes.merged_attributes import merge_attributes, merged_row
from reference.bayes.naive import Row, naive_bayes, values_in


def every_combination_counted(
    rows: Sequence[Row], target: str, row: Row, attributes: Sequence[str], *, laplace: float = 0
) -> dict[Any, float]:
    """All combinations of values counted below the line, also those that never occur."""
    merged = merge_attributes(rows, attributes, "both")
    domains = {"both": list(product(*(values_in(rows, each) for each in attributes)))}
    return naive_bayes(merged, target, merged_row(row, attributes, "both"), laplace=laplace, domains=domains)
