"""Known mistakes in hand calculations of errors on examples that were kept out."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from reference.evaluation.baseline import majority_class
from reference.evaluation.estimates_by_hand import Rows, line_examples
from reference.evaluation.learners import Example

Parts = Sequence[Example]


def majority_error_of_all(rows: Rows, fold: str) -> float:
    """The majority of all rows, those of the fold included."""
    label = majority_class([row["result"] for row in rows])
    inside = [row["result"] for row in rows if row["fold"] == fold]
    return 1 - inside.count(label) / len(inside)


def own_neighbour(rows: Rows, measured: str) -> int:
    """The nearest row above only: the last has none."""
    ordered = sorted(line_examples(rows, measured), key=lambda example: example[0])
    return sum(one[1] != other[1] for one, other in pairwise(ordered))


def fewest(rows: Rows, column: str) -> str:
    """The model with the fewest mistakes on a set."""
    found: Mapping[str, Any] = min(rows, key=lambda row: row[column])
    return str(found["model"])
