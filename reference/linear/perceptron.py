"""Linear classifiers that learn from mistakes. Kubat, section 4.2; Blockeel, section 10.2; Witten, section 4.6."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from reference.process import Process

Vector = Sequence[float]  # weights are (w0, w1, ..., wn); every example gets x0 = 1, so that w0 is the bias
Examples = Sequence[tuple[Vector, float]]  # attribute values, and a label: `low` or 1
Stop = Literal["correct_after_pass", "clean_pass"]


@dataclass(frozen=True, slots=True)
class PerceptronState:
    """The weights after `shown` examples; `mistakes` of the examples in the current epoch were wrong."""

    shown: int
    weights: tuple[float, ...]
    mistakes: int = 0


def weighted_sum(weights: Vector, example: Vector) -> float:
    """The weighted sum w0 + w1 x1 + ... + wn xn."""
    return sum(w * x for w, x in zip(weights, (1, *example), strict=True))


def step_output(weights: Vector, example: Vector, *, at_zero: float = 0, low: float = 0) -> float:
    """1 for a positive weighted sum, `low` for a negative one, `at_zero` for a sum of exactly zero.

    >>> step_output((0.1, 0.3, 0.4), (1, 0)), step_output((-0.4, -0.2, 0.4), (1, 1))
    (1, 0)
    """
    total = weighted_sum(weights, example)
    if total == 0:  # exactly: conditions keep drawn sums away from zero, where rounding would decide
        return at_zero
    return 1 if total > 0 else low


def corrected_weights(weights: Vector, example: Vector, label: float, output: float, rate: float) -> tuple[float, ...]:
    """The weights after one example, w + rate (label - output) x, with the bias; a right output changes nothing.

    Kubat, equation 4.10 and the first row of table 4.2.

    >>> [round(w, 1) for w in corrected_weights((0.1, 0.3, 0.4), (1, 0), label=0, output=1, rate=0.5)]
    [-0.4, -0.2, 0.4]
    """
    # 0 for a right label: only mistakes move the weights
    change = rate * (label - output)
    return tuple(w + change * x for w, x in zip(weights, (1, *example), strict=True))


def perceptron_start(examples: Examples, weights: Vector, rate: float, **_: object) -> PerceptronState:
    """The state with the given weights, before any example."""
    if not examples:
        raise ValueError("there are no examples to learn from")
    return PerceptronState(0, tuple(weights))


def perceptron_ended(
    state: PerceptronState, examples: Examples, *, at_zero: float, low: float, stop: Stop, max_epochs: int
) -> bool:
    """Whether an epoch has just ended and no other follows."""
    epoch, number = divmod(state.shown, len(examples))
    # only at the end of an epoch, and not before the first
    if number or not epoch:
        return False
    if epoch >= max_epochs:
        return True
    if stop == "clean_pass":
        return not state.mistakes
    return all(step_output(state.weights, x, at_zero=at_zero, low=low) == label for x, label in examples)


def mistakes_with(state: PerceptronState, number: int, wrong: bool) -> int:
    """The number of mistakes in the epoch including this example; every epoch starts again at 0."""
    return (state.mistakes if number else 0) + wrong


def perceptron_successors(
    state: PerceptronState,
    examples: Examples,
    weights: Vector,
    rate: float,
    *,
    at_zero: float = 0,
    low: float = 0,
    stop: Stop = "correct_after_pass",
    max_epochs: int = 1000,
) -> tuple[PerceptronState, ...]:
    """The state after the next example; none after an epoch whose weights label every example right.

    Kubat, table 4.1; `max_epochs` ends it for classes that no line separates. The books differ on
    - a sum of exactly zero: `at_zero` is 0 in Kubat and Witten, 0.5 in Blockeel, `low` in Mitchell;
    - the labels: `low` is 0 in Kubat and Blockeel, -1 in Mitchell, whose corrections are therefore twice as large;
    - the end: Kubat and Blockeel try the weights at the end of an epoch on all examples; Witten and Mitchell
      wait for a "clean_pass" without a mistake. The weights are the same, one epoch later.
    """
    if perceptron_ended(state, examples, at_zero=at_zero, low=low, stop=stop, max_epochs=max_epochs):
        return ()
    number = state.shown % len(examples)
    example, label = examples[number]
    output = step_output(state.weights, example, at_zero=at_zero, low=low)
    moved = corrected_weights(state.weights, example, label, output, rate)
    return (PerceptronState(state.shown + 1, moved, mistakes_with(state, number, output != label)),)


PERCEPTRON = Process(perceptron_start, perceptron_successors)


def perceptron(
    examples: Examples,
    weights: Vector,
    rate: float,
    *,
    at_zero: float = 0,
    low: float = 0,
    stop: Stop = "correct_after_pass",
    max_epochs: int = 1000,
) -> PerceptronState:
    """The last state of the perceptron: the learned weights, and the number of examples shown.

    >>> table_4_2 = [((1, 0), 0), ((1, 1), 1), ((0, 0), 0)]
    >>> [round(w, 1) for w in perceptron(table_4_2, (0.1, 0.3, 0.4), rate=0.5).weights]
    [-0.4, 0.3, 0.9]
    """
    return PERCEPTRON.last(
        examples=examples, weights=weights, rate=rate, at_zero=at_zero, low=low, stop=stop, max_epochs=max_epochs
    )


def normal_vector(examples: Examples, *, max_epochs: int = 1000) -> list[float]:
    """The weights (w1, ..., wn) that a perceptron learns from zero: the normal of its line, towards label 1.

    Another learning rate would only scale them: from weights of zero, every weight is a multiple of the rate.

    >>> normal_vector([((0, 0), 0), ((0, 1), 0), ((1, 0), 0), ((1, 1), 1)])
    [2, 1]
    """
    if not examples:
        raise ValueError("there are no examples to learn from")
    first = [0] * (1 + len(examples[0][0]))
    _, *normal = perceptron(examples, first, rate=1, max_epochs=max_epochs).weights
    return normal


def sum_of_two(w0: float, w1: float, w2: float, x1: float, x2: float) -> float:
    """The weighted sum of an example with two attributes."""
    return weighted_sum((w0, w1, w2), (x1, x2))


def corrected_weight(weight: float, value: float, label: float, rate: float) -> float:
    """One weight after an example with label 0 or 1 that the perceptron got wrong. Kubat, equation 4.10.

    >>> corrected_weight(0.25, 2, label=1, rate=0.5)
    1.25
    """
    # the bias has the input 1, so rate times value is that of one weight
    [moved] = corrected_weights((weight,), (), label, 1 - label, rate * value)
    return moved
