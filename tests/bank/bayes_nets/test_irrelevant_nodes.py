"""What a question may leave out, against nodes without children taken away one by one, and against the answers."""

from random import Random

import pytest

from reference.bayes_nets.draws.networks import evidence, network, query
from reference.bayes_nets.inference import Network, enumeration
from reference.bayes_nets.irrelevant_nodes import irrelevant_nodes, pruned_enumeration

ALARM = {
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
        "table": [[["t"], {"t": 0.5, "f": 0.5}], [["f"], {"t": 0.1, "f": 0.9}]],
    },
}


def taken_away(net: Network, kept: set[str]) -> set[str]:
    """The nodes that go if one without children goes after the other."""
    left = set(net)
    while True:
        barren = {node for node in left - kept if not any(node in net[other]["parents"] for other in left)}
        if not barren:
            return set(net) - left
        left -= barren


@pytest.mark.parametrize("seed", range(20))
def test_what_is_left_out_goes_node_by_node_and_changes_no_answer(seed: int) -> None:
    random = Random(seed)
    net = network(random, nodes=5)
    asked = query(random, net)
    seen = evidence(random, net, asked, (0, 2))
    assert irrelevant_nodes(net, asked, seen) == taken_away(net, {asked, *seen})
    assert pruned_enumeration(net, asked, seen) == pytest.approx(enumeration(net, asked, seen))


def test_an_alarm_alone_needs_nobody_who_calls() -> None:
    assert irrelevant_nodes(ALARM, "A", {}) == {"J", "M"}
    assert irrelevant_nodes(ALARM, "B", {"J": "t"}) == {"M"}
    assert pruned_enumeration(ALARM, "A", {})["t"] == pytest.approx(0.053255)
