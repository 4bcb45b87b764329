"""Tests of `reference.neural.backpropagation`."""

from itertools import chain
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.neural.backpropagation import BACKPROPAGATION, backprop_step, error_terms, hidden_delta, output_delta
from reference.neural.draws import inputs_for, network
from reference.neural.forward import forward
from reference.neural.training import update_count, weight_count


def task(seed: int) -> tuple[list, list[float], list[float]]:
    """A network of one to three layers, inputs for it and targets."""
    random = Random(seed)
    layers = network(random, sizes=[[1, 3]] * random.randint(2, 4), within=[0, 2], decimals=3)
    return layers, inputs_for(random, layers, within=[0, 2]), [random.choice([0, 0.2, 1]) for _ in layers[-1]]


SEEDS = st.integers(0, 10**6)


def half_squared_error(layers: list, x: list[float], targets: list[float]) -> float:
    return sum((t - o) ** 2 for o, t in zip(forward(layers, x)[-1], targets, strict=True)) / 2


def with_weight(layers: list, place: tuple[int, int, int], by: float) -> list:
    copy = [[list(row) for row in layer] for layer in layers]
    copy[place[0]][place[1]][place[2]] += by
    return copy


def numeric_gradient(layers: list, x: list[float], targets: list[float]) -> list[float]:
    """The gradient of half the squared error by central differences, weight by weight: an oracle without any rule."""
    places = [(i, j, k) for i, layer in enumerate(layers) for j, row in enumerate(layer) for k in range(len(row))]
    errors = [[half_squared_error(with_weight(layers, at, by), x, targets) for by in (1e-5, -1e-5)] for at in places]
    return [(up - down) / 2e-5 for up, down in errors]


def flat(layers: object) -> list[float]:
    return list(chain.from_iterable(chain.from_iterable(layers)))


@settings(max_examples=25)
@given(SEEDS, st.floats(0.01, 2))
def test_every_change_is_minus_rate_times_the_finite_difference_of_the_error(seed: int, rate: float) -> None:
    layers, x, targets = task(seed)
    changes = flat(backprop_step(layers, x, targets, rate).changes)
    expected = [-rate * slope for slope in numeric_gradient(layers, x, targets)]
    assert changes == pytest.approx(expected, abs=1e-8)


@settings(max_examples=25)
@given(SEEDS)
def test_an_error_term_is_minus_the_finite_difference_with_respect_to_the_unit_s_sum(seed: int) -> None:
    layers, x, targets = task(seed)
    terms = flat([error_terms(layers, forward(layers, x), targets)])
    biases = [(i, j, 0) for i, layer in enumerate(layers) for j in range(len(layer))]  # a bias moves its unit's sum
    errors = [[half_squared_error(with_weight(layers, at, by), x, targets) for by in (1e-5, -1e-5)] for at in biases]
    assert terms == pytest.approx([-(up - down) / 2e-5 for up, down in errors], abs=1e-8)


@settings(max_examples=25)
@given(SEEDS)
def test_a_small_step_never_raises_the_error_and_no_step_changes_nothing(seed: int) -> None:
    layers, x, targets = task(seed)
    before = half_squared_error(layers, x, targets)
    after = half_squared_error(backprop_step(layers, x, targets, 1e-3).layers, x, targets)
    assert after <= before + 1e-15
    assert flat(backprop_step(layers, x, targets, 0).layers) == flat(layers)


@settings(max_examples=25)
@given(SEEDS)
def test_outputs_stay_the_same_when_hidden_units_change_places_with_their_weights(seed: int) -> None:
    layers, x, _ = task(seed)
    order = Random(seed).sample(range(len(layers[0])), len(layers[0]))
    if len(layers) == 1:
        return
    first = [layers[0][unit] for unit in order]
    second = [[row[0], *(row[1 + unit] for unit in order)] for row in layers[1]]
    assert forward([first, second, *layers[2:]], x)[-1] == pytest.approx(forward(layers, x)[-1])


def test_equal_weights_keep_hidden_units_alike() -> None:
    alike = [[[0.3, 0.3], [0.3, 0.3]], [[0.3, 0.3, 0.3]]]
    steps = BACKPROPAGATION.steps(examples=[[[1], [1]], [[-2], [0]]], layers=alike, rate=0.5, epochs=3)
    assert all(state.layers[0][0] == state.layers[0][1] for state in steps)


@settings(max_examples=25)
@given(st.floats(0.001, 0.999), st.sampled_from([0, 1]))
def test_an_error_term_has_the_sign_of_the_error_and_is_small(output: float, target: float) -> None:
    delta = output_delta(output, target)
    assert (delta > 0) == (target > output)
    assert abs(delta) <= 4 / 27 + 1e-15
    assert hidden_delta(output, [0, 0], [delta, delta]) == 0


def test_every_row_of_a_network_counts_its_weights() -> None:
    layers = [[[0.0] * 4] * 5, [[0.0] * 6] * 2]
    assert weight_count(3, 5, 2, bias=True) == len(flat(layers))
    assert weight_count(3, 5, 2) == len(flat(layers)) - 7
    assert update_count(10, 20, 3) == 600
