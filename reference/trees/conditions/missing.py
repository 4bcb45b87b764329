"""Conditions on tables and rows with missing values: whether what goes wrong with them would show."""

from collections.abc import Mapping
from typing import Any

from reference.information.gain import information_gain
from reference.trees.missing import (
    POLICIES,
    WEIGHTS_ON_PATH,
    filled_values,
    gain_with_missing,
    impute_at_node,
    missing_votes,
)
from reference.trees.mistakes.missing import (
    PATH_BY_ROWS,
    PATH_BY_TABLE,
    equal_votes,
    gain_by_shares,
    gain_from_whole_parent,
    largest_branch,
    missing_by_node_counts,
    rarest_values,
    table_values,
    tied_values_by_name,
    tied_values_last,
    values_with_none,
)

CLEAR = 0.01  # of gains and weights: what differs by more is not confused by rounding


def gap_policies_differ(args: Mapping[str, Any], expected: float) -> bool:
    """Whether no other way to treat the missing values of an attribute gives nearly the same gain."""
    given = args["rows"], args["attribute"], args["target"]
    others = [gain_with_missing(*given, policy=each) for each in ("ignore", "known_share", "fractional")]
    filled = impute_at_node(*given)
    wrong = [gain_from_whole_parent(*given), information_gain(*given), information_gain(filled, *given[1:])]
    wrong += [gain_by_shares(*given, within_class=each) for each in (False, True)]
    near = [each for each in [*others, *wrong] if abs(each - expected) < CLEAR]
    return len(near) == 1


def node_matters_for_gaps(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the whole table would give other values, and so would counting what is missing."""
    given = given_for_filling(args)
    return expected not in ({}, table_values(**given), values_with_none(**given))


def class_matters_for_gaps(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether another answer follows if the class does not count."""
    given = given_for_filling(args)
    return bool(filled_values(**{**given, "within_class": not given["within_class"]}) != expected)


def order_matters_for_gaps(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether ties are broken, and otherwise by the alphabet or by the last row."""
    given = given_for_filling(args)
    return expected not in (tied_values_last(**given), tied_values_by_name(**given))


def rarest_matters_for_gaps(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the rarest values would be other ones."""
    return bool(rarest_values(**given_for_filling(args)) != expected)


def given_for_filling(args: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of `fill_at_node`."""
    return {name: args[name] for name in ("rows", "path", "attribute", "target", "within_class")}


def pieces_divided_again(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a row is divided twice, and numbers of rows and shares of the table give other weights at the end."""
    rows, path = args["rows"], args["path"]
    *_, last = WEIGHTS_ON_PATH.steps(rows=rows, path=path)
    ends = [list(process.steps(rows=rows, path=path))[-1] for process in (PATH_BY_ROWS, PATH_BY_TABLE)]
    lacking = [sum(row[name] is None for name, _ in path) for row in rows]
    twice = any(count > 1 and weight for count, weight in zip(lacking, last.weights, strict=True))
    return twice and all(end.weights != last.weights for end in ends)


def missing_policies_differ(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether a value is missing on the way, and every other way to treat it gives clearly other weights."""
    given = args["tree"], args["row"]
    others = [missing_votes(*given, policy=each) for each in POLICIES if each != args["policy"]]
    if args["policy"] != "stop":
        others += [wrong(*given, args["policy"]) for wrong in (equal_votes, largest_branch, missing_by_node_counts)]
    return all(
        any(abs(other.get(label, 0) - expected.get(label, 0)) > CLEAR for label in {*other, *expected})
        for other in others
    )
