"""The forward pass of a layered network. Kubat, section 5.1; Blockeel, section 10.3.2; Mitchell, chapter 4.

A network is a list of layers, the input side first; a layer has a row for each unit that receives, and a row is
[bias, weight from unit 1, weight from unit 2, ...]. Kubat and Blockeel draw networks without biases: `bias` false.
"""

from collections.abc import Sequence

from reference.neural.units import sigmoid

Vector = Sequence[float]
Layers = Sequence[Sequence[Vector]]


def with_bias(inputs: Vector, bias: bool) -> Vector:
    """The values that a unit's weights are multiplied with: a 1 for the bias, if there is one, and the inputs."""
    return (1, *inputs) if bias else inputs


def net_input(row: Vector, inputs: Vector, *, bias: bool = True) -> float:
    """The weighted sum of a unit, with its bias.

    >>> net_input([0.1, 0.2, -0.3], [1, 0]), net_input([2, 3], [1, 1], bias=False)
    (0.30000000000000004, 5)
    """
    return sum(w * x for w, x in zip(row, with_bias(inputs, bias), strict=True))


def layer_outputs(layer: Sequence[Vector], inputs: Vector, *, bias: bool = True) -> list[float]:
    """The outputs of the units of one layer."""
    return [sigmoid(net_input(row, inputs, bias=bias)) for row in layer]


def forward(layers: Layers, x: Vector, *, bias: bool = True) -> list[list[float]]:
    """The outputs of every unit, layer by layer, without the inputs. Kubat, equation 5.2.

    >>> network = [[[0.1, 0.2, -0.3], [-0.2, 0.4, 0.1]], [[0.05, 0.3, -0.1]]]
    >>> [[round(o, 4) for o in layer] for layer in forward(network, [1, 0])]
    [[0.5744, 0.5498], [0.5417]]
    """
    outputs: list[list[float]] = []
    before = x
    for layer in layers:
        # not rounded in between: Kubat goes on with two decimals, and the tolerance of a question covers it
        before = layer_outputs(layer, before, bias=bias)
        outputs.append(before)
    return outputs


def net_inputs(layers: Layers, x: Vector, *, bias: bool = True) -> list[list[float]]:
    """The weighted sums of every unit, layer by layer."""
    inputs = [x, *forward(layers, x, bias=bias)]
    # one input list more than layers: the outputs of the last layer feed nothing
    return [[net_input(row, before, bias=bias) for row in layer] for layer, before in zip(layers, inputs, strict=False)]


def decided_class(outputs: Vector, classes: Sequence[str]) -> str:
    """The class with the largest output, the first of several. Kubat, section 5.1: no output need reach 0.5.

    >>> decided_class([0.2, 0.6, 0.1], ["first", "second", "third"])
    'second'
    """
    # `max` takes the first of equal outputs
    return max(zip(outputs, classes, strict=True), key=lambda pair: pair[0])[1]


def classified(layers: Layers, x: Vector, classes: Sequence[str], *, bias: bool = True) -> str:
    """The class that the network predicts for an example."""
    return decided_class(forward(layers, x, bias=bias)[-1], classes)
