"""Known mistakes in hand calculations about AdaBoost's weights and votes."""

import math

from reference.ensembles.boosting import adaboost_update, beta_of, lowered, vote_of
from reference.ensembles.by_hand import Parts, Rows, first_weight, right_in, weights_in


def share_of_mistakes(rows: Rows) -> float:
    """The share of the examples that are wrong, whatever they weigh."""
    return right_in(rows).count(False) / len(rows)


def turned_quotient(error: float) -> float:
    """(1 - error) / error."""
    return (1 - error) / error


def alpha_for_beta(error: float) -> float:
    """Half the logarithm of (1 - error) / error, the alpha of other texts."""
    return math.log((1 - error) / error) / 2


def total_with_mistakes_lowered(rows: Rows, beta: float) -> float:
    """The sum with the wrong examples lowered."""
    return math.fsum(lowered(weights_in(rows), [not right for right in right_in(rows)], beta))


def wrong_kept(rows: Rows, total: float) -> float:
    """The first wrong example's weight, not rescaled."""
    return first_weight(rows, "wrong")


def half_of_vote(beta: float) -> float:
    """Half of the logarithm of 1 / beta."""
    return vote_of(beta) / 2


def vote_in_bits(beta: float) -> float:
    """The logarithm to base 2."""
    return math.log2(1 / beta)


def parts_lowering_mistakes(rows: Rows) -> Parts:
    """The whole round with the wrong examples lowered, and the right ones left as they are."""
    beta = adaboost_update(weights_in(rows), right_in(rows))["beta"]
    total = total_with_mistakes_lowered(rows, beta)
    right, wrong = first_weight(rows, "right"), first_weight(rows, "wrong") * beta
    return {"lowered": right, "total": total, "right": right / total, "wrong": wrong / total}


def weight_of_right_one(weight: float, error: float) -> float:
    """The new weight of an example that was right."""
    return weight / (2 * (1 - error))


def weight_lowered(weight: float, error: float) -> float:
    """The weight times beta."""
    return weight * beta_of(error)


def weight_not_rescaled(weight: float, error: float) -> float:
    """The weight as it was: only the right ones are lowered, but nothing is rescaled."""
    return weight


def weight_raised(weight: float, error: float) -> float:
    """The weight divided by beta, and not rescaled."""
    return weight / beta_of(error)
