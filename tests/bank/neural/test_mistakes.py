"""Tests of `reference.neural.mistakes`."""

from reference.neural.backpropagation import backprop_step, learned_from
from reference.neural.mistakes.backpropagation import learned_from_new_weights

TWO_OUTPUTS = [[[0.1, 0.2], [0.3, 0.4]], [[0.5, 0.6], [-0.3, 0.2]]]  # own_F2 of Blockeel's step, without biases


def test_hidden_error_terms_come_from_the_old_weights() -> None:
    old = backprop_step(TWO_OUTPUTS, [1, 2], [1, 0], 0.5, bias=False)
    assert [[round(w, 6) for w in row] for row in old.layers[0]] == [[0.108383, 0.216765], [0.301585, 0.403169]]
    with_biases = [[[0, *row] for row in layer] for layer in TWO_OUTPUTS]
    args = {"layers": with_biases, "x": [1, 2], "label": "a", "classes": ["a", "b"], "rate": 0.5}
    right, mixed = learned_from(**args), learned_from_new_weights(**args)
    assert right[1] == mixed[1]
    assert right[0] != mixed[0]
