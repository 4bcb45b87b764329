"""Known mistakes in backpropagation: the same process with another way to error terms or changes.

A variant reads nothing but the state and the arguments, so that it can go on from a student's own weights.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from reference.neural.backpropagation import (
    BackpropState,
    Examples,
    Rows,
    backprop_start,
    backprop_step,
    backprop_successors,
    error_terms,
    hidden_delta,
    moved,
    output_delta,
    target_vector,
    weight_changes,
    weights_from,
)
from reference.neural.forward import Layers, Vector, forward
from reference.neural.units import slope_at_output
from reference.process import Process

Deltas = list[list[float]]
Terms = Callable[[Layers, Sequence[Vector], Vector, float, Vector], Deltas]  # layers, outputs, targets, rate, x
Step = Callable[[Layers, Vector, Vector, float], BackpropState]


def backwards(
    layers: Layers,
    outputs: Sequence[Vector],
    last: Sequence[float],
    hidden: Callable[[float, Vector, Vector], float],
    offset: int = 1,
) -> Deltas:
    """Error terms from those of the last layer backwards, by another rule for a hidden unit."""
    found = [list(last)]
    for after, units in reversed(list(zip(layers[1:], outputs, strict=False))):
        feeding = [[row[number + offset] for row in after] for number in range(len(units))]
        found.insert(0, [hidden(o, weights, found[0]) for o, weights in zip(units, feeding, strict=True)])
    return found


def right_last(outputs: Sequence[Vector], targets: Vector) -> list[float]:
    """The error terms of the output units."""
    return [output_delta(o, t) for o, t in zip(outputs[-1], targets, strict=True)]


def plain_errors_last(layers: Layers, outputs: Sequence[Vector], targets: Vector, rate: float, x: Vector) -> Deltas:
    """t - o for an output unit, its slope forgotten."""
    return backwards(layers, outputs, [t - o for o, t in zip(outputs[-1], targets, strict=True)], hidden_delta)


def no_hidden_slope(layers: Layers, outputs: Sequence[Vector], targets: Vector, rate: float, x: Vector) -> Deltas:
    """The weighted error terms as they come back, the slope of the hidden unit forgotten."""

    def hidden(output: float, weights: Vector, deltas: Vector) -> float:
        return sum(w * delta for w, delta in zip(weights, deltas, strict=True))

    return backwards(layers, outputs, right_last(outputs, targets), hidden)


def turned_round(layers: Layers, outputs: Sequence[Vector], targets: Vector, rate: float, x: Vector) -> Deltas:
    """o - t for t - o: the error grows."""
    return [[-delta for delta in terms] for terms in error_terms(layers, outputs, targets)]


def unweighted(layers: Layers, outputs: Sequence[Vector], targets: Vector, rate: float, x: Vector) -> Deltas:
    """The error terms of the next layer added up without the weights that lead there."""

    def hidden(output: float, weights: Vector, deltas: Vector) -> float:
        return slope_at_output(output) * sum(deltas)

    return backwards(layers, outputs, right_last(outputs, targets), hidden)


def one_place_off(layers: Layers, outputs: Sequence[Vector], targets: Vector, rate: float, x: Vector) -> Deltas:
    """The row's bias taken for the weight of the first unit, and so on: each unit gets its neighbour's weight."""
    return backwards(layers, outputs, right_last(outputs, targets), hidden_delta, offset=0)


def from_new_weights(layers: Layers, outputs: Sequence[Vector], targets: Vector, rate: float, x: Vector) -> Deltas:
    """Each layer is changed before the error terms of the layer before it are found. Blockeel's figure 10.13."""
    found = [right_last(outputs, targets)]
    for place in range(len(layers) - 1, 0, -1):
        [changes] = weight_changes(found[:1], [outputs[place - 1]], rate)
        [after] = moved([layers[place]], [changes])
        units = enumerate(outputs[place - 1])
        found.insert(0, [hidden_delta(o, weights_from(after, number), found[0]) for number, o in units])
    return found


def stepping_by(terms: Terms) -> Step:
    """One example's step with other error terms."""

    def step(layers: Layers, x: Vector, targets: Vector, rate: float) -> BackpropState:
        outputs = forward(layers, x)
        deltas = terms(layers, outputs, targets, rate, x)
        changes = weight_changes(deltas, [x, *outputs[:-1]], rate)
        return BackpropState(1, moved(layers, changes), tuple(map(tuple, deltas)), changes)

    return step


def with_fixed_biases(layers: Layers, x: Vector, targets: Vector, rate: float) -> BackpropState:
    """A step that changes no bias."""
    right = backprop_step(layers, x, targets, rate)
    changes: tuple[Rows, ...] = tuple(tuple((0.0, *row[1:]) for row in layer) for layer in right.changes)
    return replace(right, changes=changes, layers=moved(layers, changes))


