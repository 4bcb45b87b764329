"""Tests of `reference.neural.forward`."""

import math

from reference.neural.backpropagation import BACKPROPAGATION, backprop_step, target_vector
from reference.neural.forward import classified, decided_class, forward, net_inputs
from reference.neural.mistakes.backpropagation import BACKPROPAGATION_BATCH, BACKPROPAGATION_NEW_WEIGHTS
from reference.neural.units import sigmoid
from tests.banked import worked_out

NET221 = [[[0.1, 0.2, -0.3], [-0.2, 0.4, 0.1]], [[0.05, 0.3, -0.1]]]


def test_the_catalogue_s_own_step_through_two_hidden_units() -> None:
    step = backprop_step(NET221, [1, 0], [1], 0.5)
    assert [[round(o, 6) for o in layer] for layer in forward(NET221, [1, 0])] == [[0.574443, 0.549834], [0.54174]]
    assert [round(w, 6) for w in step.layers[0][0]] == [0.104172, 0.204172, -0.3]
    assert [round(w, 6) for w in step.layers[0][1]] == [-0.201408, 0.398592, 0.1]
    assert step.changes[0][0][2] == 0  # a weight from an input of zero does not change


def test_it_shows_all_examples_in_every_epoch_and_an_epoch_of_one_example_has_no_batch() -> None:
    args = {"examples": [[[1, 0], [1]], [[0.5, -1], [0]]], "layers": NET221, "rate": 0.5, "epochs": 3}
    steps = list(BACKPROPAGATION.steps(**args))
    assert [state.shown for state in steps] == list(range(7))
    assert list(BACKPROPAGATION_BATCH.steps(**args))[2].layers != steps[2].layers
    one = {**args, "examples": args["examples"][:1]}
    assert list(BACKPROPAGATION_BATCH.steps(**one)) == list(BACKPROPAGATION.steps(**one))
    assert list(BACKPROPAGATION_NEW_WEIGHTS.steps(**args))[1].deltas[1] == steps[1].deltas[1]


def test_the_whole_hand_calculation_is_the_step() -> None:
    parts = worked_out("neural.backpropagation_by_hand", layers=NET221, x=[1, 0], target=1, rate=0.5)
    step = backprop_step(NET221, [1, 0], [1], 0.5)
    assert (parts["delta"], parts["delta1"], parts["delta2"]) == (*step.deltas[1], *step.deltas[0])
    assert (parts["change_bias"], parts["change_out"]) == step.changes[1][0][:2]
    assert (parts["change_in"], parts["new_in"]) == (step.changes[0][1][1], step.layers[0][1][1])


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
