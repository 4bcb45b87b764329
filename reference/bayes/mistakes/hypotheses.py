"""Known mistakes with hypotheses and their votes."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from reference.bayes.hypotheses import largest_of, map_hypotheses
from reference.bayes.rule import Distribution


def likeliest(prior: Distribution, likelihood: Distribution) -> Any:
    """The hypothesis of maximum likelihood: the prior is forgotten."""
    return map_hypotheses(likelihood)[0]


def most_probable_before(prior: Distribution, likelihood: Distribution) -> Any:
    """The hypothesis with the largest prior: the data are forgotten."""
    return largest_of(prior)[0]


def least_probable(prior: Distribution, likelihood: Distribution) -> Any:
    """The hypothesis with the smallest product."""
    return min(prior, key=lambda each: prior[each] * likelihood[each])


def label_of_best(posterior: Distribution, predictions: Mapping[Any, Any]) -> Any:
    """What the single most probable hypothesis predicts."""
    return predictions[largest_of(posterior)[0]]


def label_by_heads(posterior: Distribution, predictions: Mapping[Any, Any]) -> Any:
    """The label that most hypotheses predict, each counted once."""
    return Counter(predictions[each] for each in posterior).most_common(1)[0][0]


def likelihood_alone(prior: Distribution, likelihood: Distribution, hypothesis: Any) -> float:
    """The likelihood: the prior is forgotten."""
    return likelihood[hypothesis]


def not_shared(mine: float, second: float, third: float) -> float:
    """The product itself, not divided by the sum of the products."""
    return mine


def odds_of_three(mine: float, second: float, third: float) -> float:
    """One product over the sum of the two others."""
    return mine / (second + third)


def worst_of_three(h1: float, h2: float, h3: float) -> str:
    """The name of the smallest of three weights."""
    weights = {"h1": h1, "h2": h2, "h3": h3}
    return min(weights, key=lambda name: weights[name])


def label_against(ripe: float) -> str:
    """The label that has less than half of the probability."""
    return "unripe" if ripe > 0.5 else "ripe"
