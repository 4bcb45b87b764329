"""Tests of `reference.bayes_nets.inference`."""

import math
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.bayes_nets.draws.networks import assignment, evidence, network, query
from reference.bayes_nets.inference import enumeration, joint_probability, parents_first, weight
from tests.banked import worked_out

ALARM: dict[str, Any] = {  # Blockeel, example 12.8
    "B": {"values": ["t", "f"], "parents": [], "table": [[[], {"t": 0.05, "f": 0.95}]]},
    "E": {"values": ["t", "f"], "parents": [], "table": [[[], {"t": 0.01, "f": 0.99}]]},
    "A": {
        "values": ["t", "f"],
        "parents": ["B", "E"],
        "table": [
            [["t", "t"], {"t": 0.9, "f": 0.1}],
            [["t", "f"], {"t": 0.8, "f": 0.2}],
            [["f", "t"], {"t": 0.4, "f": 0.6}],
            [["f", "f"], {"t": 0.01, "f": 0.99}],
        ],
    },
    "J": {
        "values": ["t", "f"],
        "parents": ["A"],
        "table": [[["t"], {"t": 0.8, "f": 0.2}], [["f"], {"t": 0.1, "f": 0.9}]],
    },
    "M": {
        "values": ["t", "f"],
        "parents": ["A"],
        "table": [[["t"], {"t": 0.9, "f": 0.1}], [["f"], {"t": 0.2, "f": 0.8}]],
    },
}
SEEDS = st.integers(0, 10**6).map(Random)
SHARE = st.integers(1, 99).map(lambda percent: percent / 100)


def by_sampling_order(net: dict[str, Any], wanted: dict[str, str]) -> float:
    """P(wanted) by walking down the network, node after node: no product over complete assignments."""

    def below(order: list[str], known: dict[str, str]) -> float:
        if not order:
            return 1.0
        node, *rest = order
        rows = {tuple(values): chances for values, chances in net[node]["table"]}
        chances = rows[tuple(known[parent] for parent in net[node]["parents"])]
        allowed = [wanted[node]] if node in wanted else list(chances)
        return sum(chances[value] * below(rest, {**known, node: value}) for value in allowed)

    return below(parents_first(net), {})


@given(SEEDS)
def test_the_joint_sums_to_one_and_a_query_is_a_quotient_of_sums(random: Random) -> None:
    net = network(random, nodes=[2, 5])
    everything = [dict(zip(net, values, strict=True)) for values in product("tf", repeat=len(net))]
    assert math.fsum(joint_probability(net, each) for each in everything) == pytest.approx(1)
    asked = query(random, net)
    seen = evidence(random, net, asked, nodes=[0, 2])
    whole = by_sampling_order(net, seen)
    assert weight(net, seen) == pytest.approx(whole)
    found = enumeration(net, asked, seen)
    assert found == pytest.approx({value: by_sampling_order(net, {**seen, asked: value}) / whole for value in "tf"})
    assert sum(found.values()) == pytest.approx(1)


@given(SEEDS)
def test_the_chain_rule_gives_the_joint(random: Random) -> None:
    net = network(random, nodes=4)
    values = assignment(random, net)
    known: dict[str, str] = {}
    chain = 1.0
    for node in random.sample(list(net), len(net)):
        chain *= enumeration(net, node, known)[values[node]]
        known[node] = values[node]
    assert joint_probability(net, values) == pytest.approx(chain)


def test_the_alarm_network_explains_away() -> None:
    assert enumeration(ALARM, "B", {"A": "t"})["t"] == pytest.approx(0.752042, abs=1e-6)
    assert enumeration(ALARM, "B", {"A": "t", "E": "t"})["t"] == pytest.approx(0.105882, abs=1e-6)
    assert enumeration(ALARM, "B", {"J": "t", "M": "t"})["t"] == pytest.approx(0.506909, abs=1e-6)


def two_causes(chances: dict[str, float]) -> dict[str, Any]:
    """Two causes and their common effect, whose chances are those with both causes, one, the other, and neither."""
    tables = {name: {"t": p, "f": 1 - p} for name, p in chances.items()}
    cases = zip(product("tf", repeat=2), ("both", "only_first", "only_second", "neither"), strict=True)
    effect = [[list(values), tables[name]] for values, name in cases]
    return {
        **{name: {"values": ["t", "f"], "parents": [], "table": [[[], tables[name]]]} for name in ("first", "second")},
        "effect": {"values": ["t", "f"], "parents": ["first", "second"], "table": effect},
    }


@given(st.fixed_dictionaries(dict.fromkeys(("first", "second", "both", "only_first", "only_second", "neither"), SHARE)))
def test_the_parts_of_the_hand_calculation_are_answers_of_the_network(chances: dict[str, float]) -> None:
    net, parts = two_causes(chances), worked_out("bayes_nets.two_causes_by_hand", **chances)
    assert parts["given_first"] == pytest.approx(enumeration(net, "effect", {"first": "t"})["t"])
    assert parts["given_other"] == pytest.approx(enumeration(net, "effect", {"first": "f"})["t"])
    assert parts["effect"] == pytest.approx(weight(net, {"effect": "t"}))
    assert parts["posterior"] == pytest.approx(enumeration(net, "first", {"effect": "t"})["t"])
    assert parts["explained"] == pytest.approx(enumeration(net, "first", {"effect": "t", "second": "t"})["t"])


def test_evidence_that_cannot_happen_and_a_missing_row_are_refused() -> None:
    net = {"a": {"values": ["t", "f"], "parents": [], "table": [[[], {"t": 1.0, "f": 0.0}]]}}
    below = {"b": {"values": ["t", "f"], "parents": ["a"], "table": [[["t"], {"t": 0.5, "f": 0.5}]]}}
    with pytest.raises(ValueError, match="no hypothesis explains"):
        enumeration({**net, "b": {**below["b"], "table": [[[v], {"t": 0.5, "f": 0.5}] for v in "tf"]}}, "b", {"a": "f"})
    with pytest.raises(ValueError, match="no row"):
        joint_probability(net | below, {"a": "f", "b": "t"})
