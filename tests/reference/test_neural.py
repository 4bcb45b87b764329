"""Layered networks: against finite differences of the error, plain matrix loops, and what must hold of any network."""

import math
from itertools import chain
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.draws.neural import inputs_for, network
from reference.misconceptions.neural_backpropagation import (
    BACKPROPAGATION_BATCH,
    BACKPROPAGATION_NEW_WEIGHTS,
    learned_from_new_weights,
)
from reference.neural.backpropagation import (
    BACKPROPAGATION,
    backprop_step,
    error_terms,
    hidden_delta,
    learned_from,
    output_delta,
    target_vector,
)
from reference.neural.by_hand import backprop_parts
from reference.neural.forward import classified, decided_class, forward, net_inputs
from reference.neural.training import (
    decayed_rate,
    hidden_code,
    stop_at_plateau,
    stop_below,
    told_apart,
    update_count,
    weight_count,
)
from reference.neural.units import sigmoid, sigmoid_slope, slope_at_output

Z = st.floats(-700, 700)
NET221 = [[[0.1, 0.2, -0.3], [-0.2, 0.4, 0.1]], [[0.05, 0.3, -0.1]]]
TWO_OUTPUTS = [[[0.1, 0.2], [0.3, 0.4]], [[0.5, 0.6], [-0.3, 0.2]]]  # own_F2 of Blockeel's step, without biases


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


@settings(max_examples=50)
@given(Z)
def test_the_sigmoid_is_a_mirrored_rising_share_and_its_slope_is_of_its_value(z: float) -> None:
    assert 0 <= sigmoid(z) <= 1
    assert sigmoid(-z) == pytest.approx(1 - sigmoid(z), abs=1e-15)
    assert sigmoid(z) <= sigmoid(z + 0.5)
    assert sigmoid_slope(z) == pytest.approx(slope_at_output(sigmoid(z)), abs=1e-15)
    assert sigmoid_slope(z) == sigmoid_slope(-z) <= 0.25 == sigmoid_slope(0)


@settings(max_examples=25)
@given(st.floats(-5, 5))
def test_the_slope_is_the_finite_difference_of_the_sigmoid(z: float) -> None:
    assert sigmoid_slope(z) == pytest.approx((sigmoid(z + 1e-5) - sigmoid(z - 1e-5)) / 2e-5, abs=1e-9)


@pytest.mark.parametrize("z", [-2000, -745.2, 709.9, 2000])
def test_no_number_overflows(z: float) -> None:
    assert sigmoid(z) == (1 if z > 0 else pytest.approx(0))
    assert sigmoid_slope(z) == pytest.approx(0)
    assert forward([[[z, z]]], [1])[0][0] in (0, 1)


def test_the_catalogue_s_own_step_through_two_hidden_units() -> None:
    step = backprop_step(NET221, [1, 0], [1], 0.5)
    assert [[round(o, 6) for o in layer] for layer in forward(NET221, [1, 0])] == [[0.574443, 0.549834], [0.54174]]
    assert [round(w, 6) for w in step.layers[0][0]] == [0.104172, 0.204172, -0.3]
    assert [round(w, 6) for w in step.layers[0][1]] == [-0.201408, 0.398592, 0.1]
    assert step.changes[0][0][2] == 0  # a weight from an input of zero does not change


def test_hidden_error_terms_come_from_the_old_weights() -> None:
    old = backprop_step(TWO_OUTPUTS, [1, 2], [1, 0], 0.5, bias=False)
    assert [[round(w, 6) for w in row] for row in old.layers[0]] == [[0.108383, 0.216765], [0.301585, 0.403169]]
    with_biases = [[[0, *row] for row in layer] for layer in TWO_OUTPUTS]
    args = {"layers": with_biases, "x": [1, 2], "label": "a", "classes": ["a", "b"], "rate": 0.5}
    right, mixed = learned_from(**args), learned_from_new_weights(**args)
    assert right[1] == mixed[1]
    assert right[0] != mixed[0]


def test_equal_weights_keep_hidden_units_alike() -> None:
    alike = [[[0.3, 0.3], [0.3, 0.3]], [[0.3, 0.3, 0.3]]]
    steps = BACKPROPAGATION.steps(examples=[[[1], [1]], [[-2], [0]]], layers=alike, rate=0.5, epochs=3)
    assert all(state.layers[0][0] == state.layers[0][1] for state in steps)


