"""Known mistakes in gradient descent and the delta rule: the same processes with other successors."""

from collections.abc import Callable
from dataclasses import replace
from math import trunc
from typing import Any

from reference.linear.gradient_descent import (
    DeltaState,
    DescentState,
    delta_start,
    delta_successors,
    descended,
    descent_start,
    descent_successors,
    gradient,
    half_error,
)
from reference.linear.mistakes.perceptron import away_from_label, by_double_step, with_fixed_bias, without_rate
from reference.linear.perceptron import Examples, Vector, corrected_weights, weighted_sum
from reference.process import Process

Move = Callable[[Vector, Examples, float], Vector]  # (weights, examples, rate) -> weights after a pass
Correction = Callable[[Vector, Vector, float, float, float], Vector]  # (weights, x, target, output, rate) -> weights


def descent_by(move: Move, error: Callable[[Vector, Examples], float] = half_error) -> Process[DescentState]:
    """Gradient descent in which a pass moves the weights otherwise, and perhaps tells another error."""

    def start(examples: Examples, weights: Vector, rate: float, passes: int, **conventions: Any) -> DescentState:
        return replace(descent_start(examples, weights, rate, passes), error=error(weights, examples))

    def successors(
        state: DescentState, examples: Examples, weights: Vector, rate: float, passes: int, **conventions: Any
    ) -> tuple[DescentState, ...]:
        following = descent_successors(state, examples, weights, rate, passes, **conventions)
        moved = tuple(move(state.weights, examples, rate))
        return tuple(replace(after, weights=moved, error=error(moved, examples)) for after in following)

    return Process(start, successors)


def up_the_gradient(weights: Vector, examples: Examples, rate: float) -> Vector:
    """The weights moved along the gradient, so that the error grows."""
    return descended(weights, gradient(weights, examples), -rate)


def by_mean_gradient(weights: Vector, examples: Examples, rate: float) -> Vector:
    """The weights moved by the mean over the examples, where their sum is asked."""
    return descended(weights, gradient(weights, examples), rate / len(examples))


def by_twice_the_mean(weights: Vector, examples: Examples, rate: float) -> Vector:
    """The weights moved by the gradient of the mean squared error."""
    return descended(weights, gradient(weights, examples), 2 * rate / len(examples))


def mean_half_error(weights: Vector, examples: Examples) -> float:
    """Half the mean of the squared errors."""
    return half_error(weights, examples) / len(examples)


def mean_squared_error(weights: Vector, examples: Examples) -> float:
    """The mean of the squared errors."""
    return 2 * half_error(weights, examples) / len(examples)


def example_by_example(weights: Vector, examples: Examples, rate: float) -> Vector:
    """The weights moved after every example: a pass of the delta rule."""
    for x, target in examples:
        weights = corrected_weights(weights, x, target, weighted_sum(weights, x), rate)
    return weights


def with_bias_kept(weights: Vector, examples: Examples, rate: float) -> Vector:
    """All weights moved but w0."""
    return (weights[0], *descended(weights, gradient(weights, examples), rate)[1:])


def by_errors_alone(weights: Vector, examples: Examples, rate: float) -> Vector:
    """Every weight moved as w0 is, by the sum of the errors without their inputs."""
    slope = gradient(weights, examples)[0]
    return descended(weights, [slope] * len(weights), rate)


def with_rate_left_out(weights: Vector, examples: Examples, rate: float) -> Vector:
    """The weights moved by the whole gradient."""
    return descended(weights, gradient(weights, examples), 1)


def one_after_another(weights: Vector, examples: Examples, rate: float) -> Vector:
    """Each weight moved by a derivative that the weights moved before it have changed."""
    moved = list(weights)
    for place in range(len(moved)):
        moved[place] -= rate * gradient(moved, examples)[place]
    return moved


def as_asked(weights: Vector, examples: Examples, rate: float) -> Vector:
    """The weights moved down the gradient, as they should be."""
    return descended(weights, gradient(weights, examples), rate)


DESCENT_UPWARDS = descent_by(up_the_gradient)
DESCENT_BY_MEAN = descent_by(by_mean_gradient)
DESCENT_OF_MEAN_HALVES = descent_by(by_mean_gradient, mean_half_error)
DESCENT_BY_TWICE_THE_MEAN = descent_by(by_twice_the_mean)
DESCENT_OF_MEAN_SQUARES = descent_by(by_twice_the_mean, mean_squared_error)
DESCENT_EXAMPLE_BY_EXAMPLE = descent_by(example_by_example)
DESCENT_BIAS_KEPT = descent_by(with_bias_kept)
DESCENT_WITHOUT_INPUTS = descent_by(by_errors_alone)
DESCENT_WITHOUT_RATE = descent_by(with_rate_left_out)
DESCENT_ONE_AFTER_ANOTHER = descent_by(one_after_another)
DESCENT_TELLING_MEAN = descent_by(as_asked, mean_squared_error)
DESCENT_TELLING_MEAN_HALF = descent_by(as_asked, mean_half_error)


