"""Backpropagation for layers of sigmoid units. Kubat, section 5.3; Blockeel, section 10.3.2; Mitchell, chapter 4.

Every error term is found before any weight changes (Blockeel's text; his figure 10.13 mixes old and new weights), and
none of the three books has a factor 2: a change is minus rate times the gradient of half the squared error.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from reference.neural.forward import Layers, Vector, forward, with_bias
from reference.neural.units import slope_at_output
from reference.process import Process

Rows = tuple[tuple[float, ...], ...]  # a row a layer, such as error terms
Examples = Sequence[tuple[Vector, Vector]]  # the inputs, and the target of each output unit


@dataclass(frozen=True, slots=True)
class BackpropState:
    """The weights after `shown` examples, and the error terms and changes of the last example."""

    shown: int
    layers: tuple[Rows, ...]
    deltas: Rows = ()
    changes: tuple[Rows, ...] = ()


def target_vector(label: str, classes: Sequence[str], *, high: float = 1, low: float = 0) -> list[float]:
    """The target of each output unit: `high` for the class of the example, `low` for the others. Kubat, section 5.2.

    >>> target_vector("b", ["a", "b", "c"]), target_vector("a", ["a", "b", "c"], high=0.8, low=0.2)
    ([0, 1, 0], [0.8, 0.2, 0.2])
    """
    # Kubat also has 0.8 and 0.2, because a sigmoid never reaches 1 or 0
    return [high if each == label else low for each in classes]


def output_delta(output: float, target: float) -> float:
    """The error term of an output unit: o (1 - o) (t - o). Kubat, section 5.3; Mitchell, chapter 4.

    >>> round(output_delta(0.65, 1), 4)
    0.0796
    """
    return slope_at_output(output) * (target - output)


def hidden_delta(output: float, weights: Vector, deltas: Vector) -> float:
    """The error term of a hidden unit, from the error terms of the units that it feeds and its weights to them.

    Kubat, section 5.3, who prints it with the wrong sign in table 5.3.

    >>> round(hidden_delta(0.12, [1, -1], [0.0796, -0.1427]), 4)
    0.0235
    """
    return slope_at_output(output) * sum(w * delta for w, delta in zip(weights, deltas, strict=True))


def weights_from(layer: Sequence[Vector], unit: int, *, bias: bool = True) -> list[float]:
    """The weights from one unit of the layer before to each unit of the layer."""
    # column 0 is the bias, which no unit feeds
    return [row[unit + bias] for row in layer]


def error_terms(layers: Layers, outputs: Sequence[Vector], targets: Vector, *, bias: bool = True) -> list[list[float]]:
    """The error terms of every unit, layer by layer; all are computed with the old weights."""
    found = [[output_delta(o, t) for o, t in zip(outputs[-1], targets, strict=True)]]
    # from the output side: a hidden term needs those of the layer after it
    for after, units in reversed(list(zip(layers[1:], outputs, strict=False))):
        # the old weights: all terms are found before any weight moves
        feeding = [weights_from(after, number, bias=bias) for number in range(len(units))]
        found.insert(0, [hidden_delta(o, weights, found[0]) for o, weights in zip(units, feeding, strict=True)])
    return found


def weight_change(rate: float, delta: float, value: float) -> float:
    """The change of one weight: rate times the error term of its target unit, times its input.

    >>> round(weight_change(0.1, 0.0796, 0.12), 5)
    0.00096
    """
    return rate * delta * value


def weight_changes(
    deltas: Sequence[Vector], inputs: Sequence[Vector], rate: float, *, bias: bool = True
) -> tuple[Rows, ...]:
    """The change of every weight, in the form of the layers; `inputs` lists the inputs of each layer."""
    return tuple(
        tuple(tuple(weight_change(rate, delta, value) for value in with_bias(before, bias)) for delta in terms)
        for terms, before in zip(deltas, inputs, strict=True)
    )


def moved(layers: Layers, changes: Layers) -> tuple[Rows, ...]:
    """The weights plus their changes."""
    return tuple(
        tuple(tuple(map(sum, zip(row, change, strict=True))) for row, change in zip(layer, its_changes, strict=True))
        for layer, its_changes in zip(layers, changes, strict=True)
    )


def backprop_step(layers: Layers, x: Vector, targets: Vector, rate: float, *, bias: bool = True) -> BackpropState:
    """The error terms, changes and new weights after one example. Mitchell, chapter 4.

    >>> network = [[[0.1, 0.2, -0.3], [-0.2, 0.4, 0.1]], [[0.05, 0.3, -0.1]]]
    >>> step = backprop_step(network, [1, 0], [1], rate=0.5)
    >>> [round(delta, 6) for delta in step.deltas[0]], [round(w, 6) for w in step.layers[1][0]]
    ([0.008343, -0.002816], [0.106883, 0.332676, -0.068724])
    """
    outputs = forward(layers, x, bias=bias)
    deltas = error_terms(layers, outputs, targets, bias=bias)
    changes = weight_changes(deltas, [x, *outputs[:-1]], rate, bias=bias)
    return BackpropState(1, moved(layers, changes), tuple(map(tuple, deltas)), changes)


def learned_from(
    layers: Layers,
    x: Vector,
    label: str,
    classes: Sequence[str],
    rate: float,
    *,
    high: float = 1,
    low: float = 0,
    bias: bool = True,
) -> tuple[Rows, ...]:
    """The weights after one example; the target of its class's output unit is `high`, of the others `low`."""
    targets = target_vector(label, classes, high=high, low=low)
    return backprop_step(layers, x, targets, rate, bias=bias).layers


def backprop_start(examples: Examples, layers: Layers, rate: float, epochs: int, **_: object) -> BackpropState:
    """The state with the given weights, before any example."""
    return BackpropState(0, tuple(tuple(map(tuple, layer)) for layer in layers))


def backprop_successors(
    state: BackpropState, examples: Examples, layers: Layers, rate: float, epochs: int, *, bias: bool = True
) -> tuple[BackpropState, ...]:
    """The state after the next example; none after `epochs` epochs."""
    if state.shown == epochs * len(examples):
        return ()
    x, targets = examples[state.shown % len(examples)]
    after = backprop_step(state.layers, x, targets, rate, bias=bias)
    return (BackpropState(state.shown + 1, after.layers, after.deltas, after.changes),)


BACKPROPAGATION = Process(backprop_start, backprop_successors)
