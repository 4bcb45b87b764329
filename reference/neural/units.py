"""The sigmoid function and its slope. Kubat, section 5.1; Blockeel, section 10.2.1; Mitchell, chapter 4."""

import math


def sigmoid(z: float) -> float:
    """The sigmoid function 1 / (1 + exp(-z)), without overflow for any z. Kubat, equation 5.1.

    >>> round(sigmoid(-0.75), 2), sigmoid(0), sigmoid(-1000), sigmoid(1000)
    (0.32, 0.5, 0.0, 1.0)
    """
    rest = math.exp(-abs(z))  # at most 1: exp(1000) would be too large for a float
    return 1 / (1 + rest) if z > 0 else rest / (1 + rest)


def slope_at_output(output: float) -> float:
    """The slope of the sigmoid where its value is `output`: o (1 - o). Mitchell, chapter 4.

    >>> slope_at_output(0.5)
    0.25
    """
    return output * (1 - output)


def sigmoid_slope(z: float) -> float:
    """The slope of the sigmoid at the net input z, at most 1/4 and the same at -z. Blockeel, section 10.2.1.

    It is o (1 - o), written as 1 / (2 cosh(z / 2))²: 1 - o itself would be 0 in floats from a net input of 37 on.

    >>> sigmoid_slope(0), round(sigmoid_slope(1), 6), f"{sigmoid_slope(36.7):.4e}", sigmoid_slope(-2000)
    (0.25, 0.196612, '1.1518e-16', 0.0)
    """
    try:
        return 1 / (2 * math.cosh(z / 2)) ** 2
    except OverflowError:  # from a net input of 710 on, where the slope is below 1e-308
        return 0.0
