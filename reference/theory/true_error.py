"""The true error of a hypothesis. Blockeel, sections 9.1.2 and 9.4; Mitchell, section 5.2.

A hypothesis, and the target that is to be learned, have a 0 or 1 for each instance, in the order of the domain.
"""

from collections.abc import Sequence

Labels = Sequence[int]


def true_error(hypothesis: Labels, target: Labels, probabilities: Sequence[float]) -> float:
    """The probability of drawing an instance on which hypothesis and target differ.

    >>> true_error([1, 0, 0], [1, 1, 0], [0.5, 0.3, 0.2])
    0.3
    """
    together = zip(hypothesis, target, probabilities, strict=True)
    return sum(probability for own, right, probability in together if own != right)


def is_epsilon_correct(
    hypothesis: Labels, target: Labels, probabilities: Sequence[float], epsilon: float, *, strict: bool = False
) -> bool:
    """Whether the true error is at most epsilon; with `strict`, below it. Blockeel, section 9.4 and definition 9.5.

    >>> is_epsilon_correct([1, 0], [1, 1], [0.75, 0.25], 0.25), is_epsilon_correct([1, 0], [0, 0], [0.75, 0.25], 0.25)
    (True, False)
    """
    # exercises give percentages as whole numbers, so that an error of just epsilon is exact
    error = true_error(hypothesis, target, probabilities)
    return error < epsilon if strict else error <= epsilon