def descent_telling(error: Callable[[DescentState, DescentState], float]) -> Process[DescentState]:
    """Gradient descent that writes down another error: a function of the state before and the state after."""

    def start(examples: Examples, weights: Vector, rate: float, passes: int, **conventions: Any) -> DescentState:
        first = descent_start(examples, weights, rate, passes)
        return replace(first, error=error(first, first))

    def successors(
        state: DescentState, examples: Examples, weights: Vector, rate: float, passes: int, **conventions: Any
    ) -> tuple[DescentState, ...]:
        before = replace(state, error=half_error(state.weights, examples))
        following = descent_successors(before, examples, weights, rate, passes, **conventions)
        return tuple(replace(after, error=error(before, after)) for after in following)

    return Process(start, successors)


DESCENT_WHOLE_ERROR = descent_telling(lambda before, after: 2 * after.error)
DESCENT_LATE_ERROR = descent_telling(lambda before, after: before.error)


def delta_by(correction: Correction) -> Process[DeltaState]:
    """The delta rule with another correction; it shows the same examples."""

    def successors(
        state: DeltaState, examples: Examples, weights: Vector, rate: float, passes: int
    ) -> tuple[DeltaState, ...]:
        following = delta_successors(state, examples, weights, rate, passes)
        x, target = examples[state.shown % len(examples)]
        moved = tuple(correction(state.weights, x, target, weighted_sum(state.weights, x), rate))
        return tuple(replace(after, weights=moved) for after in following)

    return Process(delta_start, successors)


def by_step_output(weights: Vector, x: Vector, target: float, output: float, rate: float) -> Vector:
    """The weights moved by the error of a thresholded output, as a perceptron's are."""
    return corrected_weights(weights, x, target, float(output > 0), rate)


def without_inputs(weights: Vector, x: Vector, target: float, output: float, rate: float) -> Vector:
    """Every weight moved as w0 is, without its input."""
    return [w + rate * (target - output) for w in weights]


def with_drifting_output(weights: Vector, x: Vector, target: float, output: float, rate: float) -> Vector:
    """Each weight moved by the error of an output that the weights moved before it have changed."""
    moved = list(weights)
    for place, value in enumerate((1, *x)):
        moved[place] += rate * (target - weighted_sum(moved, x)) * value
    return moved


DELTA_FIXED_BIAS = delta_by(with_fixed_bias)
DELTA_WITHOUT_RATE = delta_by(without_rate)
DELTA_AWAY_FROM_TARGET = delta_by(away_from_label)
DELTA_DOUBLE_STEP = delta_by(by_double_step)
DELTA_BY_STEP_OUTPUT = delta_by(by_step_output)
DELTA_WITHOUT_INPUTS = delta_by(without_inputs)
DELTA_OUTPUT_DRIFTS = delta_by(with_drifting_output)


def delta_batch_successors(
    state: DeltaState, examples: Examples, weights: Vector, rate: float, passes: int
) -> tuple[DeltaState, ...]:
    """Weights that stay equal all through a pass, with every correction at its end: batch gradient descent."""
    following = delta_successors(state, examples, weights, rate, passes)
    moved = tuple(state.weights)
    if (state.shown + 1) % len(examples) == 0:  # the weights have not moved in this pass
        moved = descended(moved, gradient(moved, examples), rate)
    return tuple(replace(after, weights=moved) for after in following)


DELTA_BATCH = Process(delta_start, delta_batch_successors)


def delta_pass_successors(
    state: DeltaState, examples: Examples, weights: Vector, rate: float, passes: int
) -> tuple[DeltaState, ...]:
    """The state at the end of the next pass, as if nothing had been written down before."""
    following: tuple[DeltaState, ...] = (state,)
    for _ in examples:
        following = tuple(
            after for each in following for after in delta_successors(each, examples, weights, rate, passes)
        )
    return following


DELTA_PASS_BY_PASS = Process(delta_start, delta_pass_successors)


def delta_whole_successors(
    state: DeltaState, examples: Examples, weights: Vector, rate: float, passes: int
) -> tuple[DeltaState, ...]:
    """The weights cut off after the point where all were whole at the start, as in a NumPy array of integers."""
    following = delta_successors(state, examples, weights, rate, passes)
    if any(isinstance(weight, float) for weight in weights):
        return following
    return tuple(replace(after, weights=tuple(map(trunc, after.weights))) for after in following)


DELTA_WHOLE_WEIGHTS = Process(delta_start, delta_whole_successors)
