"""Draws of Bayesian networks of true and false, of queries and of evidence."""

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

from reference.bayes_nets.inference import Network
from reference.shared.draws.numbers import Range, whole_number
from reference.shared.draws.probabilities import probability

NAMES = ["cloud", "frost", "wind", "dust", "rain", "fog", "delay", "crowd"]  # any order is as likely as another


def network(random: Random, nodes: Range = 4, parents: int = 2, decimals: int = 2) -> dict[str, Any]:
    """A connected network in which each node has at most `parents` parents; its nodes are listed in any order.

    >>> net = network(Random(2), nodes=3)
    >>> {node: each["parents"] for node, each in net.items()}
    {'delay': ['cloud', 'crowd'], 'cloud': [], 'crowd': ['cloud']}
    """
    names = random.sample(NAMES, whole_number(random, nodes))
    # parents come earlier: no cycle; each node but the first has one at least: connected
    links = {
        name: random.sample(names[:place], min(place, random.randint(1, parents))) for place, name in enumerate(names)
    }
    # not in the order of the links: a student must look at the parents, not at the places
    listed = random.sample(names, len(names))
    return {name: node(random, links[name], decimals) for name in listed}


def node(random: Random, parents: Sequence[str], decimals: int) -> dict[str, Any]:
    """A node with the values t and f, and a table in which no two rows are the same."""
    drawn: list[float] = []
    for _ in range(2 ** len(parents)):
        # no two rows alike, nor complements: reading off the wrong row must show
        drawn.append(probability(random, within=[0.05, 0.95], decimals=decimals, apart_from=drawn))
    rows = zip(product("tf", repeat=len(parents)), drawn, strict=True)
    table = [[list(values), {"t": p, "f": round(1 - p, decimals)}] for values, p in rows]
    return {"values": ["t", "f"], "parents": list(parents), "table": table}


def assignment(random: Random, net: Network) -> dict[str, str]:
    """A random value for every node of the network."""
    return {name: random.choice(each["values"]) for name, each in net.items()}


def query(random: Random, net: Network) -> str:
    """A node of the network to ask for."""
    return random.choice(list(net))


def evidence(random: Random, net: Network, query: str, nodes: Range = (1, 2)) -> dict[str, str]:
    """Values of some nodes other than the query node."""
    others = [name for name in net if name != query]
    seen = random.sample(others, min(len(others), whole_number(random, nodes)))
    return {name: random.choice(net[name]["values"]) for name in seen}
