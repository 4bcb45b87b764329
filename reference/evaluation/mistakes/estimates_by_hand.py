"""Known mistakes in hand calculations of errors on examples that were kept out."""

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from reference.evaluation.baseline import majority_class
from reference.evaluation.estimates_by_hand import Rows, kinds, line_examples, majority_error
from reference.evaluation.learners import Example
from reference.evaluation.validation import majority_left_out

Parts = Sequence[Example]


def spread_by_population(a: float, b: float, c: float) -> float:
    """Divided by 3 inside."""
    centre = (a + b + c) / 3
    return math.sqrt(sum((each - centre) ** 2 for each in (a, b, c)) / 3)


def majority_error_of_all(rows: Rows, fold: str) -> float:
    """The majority of all rows, those of the fold included."""
    label = majority_class([row["result"] for row in rows])
    inside = [row["result"] for row in rows if row["fold"] == fold]
    return 1 - inside.count(label) / len(inside)


def majority_accuracy(rows: Rows, fold: str) -> float:
    """The share that is right."""
    return 1 - majority_error(rows, fold)


def complement_by_difference(overall: float, inside: float, rows: Rows, fold: str) -> float:
    """The one share taken from the other."""
    return abs(overall - inside)


def larger_kind(rows: Rows) -> int:
    """The number of rows of the larger kind."""
    return max(kinds(rows).values())


def own_neighbour(rows: Rows, measured: str) -> int:
    """The nearest row above only: the last has none."""
    ordered = sorted(line_examples(rows, measured), key=lambda example: example[0])
    return sum(one[1] != other[1] for one, other in pairwise(ordered))


def share_drawn(drawn: Sequence[int], different: float) -> float:
    """The share that was drawn."""
    return different / len(drawn)


def limit_for_share(n: int) -> float:
    """1/e, whatever n is."""
    return math.exp(-1)


def chance_of_one_draw(n: int) -> float:
    """1 - 1/n: not drawn once."""
    return 1 - 1 / n


def fewest(rows: Rows, column: str) -> str:
    """The candidate with the fewest mistakes on a set."""
    found: Mapping[str, Any] = min(rows, key=lambda row: row[column])
    return str(found["candidate"])


def chosen_by_test(rows: Rows) -> str:
    """The candidate with the fewest mistakes on the test examples."""
    return fewest(rows, "test")


def chosen_by_training(rows: Rows) -> str:
    """The candidate with the fewest mistakes on the training examples."""
    return fewest(rows, "training")


def validation_error_for(chosen: str, rows: Rows, column: str, n: int) -> float:
    """The mistakes on validation examples, divided by the number of test examples."""
    mistakes: int = next(row["validation"] for row in rows if row["candidate"] == chosen)
    return mistakes / n


def smallest_test_error(chosen: str, rows: Rows, column: str, n: int) -> float:
    """The smallest error on the test examples, whoever made it."""
    fewest_mistakes: int = min(row[column] for row in rows)
    return fewest_mistakes / n


def larger_error(neighbour: float, majority: float) -> str:
    """The learner with the larger error."""
    return "majority" if neighbour < majority else "neighbour"


def share_of_smaller(counts: Mapping[str, int]) -> float:
    """The error of the majority class of all examples, none left out."""
    return min(counts.values()) / sum(counts.values())


def share_predicted_right(counts: Mapping[str, int]) -> float:
    """The share that is right."""
    return 1 - majority_left_out(counts)


def share_of_one(counts: Mapping[str, int]) -> float:
    """1/n: one example is left out."""
    return 1 / sum(counts.values())
