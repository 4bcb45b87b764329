"""Promises about Bayesian networks and questions to them: predicates over the arguments."""

from itertools import product
from typing import Any

from reference.bayes_nets.inference import Assignment, Network, Node, parents_first, weight
from reference.shared.promises import are_distinct, is_distribution


def is_network(net: Network) -> bool:
    """Whether nodes have values, parents among the nodes without a cycle, and complete tables of distributions."""
    known = all(set(node["parents"]) <= set(net) and are_distinct(node["parents"]) for node in net.values())
    return known and len(parents_first(net)) > 0 and all(has_full_table(net, node) for node in net.values())


def has_full_table(net: Network, node: Node) -> bool:
    """Whether a table has one row for each combination of the parents' values, with all values of the node."""
    wanted: list[Any] = [list(key) for key in product(*(net[parent]["values"] for parent in node["parents"]))]
    listed = [list(values) for values, _ in node["table"]]
    return (
        are_distinct(node["values"])
        and sorted(listed) == sorted(wanted)
        and all(is_distribution(row) and sorted(row) == sorted(node["values"]) for _, row in node["table"])
    )


def assigns_every_node(net: Network, assignment: Assignment) -> bool:
    """Whether an assignment gives every node one of its values."""
    return set(assignment) == set(net) and all(value in net[node]["values"] for node, value in assignment.items())


def question_is_possible(net: Network, query: str, evidence: Assignment) -> bool:
    """Whether the query is a node, and the evidence has values of other nodes and a probability above 0."""
    seen = query in net and set(evidence) <= set(net) - {query}
    return seen and all(value in net[node]["values"] for node, value in evidence.items()) and weight(net, evidence) > 0