def with_whole_biases(layers: Layers, x: Vector, targets: Vector, rate: float) -> BackpropState:
    """A step in which biases change by the whole error term, without the learning rate."""
    right = backprop_step(layers, x, targets, rate)
    changes: tuple[Rows, ...] = tuple(
        tuple((delta, *row[1:]) for delta, row in zip(deltas, layer, strict=True))
        for deltas, layer in zip(right.deltas, right.changes, strict=True)
    )
    return replace(right, changes=changes, layers=moved(layers, changes))


def with_outputs_for_inputs(layers: Layers, x: Vector, targets: Vector, rate: float) -> BackpropState:
    """A step that multiplies by the output of the unit a weight leads to, not by what the weight carries."""
    right = backprop_step(layers, x, targets, rate)
    outputs = forward(layers, x)
    changes = tuple(
        tuple(
            (rate * delta, *(rate * delta * output for _ in row[1:]))
            for delta, output, row in zip(deltas, units, layer, strict=True)
        )
        for deltas, units, layer in zip(right.deltas, outputs, layers, strict=True)
    )
    return replace(right, changes=changes, layers=moved(layers, changes))


def by_double_rate(layers: Layers, x: Vector, targets: Vector, rate: float) -> BackpropState:
    """A step with the factor 2 of a squared error that is not halved."""
    return backprop_step(layers, x, targets, 2 * rate)


def without_rate(layers: Layers, x: Vector, targets: Vector, rate: float) -> BackpropState:
    """A step of the whole gradient, whatever the learning rate."""
    return backprop_step(layers, x, targets, 1)


def learning_by(step: Step) -> Process[BackpropState]:
    """Backpropagation with another step; it shows the same examples."""

    def successors(
        state: BackpropState, examples: Examples, layers: Layers, rate: float, epochs: int, **_: Any
    ) -> tuple[BackpropState, ...]:
        if state.shown >= epochs * len(examples):
            return ()
        x, targets = examples[state.shown % len(examples)]
        return (replace(step(state.layers, x, targets, rate), shown=state.shown + 1),)

    return Process(backprop_start, successors)


def batch_successors(
    state: BackpropState, examples: Examples, layers: Layers, rate: float, epochs: int, **_: Any
) -> tuple[BackpropState, ...]:
    """Weights that change only at the end of an epoch."""
    following = backprop_successors(state, examples, layers, rate, epochs)
    weights = state.layers
    if (state.shown + 1) % len(examples) == 0:  # the weights did not move in this epoch, so they are still its first
        for x, targets in examples:
            weights = moved(weights, backprop_step(state.layers, x, targets, rate).changes)
    return tuple(replace(after, layers=weights) for after in following)


step_from_plain_errors = stepping_by(plain_errors_last)
step_without_hidden_slope = stepping_by(no_hidden_slope)
step_turned_round = stepping_by(turned_round)
step_unweighted = stepping_by(unweighted)
step_one_place_off = stepping_by(one_place_off)
step_from_new_weights = stepping_by(from_new_weights)

BACKPROPAGATION_PLAIN_ERRORS = learning_by(step_from_plain_errors)
BACKPROPAGATION_NO_HIDDEN_SLOPE = learning_by(step_without_hidden_slope)
BACKPROPAGATION_TURNED_ROUND = learning_by(step_turned_round)
BACKPROPAGATION_UNWEIGHTED = learning_by(step_unweighted)
BACKPROPAGATION_ONE_PLACE_OFF = learning_by(step_one_place_off)
BACKPROPAGATION_NEW_WEIGHTS = learning_by(step_from_new_weights)
BACKPROPAGATION_FIXED_BIASES = learning_by(with_fixed_biases)
BACKPROPAGATION_OUTPUTS_FOR_INPUTS = learning_by(with_outputs_for_inputs)
BACKPROPAGATION_DOUBLE_RATE = learning_by(by_double_rate)
BACKPROPAGATION_WITHOUT_RATE = learning_by(without_rate)
BACKPROPAGATION_BATCH = Process(backprop_start, batch_successors)


def learned_by(step: Step) -> Callable[..., tuple[Rows, ...]]:
    """The weights after one example of a class, by another step."""

    def learned(
        layers: Layers, x: Vector, label: str, classes: Sequence[str], rate: float, *, high: float = 1, low: float = 0
    ) -> tuple[Rows, ...]:
        return step(layers, x, target_vector(label, classes, high=high, low=low), rate).layers

    return learned


learned_from_plain_errors = learned_by(step_from_plain_errors)
learned_without_hidden_slope = learned_by(step_without_hidden_slope)
learned_away = learned_by(step_turned_round)
learned_unweighted = learned_by(step_unweighted)
learned_one_place_off = learned_by(step_one_place_off)
learned_from_new_weights = learned_by(step_from_new_weights)
learned_with_fixed_biases = learned_by(with_fixed_biases)
learned_by_own_outputs = learned_by(with_outputs_for_inputs)
learned_with_whole_biases = learned_by(with_whole_biases)


def changes_alone(
    layers: Layers, x: Vector, label: str, classes: Sequence[str], rate: float, *, high: float = 1, low: float = 0
) -> tuple[Rows, ...]:
    """The changes, not added to the weights."""
    return backprop_step(layers, x, target_vector(label, classes, high=high, low=low), rate).changes