def test_it_shows_all_examples_in_every_epoch_and_an_epoch_of_one_example_has_no_batch() -> None:
    args = {"examples": [[[1, 0], [1]], [[0.5, -1], [0]]], "layers": NET221, "rate": 0.5, "epochs": 3}
    steps = list(BACKPROPAGATION.steps(**args))
    assert [state.shown for state in steps] == list(range(7))
    assert list(BACKPROPAGATION_BATCH.steps(**args))[2].layers != steps[2].layers
    one = {**args, "examples": args["examples"][:1]}
    assert list(BACKPROPAGATION_BATCH.steps(**one)) == list(BACKPROPAGATION.steps(**one))
    assert list(BACKPROPAGATION_NEW_WEIGHTS.steps(**args))[1].deltas[1] == steps[1].deltas[1]


def test_the_whole_hand_calculation_is_the_step() -> None:
    parts = backprop_parts(NET221, [1, 0], 1, 0.5)
    step = backprop_step(NET221, [1, 0], [1], 0.5)
    assert (parts["delta"], parts["delta1"], parts["delta2"]) == (*step.deltas[1], *step.deltas[0])
    assert (parts["change_bias"], parts["change_out"]) == step.changes[1][0][:2]
    assert (parts["change_in"], parts["new_in"]) == (step.changes[0][1][1], step.layers[0][1][1])


@settings(max_examples=25)
@given(st.floats(0.001, 0.999), st.sampled_from([0, 1]))
def test_an_error_term_has_the_sign_of_the_error_and_is_small(output: float, target: float) -> None:
    delta = output_delta(output, target)
    assert (delta > 0) == (target > output)
    assert abs(delta) <= 4 / 27 + 1e-15
    assert hidden_delta(output, [0, 0], [delta, delta]) == 0


def test_a_class_is_that_of_the_largest_output_by_whatever_scale() -> None:
    outputs = [0.2, 0.4, 0.3]
    names = ["a", "b", "c"]
    assert decided_class(outputs, names) == decided_class([math.log(o) for o in outputs], names) == "b"
    assert classified(NET221, [1, 0], ["only"]) == "only"
    for high, low in ((1, 0), (0.8, 0.2)):
        assert decided_class(target_vector("c", names, high=high, low=low), names) == "c"


def test_sums_and_outputs_belong_together() -> None:
    sums, outputs = net_inputs(NET221, [1, 0]), forward(NET221, [1, 0])
    assert [[sigmoid(s) for s in layer] for layer in sums] == outputs


STOPS = {  # what happens: (errors, threshold, window, tolerance, below, plateau)
    "at once": ([1, 9, 9], 2, 1, 1, 1, 2),
    "not on the threshold": ([5, 3, 2], 3, 1, 1, 3, None),
    "not on the tolerance": ([9, 6, 3, 1], 0, 1, 2, None, None),
    "a small rise": ([9, 5, 6, 2], 3, 1, 1, 4, 3),
    "never": ([9, 6, 3], 3, 2, 1, None, None),
}


@pytest.mark.parametrize("what", STOPS)
def test_training_stops_by_the_first_epoch_that_meets_the_rule(what: str) -> None:
    errors, threshold, window, tolerance, below, plateau = STOPS[what]
    assert (stop_below(errors, threshold), stop_at_plateau(errors, window, tolerance)) == (below, plateau)


def test_every_row_of_a_network_counts_its_weights() -> None:
    layers = [[[0.0] * 4] * 5, [[0.0] * 6] * 2]
    assert weight_count(3, 5, 2, bias=True) == len(flat(layers))
    assert weight_count(3, 5, 2) == len(flat(layers)) - 7
    assert update_count(10, 20, 3) == 600


def test_the_learning_rate_falls_by_the_same_factor_each_epoch() -> None:
    rates = [decayed_rate(0.5, 0.1, t) for t in range(4)]
    assert rates[0] == 0.5
    assert rates[1] / rates[0] == pytest.approx(rates[3] / rates[2])


def test_the_hidden_layer_that_mitchell_prints_has_eight_codes() -> None:
    printed = ["89 04 08", "01 11 88", "01 97 27", "99 97 71", "03 05 02", "22 99 99", "80 01 98", "60 94 01"]
    outputs = [[int(number) / 100 for number in row.split()] for row in printed]
    assert [hidden_code(row) for row in outputs] == ["100", "001", "010", "111", "000", "011", "101", "110"]
    assert told_apart(outputs)
    assert not told_apart([*outputs, [0.7, 0.2, 0.1]])
