"""Known mistakes in the perceptron: the same process with other successors, from the same states.

A variant reads nothing but the state and the arguments, so that it can go on from a student's own weights.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from reference.linear.perceptron import (
    PERCEPTRON,
    Examples,
    PerceptronState,
    Vector,
    corrected_weights,
    normal_vector,
    perceptron_start,
    perceptron_successors,
    step_output,
    weighted_sum,
)
from reference.process import Process

Following = tuple[PerceptronState, ...]

Correction = Callable[..., Vector]  # (weights, example, label, output, rate) -> weights


def corrected_by(correction: Correction) -> Process[PerceptronState]:
    """The perceptron with another correction of the weights; it shows the same examples and ends by the same rule."""

    def successors(
        state: PerceptronState, examples: Examples, weights: Vector, rate: float, **conventions: Any
    ) -> Following:
        following = perceptron_successors(state, examples, weights, rate, **conventions)
        example, label = examples[state.shown % len(examples)]
        zero = {name: conventions[name] for name in ("at_zero", "low") if name in conventions}
        output = step_output(state.weights, example, **zero)
        moved = tuple(correction(state.weights, example, label, output, rate))
        return tuple(replace(after, weights=moved) for after in following)

    return Process(perceptron_start, successors)


def with_fixed_bias(weights: Vector, example: Vector, label: float, output: float, rate: float) -> Vector:
    """The weights corrected, but for w0. Table 4.2 of Kubat then ends at (0.1, -0.2, 0.4)."""
    return (weights[0], *corrected_weights(weights, example, label, output, rate)[1:])


def without_rate(weights: Vector, example: Vector, label: float, output: float, rate: float) -> Vector:
    """The weights corrected by the whole example, whatever the learning rate."""
    return corrected_weights(weights, example, label, output, rate=1)


def away_from_label(weights: Vector, example: Vector, label: float, output: float, rate: float) -> Vector:
    """The weights moved by output - label, so that every mistake grows."""
    return corrected_weights(weights, example, output, label, rate)


def by_double_step(weights: Vector, example: Vector, label: float, output: float, rate: float) -> Vector:
    """The weights corrected twice as far, as labels -1 and +1 would have it."""
    return corrected_weights(weights, example, label, output, 2 * rate)


def on_every_example(weights: Vector, example: Vector, label: float, output: float, rate: float) -> Vector:
    """The weights moved towards the label even where the output is right."""
    return corrected_weights(weights, example, label, 1 - label, rate)


def by_weighted_sum(weights: Vector, example: Vector, label: float, output: float, rate: float) -> Vector:
    """The weights corrected by label - sum, without the threshold: the delta rule, which is another algorithm."""
    return corrected_weights(weights, example, label, weighted_sum(weights, example), rate)


PERCEPTRON_FIXED_BIAS = corrected_by(with_fixed_bias)

PERCEPTRON_WITHOUT_RATE = corrected_by(without_rate)

PERCEPTRON_AWAY_FROM_LABEL = corrected_by(away_from_label)

PERCEPTRON_DOUBLE_STEP = corrected_by(by_double_step)

PERCEPTRON_ON_EVERY_EXAMPLE = corrected_by(on_every_example)

PERCEPTRON_BY_WEIGHTED_SUM = corrected_by(by_weighted_sum)


def batch_successors(
    state: PerceptronState, examples: Examples, weights: Vector, rate: float, **conventions: Any
) -> Following:
    """Weights that change only at the end of an epoch: (-0.9, -0.2, 0.4) in Kubat's table 4.2."""
    following = perceptron_successors(state, examples, weights, rate, **conventions)
    moved = tuple(state.weights)
    if (state.shown + 1) % len(examples) == 0:  # the weights did not move in this epoch, so they are still its first
        zero = {name: conventions[name] for name in ("at_zero", "low") if name in conventions}
        for example, label in examples:
            moved = corrected_weights(moved, example, label, step_output(state.weights, example, **zero), rate)
    return tuple(replace(after, weights=moved) for after in following)


PERCEPTRON_BATCH = Process(perceptron_start, batch_successors)


def one_epoch_late(
    state: PerceptronState, examples: Examples, weights: Vector, rate: float, *, max_epochs: int, **conventions: Any
) -> Following:
    """The next state with one epoch more than allowed."""
    return perceptron_successors(state, examples, weights, rate, max_epochs=max_epochs + 1, **conventions)


