"""Conditions on hypotheses, evidence and their probabilities."""

from collections.abc import Mapping
from typing import Any

CLEAR = 0.03  # how far a probability is from a half, and two products from each other
SOME = 0.005  # the least probability that still shows in three decimals


def clear_vote(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the best hypothesis and the label are so clear that rounding on the way cannot change them."""
    products: list[float] = sorted(expected[f"product{number}"] for number in (1, 2, 3))
    ripe: float = expected["ripe"]
    return abs(ripe - 0.5) > CLEAR and products[2] - products[1] > CLEAR and products[0] > SOME


def sum_disagrees(args: Mapping[str, Any], expected: str) -> bool:
    """Whether adding prior and likelihood, instead of multiplying, would choose another hypothesis."""
    prior, likelihood = args["prior"], args["likelihood"]
    # the mistake must change the answer, or it could not be seen
    return bool(max(prior, key=lambda each: prior[each] + likelihood[each]) != expected)


def best_outvoted(args: Mapping[str, Any], expected: str) -> bool:
    """Whether the most probable hypothesis predicts another label than all hypotheses together."""
    posterior, predictions = args["posterior"], args["predictions"]
    return bool(predictions[max(posterior, key=lambda each: posterior[each])] != expected)


def no_vanishing_class(args: Mapping[str, Any], expected: Mapping[Any, float]) -> bool:
    """Whether the probability of every class still shows in three decimals."""
    return min(expected.values()) > SOME


def clear_densities(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether two densities show in three decimals, and the posterior is neither nearly 0 nor nearly 1."""
    return min(expected["density"], expected["other"]) > SOME and CLEAR < expected["posterior"] < 1 - CLEAR
