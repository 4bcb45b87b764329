"""Conditions on hypotheses, evidence and their probabilities."""

from collections.abc import Callable, Mapping
from statistics import fmean
from typing import Any

from reference.bayes.merged_attributes import merge_attributes
from reference.bayes.naive import naive_bayes

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


def mean_and_last_differ(args: Mapping[str, Any], expected: str) -> bool:
    """Whether the best label by the mean of its hypotheses is not the best by its last hypothesis."""
    posterior, predictions = args["posterior"], args["predictions"]
    last = {label: posterior[each] for each, label in predictions.items()}
    means = {label: fmean(posterior[each] for each in posterior if predictions[each] == label) for label in last}
    # else the two mistakes could not be told from each other
    return bool(max(last, key=last.__getitem__) != max(means, key=means.__getitem__))


def no_vanishing_class(args: Mapping[str, Any], expected: Mapping[Any, float]) -> bool:
    """Whether the probability of every class still shows in three decimals."""
    return min(expected.values()) > SOME


def joined_texts_mislead(args: Mapping[str, Any], expected: Mapping[Any, float]) -> bool:
    """Whether the answer differs if combined values are joined to one text, so that different ones read alike."""
    return is_another(answer_if_combined(args, "".join), expected)


def order_of_values_matters(args: Mapping[str, Any], expected: Mapping[Any, float]) -> bool:
    """Whether the answer differs if combined values have no order, so that red and blue is blue and red."""
    return is_another(answer_if_combined(args, lambda values: tuple(sorted(values))), expected)


def answer_if_combined(args: Mapping[str, Any], combined: Callable[..., Any]) -> Mapping[Any, float]:
    """The answer if the values of the merged attributes are combined in another way."""
    rows, attributes = args["rows"], args["attributes"]
    merged, asked = (
        [{**each, "both": combined(each["both"])} for each in merge_attributes(some, attributes, "both")]
        for some in (rows, [args["row"]])
    )
    return naive_bayes(merged, args["target"], asked[0], laplace=1)


def is_another(found: Mapping[Any, float], right: Mapping[Any, float]) -> bool:
    """Whether some probability is clearly not the right one."""
    return any(abs(found[label] - p) > SOME for label, p in right.items())


def clear_densities(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether two densities show in three decimals, and the posterior is neither nearly 0 nor nearly 1."""
    return min(expected["density"], expected["other"]) > SOME and CLEAR < expected["posterior"] < 1 - CLEAR


def no_option_halfway(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether P(spam and flag) is not halfway between two numbers of three decimals: books round that in two ways."""
    # both have two decimals, so the product is a whole number of ten-thousandths
    return bool(round(10000 * args["prior"] * args["sensitivity"]) % 10 != 5)
