"""Hand calculations about ensembles, part by part; each part is a function of earlier ones."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

from reference.ensembles.boosting import beta_of, lowered, weighted_error
from reference.ensembles.voting import average_prediction, majority_vote

Rows = Sequence[Mapping[str, Any]]
Parts = dict[str, float | str]


def weights_in(rows: Rows) -> list[float]:
    """The weights of the examples in a table."""
    return [row["weight"] for row in rows]


def right_in(rows: Rows) -> list[bool]:
    """For each example of a table, whether it was classified correctly."""
    return [row["classified"] == "right" for row in rows]


def table_error(rows: Rows) -> float:
    """The weighted error of the model whose results a table shows."""
    return weighted_error(weights_in(rows), right_in(rows))


def first_weight(rows: Rows, classified: str) -> float:
    """The weight of the first example with this result, `right` or `wrong`."""
    return float(next(row["weight"] for row in rows if row["classified"] == classified))


def lowered_weight(rows: Rows, beta: float) -> float:
    """The weight of the first right example times beta, not rescaled yet."""
    return first_weight(rows, "right") * beta


def lowered_total(rows: Rows, beta: float) -> float:
    """The sum of all weights after those of right examples are multiplied by beta."""
    return math.fsum(lowered(weights_in(rows), right_in(rows), beta))


def share_of(weight: float, total: float) -> float:
    """The weight divided by the total, so that all weights add up to 1."""
    return weight / total


def wrong_share(rows: Rows, total: float) -> float:
    """The weight of the first wrong example divided by the total."""
    return share_of(first_weight(rows, "wrong"), total)


def sum_of(three: float, four: float, five: float) -> float:
    """The probability that three, four or five of five voters are wrong."""
    return three + four + five


def times_less(e: float, vote: float) -> float:
    """The error of one voter divided by the error of the vote."""
    return e / vote


def different(bag: Sequence[int]) -> int:
    """The number of different examples in a bag."""
    return len(set(bag))


def nearest_in(rows: Rows, bag: Sequence[int], value: float) -> str:
    """The result of the row of the bag with the temperature nearest to the value; rows count from 1."""
    # of equally near rows the first of the bag; drawn temperatures have no tie
    return str(min((rows[number - 1] for number in bag), key=lambda row: abs(row["temperature"] - value))["result"])


def vote_of_three(first: str, second: str, third: str) -> str:
    """The label that most of three models predict."""
    return majority_vote([first, second, third])


def time_saved(k: int, share: float) -> float:
    """The share of the time that is saved if each of k models takes `share` of it. Kubat, section 9.5.

    >>> time_saved(2, 0.2)
    0.6
    """
    return 1 - k * share


def squared_error(prediction: float, truth: float) -> float:
    """The squared error of one prediction."""
    return (prediction - truth) ** 2


def mean_squared_error(predictions: Sequence[float], truth: float) -> float:
    """The mean of the models' squared errors."""
    return average_prediction([squared_error(prediction, truth) for prediction in predictions])


def less(of_models: float, of_mean: float) -> float:
    """The first error minus the second."""
    return of_models - of_mean


def weight_after_mistake(weight: float, error: float) -> float:
    """The new weight of an example that the model got wrong; weights add up to 1 before and after. Kubat, table 9.4.

    Right examples then weigh beta (1 - error) = error together, and the wrong ones still `error`: the total is 2 error.

    >>> round(weight_after_mistake(0.1, 0.3), 2)
    0.17
    """
    return weight / (error + beta_of(error) * (1 - error))
