"""Known mistakes with Bayesian networks, and about what a question to one may leave out."""

import math
from itertools import combinations, product
from typing import Any

from reference.bayes.rule import normalised
from reference.bayes_nets.inference import (
    Assignment,
    Network,
    completions,
    enumeration,
    joint_probability,
    node_probability,
)
from reference.bayes_nets.irrelevant_nodes import ancestors, irrelevant_nodes


def parents_only(net: Network, query: str, evidence: Assignment) -> dict[Any, float]:
    """Only what is known of nodes above the query: what is seen below it is left out."""
    above: set[str] = set()
    waiting = list(net[query]["parents"])
    while waiting:
        above.add(parent := waiting.pop())
        waiting += net[parent]["parents"]
    return enumeration(net, query, {node: value for node, value in evidence.items() if node in above})


def passed_down(net: Network, query: str, evidence: Assignment) -> dict[Any, float]:
    """The probabilities that only parents decide: each node's from those of its parents, taken as independent."""

    def belief(node: str) -> dict[Any, float]:
        if node in evidence and node != query:
            return {value: float(value == evidence[node]) for value in net[node]["values"]}
        above = [belief(parent) for parent in net[node]["parents"]]
        rows = [
            (math.prod(of[value] for of, value in zip(above, values, strict=True)), distribution)
            for values, distribution in net[node]["table"]
        ]
        return {value: math.fsum(chance * own[value] for chance, own in rows) for value in net[node]["values"]}

    return belief(query)


def parents_as_listed(net: Network) -> dict[str, Any]:
    """The network with the parents of each node as the nodes are listed, and its tables as they were."""
    return {name: {**node, "parents": [each for each in net if each in node["parents"]]} for name, node in net.items()}


def parents_sorted(net: Network) -> dict[str, Any]:
    """The network with the parents of each node in alphabetical order, and its tables as they were."""
    return {name: {**node, "parents": sorted(node["parents"])} for name, node in net.items()}


def observed_tables_left_out(net: Network, query: str, evidence: Assignment) -> dict[Any, float]:
    """The sum of products that have no factor for observed nodes."""
    free = [node for node in net if node not in evidence]
    return normalised(
        {
            value: math.fsum(
                math.prod(node_probability(net, node, each) for node in free)
                for each in completions(net, {**evidence, query: value})
            )
            for value in net[query]["values"]
        }
    )


def any_evidence(net: Network, query: str, evidence: Assignment) -> dict[Any, float]:
    """The sum over assignments that agree with one observed value or more."""
    return normalised(
        {
            value: math.fsum(
                joint_probability(net, each)
                for each in completions(net, {query: value})
                if not evidence or any(each[node] == seen for node, seen in evidence.items())
            )
            for value in net[query]["values"]
        }
    )


def rows_by_position(net: Network, assignment: Assignment) -> float:
    """The product with each row taken from the place that it would have in a table in order."""
    factors: list[float] = []
    for name, node in net.items():
        keys = list(product(*(net[parent]["values"] for parent in node["parents"])))
        place = keys.index(tuple(assignment[parent] for parent in node["parents"]))
        factors.append(node["table"][place][1][assignment[name]])
    return math.prod(factors)


def reached(links: dict[str, set[str]], start: str, closed: Assignment) -> set[str]:
    """The nodes that can be reached from the start on links, without a step onto a closed node."""
    found, waiting = {start}, [start]
    while waiting:
        further = links[waiting.pop()] - found - set(closed)
        found |= further
        waiting += further
    return found


def independent_removed_too(net: Network, query: str, evidence: Assignment) -> set[str]:
    """The nodes that can be removed, and those that are independent of the query, given the evidence.

    Independent are nodes that no path links with the query in the moral graph of the ancestors, observed nodes closed.
    """
    kept = ancestors(net, [query, *evidence])
    links: dict[str, set[str]] = {node: set() for node in kept}
    for node in kept:
        for one, other in combinations([node, *net[node]["parents"]], 2):
            links[one].add(other)
            links[other].add(one)
    return set(net) - reached(links, query, evidence) - set(evidence)


def unlinked_removed_too(net: Network, query: str, evidence: Assignment) -> set[str]:
    """The nodes that can be removed, and those of other parts of the network than that of the query."""
    links = {node: {*net[node]["parents"], *(child for child in net if node in net[child]["parents"])} for node in net}
    return irrelevant_nodes(net, query, evidence) | (set(net) - reached(links, query, {}) - set(evidence))
