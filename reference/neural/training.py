"""Training by backpropagation: its cost, its learning rate, its end. Kubat, section 5.4."""

import math
from collections.abc import Sequence


def weight_count(n_in: int, n_hidden: int, n_out: int, *, bias: bool = False) -> int:
    """The number of weights of a network with one hidden layer; Kubat leaves biases out.

    >>> weight_count(100, 100, 3), weight_count(2, 3, 1, bias=True)
    (10300, 13)
    """
    # True counts as 1: a bias is one weight more for each unit
    return n_hidden * (n_in + bias) + n_out * (n_hidden + bias)


def update_count(weights: int, n_examples: int, n_epochs: int) -> int:
    """The number of weight updates: every weight after every example, in every epoch."""
    # Kubat neglects the output layer where classes are few; `weight_count` has it
    return weights * n_examples * n_epochs


def decayed_rate(eta0: float, alpha: float, t: int) -> float:
    """The learning rate of epoch t, which decreases from eta0 in epoch 0. Kubat, equation 5.4.

    >>> round(decayed_rate(0.5, 0.1, 5), 4)
    0.3033
    """
    return eta0 * math.exp(-alpha * t)


def stop_below(errors: Sequence[float], threshold: float) -> int | None:
    """The first epoch, from 1, whose error is below the threshold; None if there is none. Mitchell, chapter 4.

    >>> stop_below([90, 50, 20], 50)
    3
    """
    # strictly below (Mitchell)
    return next((epoch for epoch, error in enumerate(errors, 1) if error < threshold), None)


def stop_at_plateau(errors: Sequence[float], window: int, tolerance: float) -> int | None:
    """The first epoch, from 1, whose error fell by less than the tolerance in `window` epochs; None if none.

    Kubat, section 5.4, gives no numbers: a plateau only suggests a local minimum.

    >>> stop_at_plateau([90, 50, 30, 28, 27], 2, 10)
    5
    """
    # a rise is a negative fall, and counts as a plateau
    falls = [before - after for before, after in zip(errors, errors[window:], strict=False)]
    return next((epoch for epoch, fall in enumerate(falls, window + 1) if fall < tolerance), None)


def hidden_code(hidden: Sequence[float]) -> str:
    """The code of an example in the hidden layer: every output rounded to 1 or 0. Mitchell, chapter 4.

    >>> hidden_code([0.89, 0.04, 0.08])
    '100'
    """
    # round(0.5) is 0 in Python; outputs in questions are not near a half
    return "".join(str(round(output)) for output in hidden)


def told_apart(outputs: Sequence[Sequence[float]]) -> bool:
    """Whether every example has another code in the hidden layer.

    >>> told_apart([[0.9, 0.1], [0.2, 0.1]]), told_apart([[0.9, 0.1], [0.6, 0.3]])
    (True, False)
    """
    return len(set(map(hidden_code, outputs))) == len(outputs)
