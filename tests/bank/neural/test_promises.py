"""What exercises about networks promise of their inputs."""

import pytest

from reference.neural.promises import examples_fit_network, has_class_units, is_network_for

NETWORK = [[[0.1, 0.2, -0.3], [-0.2, 0.4, 0.1]], [[0.05, 0.3, -0.1], [5, 0, 0]]]
BROKEN = {
    "no layer": is_network_for([], [1]),
    "an empty layer": is_network_for([[]], [1]),
    "no inputs": is_network_for([[[0.1]]], []),
    "an input too few": is_network_for(NETWORK, [1]),
    "a hidden weight too many": is_network_for([NETWORK[0], [[1, 2, 3, 4]]], [1, 0]),
    "a weight of 6": is_network_for([[[6, 1]]], [1]),
    "an input of 6": is_network_for([[[1, 1]]], [6]),
    "a class too many": has_class_units(NETWORK, "a", ["a", "b", "c"]),
    "a class twice": has_class_units(NETWORK, "a", ["a", "a"]),
    "an unknown label": has_class_units(NETWORK, "c", ["a", "b"]),
    "no examples": examples_fit_network([], NETWORK),
    "a target too few": examples_fit_network([([1, 0], [1])], NETWORK),
    "a target of 2": examples_fit_network([([1, 0], [1, 2])], NETWORK),
}


def test_a_network_with_its_inputs_and_targets_keeps_all_promises() -> None:
    assert is_network_for(NETWORK, [1, 0])
    assert has_class_units(NETWORK, "b", ["a", "b"])
    assert examples_fit_network([([1, 0], [1, 0.5])], NETWORK)


@pytest.mark.parametrize("what", BROKEN)
def test_a_promise_is_broken(what: str) -> None:
    assert not BROKEN[what]