PERCEPTRON_ONE_EPOCH_LATE = Process(perceptron_start, one_epoch_late)


def corrected_at_zero(
    state: PerceptronState, examples: Examples, weights: Vector, rate: float, **conventions: Any
) -> Following:
    """The next state if a sum of exactly zero is wrong for both labels, as with label · sum <= 0."""
    following = perceptron_successors(state, examples, weights, rate, **conventions)
    example, label = examples[state.shown % len(examples)]
    if weighted_sum(state.weights, example) != 0:
        return following
    moved = tuple(corrected_weights(state.weights, example, label, 1 - label, rate))
    return tuple(replace(after, weights=moved) for after in following)


PERCEPTRON_CORRECTED_AT_ZERO = Process(perceptron_start, corrected_at_zero)


def normal_learned_by(process: Process[PerceptronState]) -> Callable[..., list[float]]:
    """The weights but for the bias that a mistaken perceptron learns from weights of zero; raises if it never ends.

    What there would be then depends on who loses patience when.
    """

    def normal(examples: Examples, *, max_epochs: int = 1000) -> list[float]:
        first = [0] * (1 + len(examples[0][0]))
        learned = process.last(examples=examples, weights=first, rate=1, max_epochs=max_epochs).weights
        if any(step_output(learned, x) != label for x, label in examples):
            raise ValueError(f"it labels an example wrong after {max_epochs} epochs")
        return list(learned[1:])

    return normal


normal_with_fixed_bias = normal_learned_by(PERCEPTRON_FIXED_BIAS)

normal_of_batch = normal_learned_by(PERCEPTRON_BATCH)

normal_corrected_at_zero = normal_learned_by(PERCEPTRON_CORRECTED_AT_ZERO)


def normal_of_last_example(examples: Examples, *, max_epochs: int = 1000) -> list[float]:
    """The weights when an epoch has ended with a right example, whatever came before it."""
    weights: Vector = [0] * (1 + len(examples[0][0]))
    for _ in range(max_epochs):
        for example, label in examples:
            output = step_output(weights, example)
            weights = corrected_weights(weights, example, label, output, 1)
        if output == label:
            return list(weights[1:])
    raise ValueError(f"the last example is wrong after {max_epochs} epochs")


def normal_from_the_first(examples: Examples, *, max_epochs: int = 1000) -> list[float]:
    """The weights of a perceptron that goes back to the first example after each correction."""
    weights: Vector = [0] * (1 + len(examples[0][0]))
    for _ in range(max_epochs * len(examples)):
        outputs = ((example, label, step_output(weights, example)) for example, label in examples)
        wrong = next((each for each in outputs if each[1] != each[2]), None)
        if wrong is None:
            return list(weights[1:])
        weights = corrected_weights(weights, *wrong, 1)
    raise ValueError(f"it labels an example wrong after {max_epochs} epochs")


def weights_with_bias(examples: Examples, *, max_epochs: int = 1000) -> list[float]:
    """All weights, the bias first: a normal of the hyperplane in one dimension more."""
    first = [0] * (1 + len(examples[0][0]))
    return list(PERCEPTRON.last(examples=examples, weights=first, rate=1, max_epochs=max_epochs).weights)


def normal_with_one_at_zero(examples: Examples, *, max_epochs: int = 1000) -> list[float]:
    """The weights that a perceptron learns whose output for a sum of zero is 1; raises if it never moves them."""
    first = [0] * (1 + len(examples[0][0]))
    _, *normal = PERCEPTRON.last(examples=examples, weights=first, rate=1, at_zero=1, max_epochs=max_epochs).weights
    if not any(normal):
        raise ValueError("a vector of zeros has no direction")
    return normal


def along_the_line(examples: Examples, *, max_epochs: int = 1000) -> list[float]:
    """A vector along the line, where one across it is asked: in the plane, its normal turned by a right angle."""
    first, second = normal_vector(examples, max_epochs=max_epochs)
    return [-second, first]


def parts_away_from_label(
    w0: float, w1: float, w2: float, x1: float, x2: float, label: float, rate: float
) -> dict[str, float]:
    """The whole correction with output - label for label - output, so that the mistake grows."""
    moved = corrected_weights((w0, w1, w2), (x1, x2), label, 1 - label, -rate)
    return {**{f"w{place}": weight for place, weight in enumerate(moved)}, "after": weighted_sum(moved, (x1, x2))}
