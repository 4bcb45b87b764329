"""Tests of `reference.version_spaces.candidate_elimination`."""

import pytest

from reference.version_spaces.candidate_elimination import candidate_elimination
from reference.version_spaces.hypotheses import all_hypotheses, list_then_eliminate, more_general

ENJOY = [  # Mitchell, table 2.1
    (("Sunny", "Warm", "Normal", "Strong", "Warm", "Same"), "yes"),
    (("Sunny", "Warm", "High", "Strong", "Warm", "Same"), "yes"),
    (("Rainy", "Cold", "High", "Strong", "Warm", "Change"), "no"),
    (("Sunny", "Warm", "High", "Strong", "Cool", "Change"), "yes"),
]
SKY = [["Sunny", "Cloudy", "Rainy"], ["Warm", "Cold"], ["Normal", "High"], ["Strong", "Weak"], ["Warm", "Cool"]]


SKY.append(["Same", "Change"])


def test_enjoysport_has_the_sizes_that_enumeration_gives() -> None:
    assert [len(list_then_eliminate(SKY, ENJOY[:seen])) for seen in range(5)] == [973, 64, 32, 28, 6]
    specific, general = candidate_elimination(SKY, ENJOY)
    assert specific == {("Sunny", "Warm", "?", "Strong", "?", "?")}
    assert general == {("Sunny", "?", "?", "?", "?", "?"), ("?", "Warm", "?", "?", "?", "?")}


@pytest.mark.parametrize("seen", range(5))
def test_between_the_borders_lies_just_the_version_space(seen: int) -> None:
    specific, general = candidate_elimination(SKY, ENJOY[:seen])
    between = [
        h
        for h in all_hypotheses(SKY)
        if any(more_general(h, s) for s in specific) and any(more_general(g, h) for g in general)
    ]
    assert between == list_then_eliminate(SKY, ENJOY[:seen])
