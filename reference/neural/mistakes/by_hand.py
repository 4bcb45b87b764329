"""Known mistakes in hand calculations on small networks, part by part."""

from collections.abc import Sequence

from reference.neural.forward import Layers, Vector, net_input


def sum_without_bias(layers: Layers, x: Vector, unit: int) -> float:
    """The weighted sum of a hidden unit, its bias forgotten."""
    return net_input(layers[0][unit][1:], x, bias=False)


def plateau_over_one_epoch(errors: Sequence[float], window: int, tolerance: float) -> int | None:
    """The first epoch that fell by less than the tolerance from the one before it."""
    falls = ((epoch, errors[epoch - 2] - errors[epoch - 1]) for epoch in range(2, len(errors) + 1))
    return next((epoch for epoch, fall in falls if fall < tolerance), None)
