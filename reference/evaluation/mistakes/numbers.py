"""Known mistakes with costs, with losses of forecasts and with errors of predicted numbers."""

import math

from reference.evaluation.costs import Matrix, expected_cost
from reference.evaluation.regression import Errors, Numbers, mean_of, regression_errors


def mean_price_of_mistakes(confusion: Matrix, cost: Matrix, *, average: bool = True) -> float:
    """The cost of the mistakes divided by the number of mistakes; with none, nothing."""
    wrong = sum(cell for i, row in enumerate(confusion) for j, cell in enumerate(row) if i != j)
    return expected_cost(confusion, cost, average=False) / wrong if wrong else 0.0


def divided_by_one_less(actual: Numbers, predicted: Numbers) -> Errors:
    """Everything divided by n - 1; by 1 where n is 1."""
    mae, mse, _, sse = regression_errors(actual, predicted)
    factor = len(actual) / max(1, len(actual) - 1)
    return Errors(mae * factor, mse * factor, math.sqrt(mse * factor), sse)


def squares_by_one_less(actual: Numbers, predicted: Numbers) -> Errors:
    """The mean of the squares divided by n - 1, the mean of the absolute errors by n."""
    return divided_by_one_less(actual, predicted)._replace(mae=regression_errors(actual, predicted).mae)


def size_of_signed_mean(actual: Numbers, predicted: Numbers) -> Errors:
    """The absolute value of the mean error for the mean absolute error."""
    signed = signed_mean(actual, predicted)
    return signed._replace(mae=abs(signed.mae))


def signed_mean(actual: Numbers, predicted: Numbers) -> Errors:
    """The mean of the signed differences for the mean absolute error (-2.5 for 2.5)."""
    signed = mean_of([own - right for right, own in zip(actual, predicted, strict=True)])
    return regression_errors(actual, predicted)._replace(mae=signed)


def half_the_squares(actual: Numbers, predicted: Numbers) -> Errors:
    """Half of the squared errors, as in criteria to train by."""
    mae, mse, _, sse = regression_errors(actual, predicted)
    return Errors(mae, mse / 2, math.sqrt(mse / 2), sse / 2)


def root_of_the_sum(actual: Numbers, predicted: Numbers) -> Errors:
    """The root of the sum for the root of the mean."""
    right = regression_errors(actual, predicted)
    return right._replace(rmse=math.sqrt(right.sse))
