"""Tests of `reference.analytical.kbann`."""

from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.analytical.draws import propositional as draws
from reference.analytical.kbann import KBANN, connected, kbann_network, kbann_output
from reference.analytical.promises import has_names_for_units, leads_to
from reference.analytical.propositional import derived_propositions

SEEDS = st.integers(0, 10**6).map(Random)


@settings(max_examples=30, deadline=None)
@given(SEEDS, st.sampled_from([0.5, 4, 10]))
def test_a_network_of_step_units_proves_what_the_theory_proves(random: Random, weight: float) -> None:
    theory = draws.horn_theory(random, attributes=(2, 5), again=(0, 3), negated=0.4, facts=(0, 1))
    names, heads = draws.attributes_of(theory), {head for head, _ in theory}
    network = kbann_network(theory, weight)
    for values in product((False, True), repeat=len(names)):
        row = dict(zip(names, values, strict=True))
        on = {name for name, output in kbann_output(network, row, unit="step").items() if output}
        assert on & heads == derived_propositions(theory, row)


def error(network: Any, row: Any, target: str) -> float:
    """Half the squared error of a network for a row."""
    return float((row[target] - kbann_output(network, row)[target]) ** 2 / 2)


@settings(max_examples=15, deadline=None)
@given(SEEDS)
def test_a_step_goes_down_the_slope_of_the_error(random: Random) -> None:
    theory = draws.horn_theory(random, attributes=3, heads=2, negated=0.3)
    rows = draws.any_labelled_rows(random, theory, n=1, more=1)
    args: dict[str, Any] = {"theory": theory, "rows": rows, "target": draws.TARGET, "weight": 2, "extra": 0.2}
    before, after = KBANN.steps(**args, rate=0.5, epochs=1)
    for name, unit in before.network.items():
        for each, weight in unit.items():
            ends = [{**before.network, name: {**unit, each: weight + way}} for way in (1e-5, -1e-5)]
            up, down = (error(end, rows[0], draws.TARGET) for end in ends)
            assert after.network[name][each] - weight == pytest.approx(-0.5 * (up - down) / 2e-5, abs=1e-7)


@given(SEEDS)
@settings(max_examples=10, deadline=None)
def test_large_weights_bring_sigmoid_units_to_what_the_theory_proves(random: Random) -> None:
    theory = draws.horn_theory(random, negated=0.3)
    row = draws.attribute_row(random, theory)
    network = kbann_network(theory, 40)
    sharp, soft = kbann_output(network, row, unit="step"), kbann_output(network, row)
    assert soft == {name: pytest.approx(output, abs=1e-6) for name, output in sharp.items()}


def test_extra_connections_lead_to_units_of_clauses_only() -> None:
    network = connected(kbann_network([["p", ["a"]], ["p", [["not", "b"]]]]), ["a", "b", "c"], 0.1)
    assert network["p 1"] == {"bias": -2, "a": 4, "b": 0.1, "c": 0.1}
    assert network["p 2"] == {"bias": 2, "a": 0.1, "b": -4, "c": 0.1}
    assert network["p"] == {"bias": -2, "p 1": 4, "p 2": 4}


def test_promises_refuse_odd_names_and_loose_ends() -> None:
    assert not has_names_for_units([["p", ["bias"]]])
    assert not has_names_for_units([["p 1", ["a"]]])
    assert leads_to([["p", ["q"]], ["q", ["a"]]], "p")
    assert not leads_to([["p", ["a"]], ["q", ["a"]]], "p")
