"""Hand calculations of errors on examples outside training: folds, leave-one-out, bootstrap, three sets."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.evaluation.learners import Example
from reference.evaluation.validation import fold_error, leave_one_out, majority_left_out, spread_of_folds, training_mean
from reference.statistics.descriptive import mean

Rows = Sequence[Mapping[str, Any]]
Parts = dict[str, float | str]


def share_of(rows: Rows, label: str) -> float:
    """The share of the rows with this label as `result`."""
    return [row["result"] for row in rows].count(label) / len(rows)


def in_fold(rows: Rows, fold: str) -> list[Mapping[str, Any]]:
    """The rows of a fold."""
    return [row for row in rows if row["fold"] == fold]


def share_in(rows: Rows, fold: str, label: str) -> float:
    """The share of the rows of a fold with this label as `result`."""
    return share_of(in_fold(rows, fold), label)


def share_outside(overall: float, inside: float, rows: Rows, fold: str) -> float:
    """The share among the rows outside a fold, from the share of all rows and that inside the fold."""
    return training_mean(overall, len(rows), inside, len(in_fold(rows, fold)))


def majority_error(rows: Rows, fold: str) -> float:
    """The error on a fold if the majority class of the other rows is predicted."""
    examples: list[Example] = [[[], row["result"]] for row in rows]
    return fold_error(examples, [place for place, row in enumerate(rows) if row["fold"] == fold])


def mean_of_three(a: float, b: float, c: float) -> float:
    """The mean of three fold errors."""
    return mean([a, b, c])


def spread_of_three(a: float, b: float, c: float) -> float:
    """The standard deviation of three fold errors, with the divisor 2."""
    return spread_of_folds([a, b, c])


def line_examples(rows: Rows, measured: str) -> list[Example]:
    """The rows as examples of one number."""
    return [[[row[measured]], row["kind"]] for row in rows]


def neighbour_mistakes(rows: Rows, measured: str) -> int:
    """The number of rows whose nearest other row has another kind."""
    # a share of n examples times n: whole, apart from rounding
    return round(leave_one_out(line_examples(rows, measured), learner="1nn") * len(rows))


def kinds(rows: Rows) -> dict[str, int]:
    """The number of rows of each kind."""
    found = [row["kind"] for row in rows]
    return {kind: found.count(kind) for kind in found}


def majority_mistakes(rows: Rows) -> int:
    """The number of rows that are not of the majority kind of the other rows."""
    # a share of n examples times n: whole, apart from rounding
    return round(majority_left_out(kinds(rows)) * len(rows))


def share_wrong(wrong: float, rows: Rows) -> float:
    """The share of the rows that are wrong."""
    return wrong / len(rows)


def better_learner(neighbour: float, majority: float) -> str:
    """The learner with the smaller error: `neighbour` or `majority`."""
    return "neighbour" if neighbour < majority else "majority"


def distinct(drawn: Sequence[int]) -> int:
    """The number of different examples that were drawn."""
    return len(set(drawn))


def missing_share(drawn: Sequence[int], different: float) -> float:
    """The share of examples that were never drawn, from the number of different ones."""
    return 1 - different / len(drawn)


def chance_to_be_in(left_out: float) -> float:
    """The probability that a given example is in the sample."""
    return 1 - left_out


def chosen_candidate(rows: Rows) -> str:
    """The model with the fewest mistakes on the validation examples."""
    return str(min(rows, key=lambda row: row["validation"])["model"])


def error_of(chosen: str, rows: Rows, column: str, n: int) -> float:
    """The error rate of a model on the n examples of a set."""
    mistakes: int = next(row[column] for row in rows if row["model"] == chosen)
    return mistakes / n


def optimism(reported: float, on_validation: float) -> float:
    """The error on new examples minus the error that decided the choice."""
    return reported - on_validation
