"""Gradient descent for a linear unit. Mitchell, chapters 1 and 4; Blockeel, section 10.2.2; Witten, section 4.6."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from reference.linear.perceptron import Examples, Vector, corrected_weights, weighted_sum
from reference.process import Process

Scale = Literal["sum", "half", "mean"]


def squared_error(targets: Vector, outputs: Vector, *, scale: Scale = "sum") -> float:
    """The sum of the squared errors; half of it or their mean, by `scale`.

    The sum in Mitchell's chapter 1, Witten and Blockeel; half of it in Mitchell's chapter 4; over the outputs for one
    example, their mean in Kubat's equation 5.3.

    >>> squared_error([3, 5, 7], [0, 0, 0]), squared_error([3, 5, 7], [0, 0, 0], scale="half")
    (83, 41.5)
    """
    total = sum((target - output) ** 2 for target, output in zip(targets, outputs, strict=True))
    # three books, three scales: the factor shows in the gradient, and so in the rate
    return total if scale == "sum" else total / (2 if scale == "half" else len(targets))


def half_error(weights: Vector, examples: Examples) -> float:
    """Half the sum of the squared errors of a linear unit. Mitchell, chapter 4.

    >>> half_error((0.75, 1.7), [((1,), 3), ((2,), 5), ((3,), 7)])
    1.17375
    """
    outputs = [weighted_sum(weights, x) for x, _ in examples]
    return squared_error([target for _, target in examples], outputs, scale="half")


def gradient(weights: Vector, examples: Examples) -> list[float]:
    """The gradient of half the sum of the squared errors: for each weight the sum of (output - target) · input.

    >>> gradient((0, 0), [((1,), 3), ((2,), 5), ((3,), 7)])
    [-15, -34]
    """
    errors = [weighted_sum(weights, x) - target for x, target in examples]
    inputs = [(1, *x) for x, _ in examples]
    return [sum(error * x for error, x in zip(errors, column, strict=True)) for column in zip(*inputs, strict=True)]


def descended(weights: Vector, slope: Vector, rate: float) -> tuple[float, ...]:
    """The weights after one step against the gradient."""
    return tuple(w - rate * g for w, g in zip(weights, slope, strict=True))


@dataclass(frozen=True, slots=True)
class DescentState:
    """The weights after `passes` over all examples, and half the sum of their squared errors."""

    passes: int
    weights: tuple[float, ...]
    error: float


def descent_start(examples: Examples, weights: Vector, rate: float, passes: int, **_: object) -> DescentState:
    """The state with the given weights and their error."""
    return DescentState(0, tuple(weights), half_error(weights, examples))


def descent_successors(
    state: DescentState, examples: Examples, weights: Vector, rate: float, passes: int, *, factor: float = 1
) -> tuple[DescentState, ...]:
    """The state after another pass, in which all examples meet the same weights; none after `passes` passes.

    `factor` is 1 for half the sum of the squared errors (Mitchell), 2 for the sum (Blockeel, equation 10.1).
    """
    if state.passes == passes:
        return ()
    # all examples with the old weights: the delta rule changes them in between
    moved = descended(state.weights, gradient(state.weights, examples), factor * rate)
    return (DescentState(state.passes + 1, moved, half_error(moved, examples)),)


GRADIENT_DESCENT = Process(descent_start, descent_successors)


def gradient_descent(
    examples: Examples, weights: Vector, rate: float, passes: int, *, factor: float = 1
) -> DescentState:
    """The last state of gradient descent: weights and error.

    >>> [round(w, 6) for w in gradient_descent([((1,), 3), ((2,), 5), ((3,), 7)], (0, 0), 0.05, passes=3).weights]
    [0.900375, 2.03225]
    """
    return GRADIENT_DESCENT.last(examples=examples, weights=weights, rate=rate, passes=passes, factor=factor)


@dataclass(frozen=True, slots=True)
class DeltaState:
    """The weights after `shown` presented examples."""

    shown: int
    weights: tuple[float, ...]


def delta_start(examples: Examples, weights: Vector, rate: float, passes: int, **_: object) -> DeltaState:
    """The state with the given weights, before any example."""
    return DeltaState(0, tuple(weights))


def delta_successors(
    state: DeltaState, examples: Examples, weights: Vector, rate: float, passes: int
) -> tuple[DeltaState, ...]:
    """The state after the next example, w + rate (target - sum) x; none after `passes` passes over all examples."""
    if state.shown == passes * len(examples):
        return ()
    x, target = examples[state.shown % len(examples)]
    moved = corrected_weights(state.weights, x, target, weighted_sum(state.weights, x), rate)
    return (DeltaState(state.shown + 1, moved),)


DELTA_RULE = Process(delta_start, delta_successors)


def delta_rule(examples: Examples, weights: Vector, rate: float, passes: int) -> DeltaState:
    """The last state of the delta rule, also called LMS or incremental gradient descent. Mitchell, chapters 1 and 4.

    >>> [round(w, 6) for w in delta_rule([((1,), 3), ((2,), 5), ((3,), 7)], (0, 0), 0.05, passes=1).weights]
    [0.617875, 1.326125]
    """
    return DELTA_RULE.last(examples=examples, weights=weights, rate=rate, passes=passes)


def exact_fix(weight: float, value: float, error: float) -> float:
    """The value that one weight needs, with the others fixed, so that the example is predicted exactly.

    Blockeel, section 10.2.2, shows it as a bad rule: the next examples undo it.

    >>> exact_fix(1, 2, error=-1)
    0.5
    """
    # only this weight changes; an input of 0 cannot fix anything, and raises
    return weight + error / value


def updated(
    weights: Sequence[float],
    example: Vector,
    target: float,
    rate: float,
    *,
    error: Literal["raw", "thresholded"] = "raw",
    by_input: bool = True,
) -> list[float]:
    """The weights after one example under one of the four additive rules of Kubat's computer assignment 4.7.

    A thresholded error times the input is the perceptron's rule; the raw one, target - sum, is the delta rule.

    >>> [round(w, 1) for w in updated((0.1, 0.3, 0.4), (1, 0), target=0, rate=0.5)]
    [-0.1, 0.1, 0.4]
    """
    total = weighted_sum(weights, example)
    output = total if error == "raw" else float(total > 0)
    # the bias has the input 1 under every rule
    inputs = (1, *example) if by_input else (1,) * len(weights)
    return [w + rate * (target - output) * x for w, x in zip(weights, inputs, strict=True)]
