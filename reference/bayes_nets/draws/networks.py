"""Draws of Bayesian networks, of queries and of evidence."""

from collections.abc import Mapping, Sequence
from itertools import product
from random import Random
from typing import Any

from reference.bayes_nets.inference import Network
from reference.probability.draws.joint import any_shares
from reference.shared.draws.numbers import Range, whole_number
from reference.shared.draws.probabilities import probability

NAMES = ["cloud", "frost", "wind", "dust", "rain", "fog", "delay", "crowd"]  # any order is as likely as another
ANY_NAMES = ["a", "B", "wind speed", "_x", "Größe", "n2"]
VALUES = ["t", "f", "u"]  # nodes share them: only the node tells what a value is of


def network(
    random: Random,
    nodes: Range = 4,
    parents: int = 2,
    decimals: int = 2,
    values: Range = 2,
    least: int = 1,
    among: Sequence[str] = NAMES,
) -> dict[str, Any]:
    """A connected network of nodes with `least` to `parents` parents, or fewer; nodes and rows come in any order.

    >>> net = network(Random(2), nodes=3)
    >>> {node: each["parents"] for node, each in net.items()}
    {'delay': ['cloud', 'crowd'], 'cloud': [], 'crowd': ['cloud']}
    """
    names = random.sample(among, whole_number(random, nodes))
    # parents come earlier: no cycle; each node but the first has one at least: connected
    links = {
        name: random.sample(names[:place], min(place, random.randint(least, parents)))
        for place, name in enumerate(names)
    }
    domains = {name: VALUES[: whole_number(random, values)] for name in names}
    # not in the order of the links: a student must look at the parents, not at the places
    listed = random.sample(names, len(names))
    return {name: node(random, domains, name, links[name], decimals) for name in listed}


def split_network(random: Random, each: Range = (3, 4)) -> dict[str, Any]:
    """A network of two parts without a link between them; nodes come in any order."""
    names = random.sample(NAMES, len(NAMES))
    half = len(names) // 2
    net = network(random, each, among=names[:half]) | network(random, each, among=names[half:])
    return {name: net[name] for name in random.sample(list(net), len(net))}


def node(
    random: Random, domains: Mapping[str, list[str]], name: str, parents: Sequence[str], decimals: int
) -> dict[str, Any]:
    """A node whose table has its rows in any order, no two of them the same."""
    drawn: list[float] = []
    rows = list(product(*(domains[parent] for parent in parents)))
    for _ in rows:
        # no two rows alike, nor complements: reading off the wrong row must show
        drawn.append(probability(random, within=[0.05, 0.95], decimals=decimals, apart_from=drawn))
    table = [[list(key), row_of(random, domains[name], p, decimals)] for key, p in zip(rows, drawn, strict=True)]
    return {"values": list(domains[name]), "parents": list(parents), "table": random.sample(table, len(table))}


def row_of(random: Random, values: Sequence[str], first: float, decimals: int) -> dict[str, float]:
    """A distribution in which the first value has this probability, and each other value a part of the rest."""
    unit = 10**decimals
    rest = unit - round(first * unit)
    cuts = sorted(random.choices(range(1, rest), k=len(values) - 2)) if len(values) > 2 else []
    shares = [high - low for low, high in zip([0, *cuts], [*cuts, rest], strict=True)]
    return {values[0]: first} | {value: share / unit for value, share in zip(values[1:], shares, strict=True)}


def any_network(random: Random, nodes: Range = (1, 4)) -> dict[str, Any]:
    """A network of any shape: no links or up to three parents, one to three values, probabilities of 0 and 1."""
    names = random.sample(ANY_NAMES, whole_number(random, nodes))
    links = {name: random.sample(names[:place], random.randint(0, min(3, place))) for place, name in enumerate(names)}
    domains = {name: random.sample(VALUES, random.randint(1, 3)) for name in names}
    net = {}
    for name in random.sample(names, len(names)):
        rows = [list(key) for key in product(*(domains[parent] for parent in links[name]))]
        table = [[key, dict(zip(domains[name], any_shares(random, len(domains[name])), strict=True))] for key in rows]
        net[name] = {"values": domains[name], "parents": links[name], "table": random.sample(table, len(table))}
    return net


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
