"""Bayesian networks as plain data, and exact inference in them. Blockeel, section 12.5.

A network is `{node: {"values": [...], "parents": [...], "table": [[parents' values, {value: probability}], ...]}}`; the
values of the parents stand in the order of `parents`.
"""

import math
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from reference.bayes.rule import normalised

Node = Mapping[str, Any]
Network = Mapping[str, Node]
Assignment = Mapping[str, Any]  # node -> value


def node_probability(net: Network, node: str, assignment: Assignment) -> float:
    """P(node's value | its parents' values), from the table of the node."""
    wanted = [assignment[parent] for parent in net[node]["parents"]]
    for values, distribution in net[node]["table"]:
        if list(values) == wanted:
            return float(distribution[assignment[node]])
    raise ValueError(f"the table of {node} has no row for {wanted}")


def joint_probability(net: Network, assignment: Assignment) -> float:
    """P(all nodes have these values): the product of each node's probability given its parents.

    Blockeel, example 12.7. The assignment has a value for every node.

    >>> net = {
    ...     "rain": {"values": ["t", "f"], "parents": [], "table": [[[], {"t": 0.2, "f": 0.8}]]},
    ...     "wet": {"values": ["t", "f"], "parents": ["rain"],
    ...             "table": [[["t"], {"t": 0.9, "f": 0.1}], [["f"], {"t": 0.25, "f": 0.75}]]},
    ... }
    >>> round(joint_probability(net, {"rain": "t", "wet": "f"}), 3)
    0.02
    """
    # a product over all nodes; a part of the assignment alone has to be summed out (`weight`)
    return math.prod(node_probability(net, node, assignment) for node in net)


def completions(net: Network, known: Assignment) -> Iterator[dict[str, Any]]:
    """Every assignment to all nodes that agrees with the known values."""
    # 2^hidden assignments: enough for the small networks of exercises
    hidden = [node for node in net if node not in known]
    for values in product(*(net[node]["values"] for node in hidden)):
        yield {**known, **dict(zip(hidden, values, strict=True))}


def weight(net: Network, known: Assignment) -> float:
    """P(these nodes have these values): the sum of the joint probabilities of all completions."""
    return math.fsum(joint_probability(net, each) for each in completions(net, known))


def weights(net: Network, query: str, evidence: Assignment) -> dict[Any, float]:
    """P(query = value and evidence) for every value of the query node; 0 where the evidence has another value of it."""
    possible = [value for value in net[query]["values"] if evidence.get(query, value) == value]
    return dict.fromkeys(net[query]["values"], 0.0) | {
        value: weight(net, {**evidence, query: value}) for value in possible
    }


def enumeration(net: Network, query: str, evidence: Assignment) -> dict[Any, float]:
    """P(query | evidence) by enumeration. Blockeel, equation 12.13. ValueError if the evidence is impossible.

    >>> coin = {"coin": {"values": ["t", "f"], "parents": [], "table": [[[], {"t": 0.25, "f": 0.75}]]}}
    >>> enumeration(coin, "coin", {}), enumeration(coin, "coin", {"coin": "f"})
    ({'t': 0.25, 'f': 0.75}, {'t': 0.0, 'f': 1.0})
    """
    return normalised(weights(net, query, evidence))


def parents_first(net: Network) -> list[str]:
    """The nodes in an order in which every node comes after its parents."""
    order: list[str] = []
    while len(order) < len(net):
        # in the order of the network among those that are ready, so that the order is one
        ready = [node for node in net if node not in order and all(each in order for each in net[node]["parents"])]
        if not ready:
            raise ValueError("the network has a cycle, or a parent that is no node")
        order += ready
    return order


def averaged(second: float, with_second: float, without: float) -> float:
    """P(effect | first), summed over the second cause."""
    return second * with_second + (1 - second) * without


def total(prior: float, given: float, given_other: float) -> float:
    """P(effect), from its probability with the first cause and without it."""
    return prior * given + (1 - prior) * given_other


def reversed_(prior: float, given: float, evidence: float) -> float:
    """P(first | effect) by Bayes' rule."""
    return prior * given / evidence


def explained_away(prior: float, both: float, only_second: float) -> float:
    """P(first | effect, second) by Bayes' rule, if the second cause is present."""
    return prior * both / total(prior, both, only_second)
