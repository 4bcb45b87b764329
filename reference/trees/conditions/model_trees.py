"""Conditions on trees of numbers and of options: whether what goes wrong with them would show."""

from collections.abc import Mapping
from typing import Any

from reference.trees.mistakes.model_tree import (
    average_always,
    flat_options,
    one_test,
    pooled_options,
    regression_tree_predictions,
    shares_passed_up,
    sides_not_weighted,
    targets_by_deviations,
    targets_by_first,
    targets_by_last,
    targets_by_sum,
    targets_by_variances,
    targets_scaled,
    tied_to_the_first,
    vote_always,
    zero_where_no_line,
)
from reference.trees.model_tree import model_tree_predictions
from reference.trees.option_tree import option_tree_predict

CLEAR = 0.01  # of weights and predictions: what differs by more is not confused by rounding


def weights_differ(one: Mapping[str, float], other: Mapping[str, float]) -> bool:
    """Whether some class has clearly another weight."""
    return any(abs(one.get(label, 0) - other.get(label, 0)) > CLEAR for label in {*one, *other})


def options_matter(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether options are nested on the way, and other ways to combine them give clearly other weights."""
    given = args["tree"], args["row"], args["combine"]
    wrong = (
        [flat_options, shares_passed_up, vote_always] if args["combine"] == "vote" else [flat_options, pooled_options]
    )
    if args["combine"] == "vote":
        wrong[2] = average_always
    return all(weights_differ(other(*given), expected) for other in wrong)


def tie_below_matters(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether the votes of an option below are tied, so that it does not matter only who stands first."""
    given = args["tree"], args["row"], args["combine"]
    return weights_differ(tied_to_the_first(*given), option_tree_predict(given[0], given[1], combine=given[2]))


def predictions_differ(args: Mapping[str, Any], *wrong: Any) -> bool:
    """Whether each of these gives a clearly other number somewhere."""
    right = model_tree_predictions(args["fit"], args["predict"], min_size=args["min_size"])
    return all(any(abs(one - other) > CLEAR for one, other in zip(found, right, strict=True)) for found in wrong)


def models_differ(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether another criterion, means in the leaves, other sizes or a single test give other numbers."""
    given = args["fit"], args["predict"]
    size = args["min_size"]
    return predictions_differ(
        args,
        model_tree_predictions(*given, min_size=size, criterion="residuals"),
        model_tree_predictions(*given, min_size=size - 1),
        model_tree_predictions(*given, min_size=size + 1),
        sides_not_weighted(*given, min_size=size),
        regression_tree_predictions(*given, min_size=size),
        *([one_test(*given, min_size=size)] if len(args["fit"]["xs"]) > 11 else []),
    )


def flat_leaf_matters(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a number is asked where a leaf has points of one x alone."""
    size = args["min_size"]
    return predictions_differ(args, zero_where_no_line(args["fit"], args["predict"], min_size=size))


def both_targets_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether either target alone, the targets scaled, and their sum would choose other tests."""
    given = args["rows"], args["targets"], args["min_size"]
    wrong = (targets_by_first, targets_by_last, targets_scaled, targets_by_sum)
    return all(other(*given) != expected for other in wrong)


def target_scores_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether unweighted variances, and distances that are not squared, would choose other tests."""
    given = args["rows"], args["targets"], args["min_size"]
    return all(other(*given) != expected for other in (targets_by_variances, targets_by_deviations))


def leaf_shares_telling(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the leaf of a hand calculation has examples of the class that is asked, and of others."""
    return bool(0 < expected["share"] < 1 and abs(expected["prior"] - 1 / 3) > CLEAR)


def leaf_means_telling(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the mean of a leaf is not its median, and a product of leaves not their sum."""
    prices = sorted(row["price"] for row in args["rows"])
    middle = (prices[len(prices) // 2] + prices[(len(prices) - 1) // 2]) / 2
    return bool(abs(expected["mean"] - middle) > 1)
