"""Hand calculations of errors on examples that were kept out: folds, one left out, bootstrap, three sets."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.evaluation.learners import Example
from reference.evaluation.validation import fold_error, leave_one_out, majority_left_out, spread_of_folds, training_mean
from reference.statistics.descriptive import mean

Rows = Sequence[Mapping[str, Any]]
Parts = dict[str, float | str]


def share_of(rows: Rows, label: str) -> float:
    """The share of the rows with this `result`."""
    return [row["result"] for row in rows].count(label) / len(rows)


def in_fold(rows: Rows, fold: str) -> list[Mapping[str, Any]]:
    """The rows of a fold."""
    return [row for row in rows if row["fold"] == fold]


def share_in(rows: Rows, fold: str, label: str) -> float:
    """The share of a fold's rows with this `result`."""
    return share_of(in_fold(rows, fold), label)


def share_outside(overall: float, inside: float, rows: Rows, fold: str) -> float:
    """The share among the rows that the learner sees when a fold is kept out, from the two other shares."""
    return training_mean(overall, len(rows), inside, len(in_fold(rows, fold)))


def majority_error(rows: Rows, fold: str) -> float:
    """The error on a fold of the majority class of the other rows."""
    examples: list[Example] = [[[], row["result"]] for row in rows]
    return fold_error(examples, [place for place, row in enumerate(rows) if row["fold"] == fold])


def mean_of_three(a: float, b: float, c: float) -> float:
    """The mean of three fold errors."""
    return mean([a, b, c])


def spread_of_three(a: float, b: float, c: float) -> float:
    """The standard deviation of three fold errors, divided by 2 inside."""
    return spread_of_folds([a, b, c])


def line_examples(rows: Rows, measured: str) -> list[Example]:
    """The rows as examples of one number."""
    return [[[row[measured]], row["kind"]] for row in rows]


def neighbour_mistakes(rows: Rows, measured: str) -> int:
    """How many rows have a nearest other row of another kind."""
    return round(leave_one_out(line_examples(rows, measured), learner="1nn") * len(rows))


def kinds(rows: Rows) -> dict[str, int]:
    """How many rows of each kind there are."""
    found = [row["kind"] for row in rows]
    return {kind: found.count(kind) for kind in found}


def majority_mistakes(rows: Rows) -> int:
    """How many rows are not of the kind that most of the others are."""
    return round(majority_left_out(kinds(rows)) * len(rows))


def share_wrong(wrong: float, rows: Rows) -> float:
    """The share of the rows that are wrong."""
    return wrong / len(rows)


def better_learner(neighbour: float, majority: float) -> str:
    """Which learner has the smaller error: `neighbour` or `majority`."""
    return "neighbour" if neighbour < majority else "majority"


def distinct(drawn: Sequence[int]) -> int:
    """How many different examples were drawn."""
    return len(set(drawn))


def missing_share(drawn: Sequence[int], different: float) -> float:
    """The share of the examples that were never drawn, from how many different ones were."""
    return 1 - different / len(drawn)


def chance_to_be_in(left_out: float) -> float:
    """The probability that a given example is in the sample."""
    return 1 - left_out


def chosen_candidate(rows: Rows) -> str:
    """The candidate with the fewest mistakes on the validation examples."""
    return str(min(rows, key=lambda row: row["validation"])["candidate"])


def error_of(chosen: str, rows: Rows, column: str, n: int) -> float:
    """The error rate of a candidate on the n examples of a set."""
    mistakes: int = next(row[column] for row in rows if row["candidate"] == chosen)
    return mistakes / n


def optimism(reported: float, hoped: float) -> float:
    """By how much the error on fresh examples is larger than that which decided."""
    return reported - hoped
