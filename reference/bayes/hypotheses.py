"""Choice of one hypothesis, and votes of all of them. Mitchell, chapter 6; Blockeel, section 12.2."""

import math
from collections.abc import Mapping
from typing import Any

from reference.bayes.rule import Distribution, joints, normalised

TIED = 1e-12  # relative: equal products that are multiplied in another order differ by less


def largest_of(weights: Distribution) -> list[Any]:
    """Every hypothesis with the largest weight, in the order given."""
    highest = max(weights.values())
    return [each for each, weight in weights.items() if math.isclose(weight, highest, rel_tol=TIED)]


def map_hypotheses(likelihood: Distribution, *, prior: Distribution | None = None) -> list[Any]:
    """The most probable hypotheses given the data; without a prior, the hypotheses of maximum likelihood.

    Mitchell, section 6.2: a positive test makes health more probable still, though illness explains it better.

    >>> positive = {"cancer": 0.98, "healthy": 0.03}
    >>> map_hypotheses(positive, prior={"cancer": 0.008, "healthy": 0.992}), map_hypotheses(positive)
    (['healthy'], ['cancer'])
    """
    return largest_of(likelihood if prior is None else joints(prior, likelihood))


def map_hypothesis(prior: Distribution, likelihood: Distribution) -> Any:
    """The most probable hypothesis given the data; the first one if several are tied."""
    return map_hypotheses(likelihood, prior=prior)[0]


def all_map_hypotheses(prior: Distribution, likelihood: Distribution) -> list[Any]:
    """All hypotheses that are most probable given the data."""
    return map_hypotheses(likelihood, prior=prior)


def label_weights(posterior: Distribution, predictions: Mapping[Any, Any]) -> dict[Any, float]:
    """P(label | x, data) for every label that some hypothesis predicts; the posterior is divided by its sum.

    A prediction is a label, or the probability of each label. Blockeel, section 12.2.3.

    >>> weights = label_weights({"h1": 0.4, "h2": 0.3, "h3": 0.3}, {"h1": "pos", "h2": "neg", "h3": "neg"})
    >>> {label: round(weight, 2) for label, weight in weights.items()}
    {'pos': 0.4, 'neg': 0.6}
    """
    votes: dict[Any, list[float]] = {}
    for hypothesis, share in normalised(posterior).items():
        predicted = predictions[hypothesis]
        for label, chance in (predicted if isinstance(predicted, Mapping) else {predicted: 1}).items():
            votes.setdefault(label, []).append(share * chance)
    return {label: math.fsum(shares) for label, shares in votes.items()}


def bayes_optimal(posterior: Distribution, predictions: Mapping[Any, Any]) -> list[Any]:
    """The labels that the Bayes optimal classifier may choose: all labels with the largest weight.

    >>> bayes_optimal({"h1": 0.4, "h2": 0.3, "h3": 0.3}, {"h1": "pos", "h2": "neg", "h3": "neg"})
    ['neg']
    """
    return largest_of(label_votes(posterior, predictions))


def label_votes(posterior: Distribution, predictions: Mapping[Any, Any]) -> dict[Any, float]:
    """For each label, the sum of the probabilities of the hypotheses that predict it."""
    # dict.fromkeys, not a set: labels keep the order of the hypotheses
    labels = dict.fromkeys(predictions[hypothesis] for hypothesis in posterior)
    return {label: sum(p for h, p in posterior.items() if predictions[h] == label) for label in labels}


def optimal_label(posterior: Distribution, predictions: Mapping[Any, Any]) -> Any:
    """The label that the Bayes optimal classifier chooses; the first one if several are tied."""
    votes = label_votes(posterior, predictions)
    # `max` takes the first of equal votes; drawn questions have no tie
    return max(votes, key=lambda label: votes[label])


def weight_of(label: Any, posterior: Distribution, predictions: Mapping[Any, Any]) -> float:
    """P(label | x, data); 0 for a label that no hypothesis predicts."""
    return label_weights(posterior, predictions).get(label, 0.0)


def product_of(prior: Distribution, likelihood: Distribution, hypothesis: Any) -> float:
    """The product P(h) P(data | h)."""
    return prior[hypothesis] * likelihood[hypothesis]


def best_of_three(h1: float, h2: float, h3: float) -> str:
    """The name of the largest of three weights: `h1`, `h2` or `h3`."""
    return str(largest_of({"h1": h1, "h2": h2, "h3": h3})[0])


def products_for_ripe(lone: str, claim: str, h1: float, h2: float, h3: float) -> float:
    """The sum of the weights of the hypotheses that say ripe: the lone one if it claims so, else the two others."""
    products = {"h1": h1, "h2": h2, "h3": h3}
    return sum(product for name, product in products.items() if (name == lone) == (claim == "ripe"))


def share_for_ripe(lone: str, claim: str, h1: float, h2: float, h3: float) -> float:
    """P(ripe | data): the weights of the hypotheses that say ripe, divided by the sum of all three."""
    return products_for_ripe(lone, claim, h1, h2, h3) / (h1 + h2 + h3)


def label_for(ripe: float) -> str:
    """The label with more than half of the probability."""
    # drawn questions are not near a half
    return "ripe" if ripe > 0.5 else "unripe"
