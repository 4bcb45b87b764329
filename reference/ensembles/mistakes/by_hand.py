"""Known mistakes in hand calculations about AdaBoost's weights and votes."""

import math

from reference.ensembles.boosting import adaboost_update, lowered
from reference.ensembles.by_hand import Parts, Rows, first_weight, right_in, weights_in


def total_with_mistakes_lowered(rows: Rows, beta: float) -> float:
    """The sum with the wrong examples lowered."""
    return math.fsum(lowered(weights_in(rows), [not right for right in right_in(rows)], beta))


def parts_lowering_mistakes(rows: Rows) -> Parts:
    """The whole round with the wrong examples lowered, and the right ones left as they are."""
    beta = adaboost_update(weights_in(rows), right_in(rows))["beta"]
    total = total_with_mistakes_lowered(rows, beta)
    right, wrong = first_weight(rows, "right"), first_weight(rows, "wrong") * beta
    return {"lowered": right, "total": total, "right": right / total, "wrong": wrong / total}
