"""Hand calculations of errors on examples outside training: folds, leave-one-out, bootstrap, three sets."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.evaluation.learners import Example
from reference.evaluation.resampling import Bootstrap, share_left_out
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


def fold_parts(rows: Rows, label: str) -> Parts:
    """Three-fold cross-validation of the majority learner, part by part. Kubat, section 11.5; Blockeel, section 6.3.4.

    >>> table = [{"fold": fold, "result": result} for fold, result in ["A+", "A-", "B+", "B+", "C+", "C-"]]
    >>> parts = fold_parts(table, "+")
    >>> parts["outside"], parts["error_a"], parts["error_b"], round(parts["mean"], 3)
    (0.75, 0.5, 0.0, 0.333)
    """
    overall, inside = share_of(rows, label), share_in(rows, "A", label)
    a, b, c = (majority_error(rows, fold) for fold in "ABC")
    return {
        "overall": overall,
        "inside": inside,
        "outside": share_outside(overall, inside, rows, "A"),
        "error_a": a,
        "error_b": b,
        "error_c": c,
        "mean": mean_of_three(a, b, c),
        "sd": spread_of_three(a, b, c),
    }


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
    return round(majority_left_out(kinds(rows)) * len(rows))


def share_wrong(wrong: float, rows: Rows) -> float:
    """The share of the rows that are wrong."""
    return wrong / len(rows)


def better_learner(neighbour: float, majority: float) -> str:
    """The learner with the smaller error: `neighbour` or `majority`."""
    return "neighbour" if neighbour < majority else "majority"


def line_parts(rows: Rows, measured: str) -> Parts:
    """Leave-one-out of nearest neighbour and of the majority learner. Witten, section 5.4; Blockeel, section 6.3.4.

    >>> rows = [{"x": x, "kind": kind} for x, kind in [(1, "a"), (2, "a"), (4, "b"), (9, "b")]]
    >>> line_parts(rows, "x")
    {'wrong_neighbour': 1, 'neighbour': 0.25, 'wrong_majority': 4, 'majority': 1.0, 'better': 'neighbour'}
    """
    near, most = neighbour_mistakes(rows, measured), majority_mistakes(rows)
    neighbour, majority = share_wrong(near, rows), share_wrong(most, rows)
    return {
        "wrong_neighbour": near,
        "neighbour": neighbour,
        "wrong_majority": most,
        "majority": majority,
        "better": better_learner(neighbour, majority),
    }


def distinct(drawn: Sequence[int]) -> int:
    """The number of different examples that were drawn."""
    return len(set(drawn))


def bag_of(drawn: Sequence[int]) -> Bootstrap:
    """The bootstrap sample for indices that are already drawn."""
    return Bootstrap(sample=list(drawn), left_out=[place for place in range(len(drawn)) if place not in drawn])


def missing_share(drawn: Sequence[int], different: float) -> float:
    """The share of examples that were never drawn, from the number of different ones."""
    return 1 - different / len(drawn)


def chance_to_be_in(left_out: float) -> float:
    """The probability that a given example is in the sample."""
    return 1 - left_out


def bag_parts(drawn: Sequence[int]) -> Parts:
    """A bootstrap sample by hand: different examples, the share left out, and what was to be expected. Witten, 5.4.

    >>> {part: round(value, 3) for part, value in bag_parts([0, 2, 2, 3]).items()}
    {'distinct': 3, 'left_out': 0.25, 'expected': 0.316, 'chance': 0.684}
    """
    expected = share_left_out(len(drawn))
    return {
        "distinct": distinct(drawn),
        "left_out": len(bag_of(drawn)["left_out"]) / len(drawn),
        "expected": expected,
        "chance": chance_to_be_in(expected),
    }


def chosen_candidate(rows: Rows) -> str:
    """The candidate with the fewest mistakes on the validation examples."""
    return str(min(rows, key=lambda row: row["validation"])["candidate"])


def error_of(chosen: str, rows: Rows, column: str, n: int) -> float:
    """The error rate of a candidate on the n examples of a set."""
    mistakes: int = next(row[column] for row in rows if row["candidate"] == chosen)
    return mistakes / n


def optimism(reported: float, hoped: float) -> float:
    """The error on new examples minus the error that decided the choice."""
    return reported - hoped


def selection_parts(rows: Rows, n: int, m: int) -> Parts:
    """Which candidate is chosen, what is reported of it, and how much too good it looked. Witten, section 5.1.

    >>> results = [("P", 8, 30), ("Q", 12, 20)]
    >>> rows = [{"candidate": name, "validation": v, "test": t} for name, v, t in results]
    >>> parts = selection_parts(rows, 40, 100)
    >>> parts["chosen"], parts["reported"], parts["hoped"], round(parts["gap"], 2)
    ('P', 0.3, 0.2, 0.1)
    """
    chosen = chosen_candidate(rows)
    reported, hoped = error_of(chosen, rows, "test", m), error_of(chosen, rows, "validation", n)
    return {"chosen": chosen, "hoped": hoped, "reported": reported, "gap": optimism(reported, hoped)}
