"""Costs of mistakes: cost matrices, and the expected cost of a classifier.

Witten, section 5.7; Blockeel, section 6.1.1; Kubat, section 11.3.
"""

import math
from collections.abc import Sequence

Matrix = Sequence[Sequence[float]]


def cell_costs(confusion: Matrix, cost: Matrix) -> list[list[float]]:
    """The cost of each cell of a confusion matrix: its number or probability times the cost of one example.

    Both matrices have a row for each actual class and a column for each predicted one.
    """
    return [
        [number * price for number, price in zip(numbers, prices, strict=True)]
        for numbers, prices in zip(confusion, cost, strict=True)
    ]


def expected_cost(confusion: Matrix, cost: Matrix, *, average: bool = True) -> float:
    """The cost per example, or of all examples together; a negative cost is a benefit.

    Blockeel, definition 6.3; Witten, section 5.7. The cells may be counts or probabilities.

    >>> three = [[88, 10, 2], [14, 40, 6], [18, 10, 12]]  # Witten, table 5.4
    >>> expected_cost(three, [[0, 1, 1], [1, 0, 1], [1, 1, 0]], average=False)
    60.0
    >>> expected_cost(three, [[0, 1, 1], [5, 0, 1], [10, 1, 0]])
    1.39
    """
    total = math.fsum(price for row in cell_costs(confusion, cost) for price in row)
    # divided by the sum of the cells: 1 for probabilities, n for counts
    return total / math.fsum(number for row in confusion for number in row) if average else total


def joint_cell(prior: float, conditional: float) -> float:
    """The probability that an example has a class and is predicted as some class."""
    return prior * conditional


def joint_from_conditionals(priors: Sequence[float], conditionals: Matrix) -> list[list[float]]:
    """The probability of every cell: P(class i) · P(predicted as j | class i). Blockeel, section 6.1.1.

    >>> joint_from_conditionals([0.25, 0.75], [[0.5, 0.5], [0.0, 1.0]])
    [[0.125, 0.125], [0.0, 0.75]]
    """
    return [
        [joint_cell(prior, conditional) for conditional in row] for prior, row in zip(priors, conditionals, strict=True)
    ]


def is_reasonable_cost(cost: Matrix) -> bool:
    """Whether no cost is negative, and no mistake is cheaper than any right prediction, for all classes.

    Blockeel, section 6.1.1. He says positive, and later takes 0 for right predictions: 0 will do.

    >>> is_reasonable_cost([[0, 1], [5, 0]]), is_reasonable_cost([[0, 1], [5, 2]])
    (True, False)
    """
    right = [row[i] for i, row in enumerate(cost)]
    wrong = [price for i, row in enumerate(cost) for j, price in enumerate(row) if i != j]
    # every mistake against every right prediction, not row by row: that is Blockeel's condition
    return min(right) >= 0 and min(wrong) >= max(right)
