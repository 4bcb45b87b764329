"""Smaller trees, graphs and networks, in the forms of docs/shapes.md."""

from collections.abc import Iterator
from typing import Any, TypeGuard

from grader.codec.values import Value

DecisionTree = dict[str, Any]  # a `test`, and `branches` by value
Network = dict[str, Any]  # a node by its name: a list of parents, or a dict that has them


def is_decision_tree(value: Value) -> TypeGuard[DecisionTree]:
    """Whether the value is a node of a decision tree that tests something."""
    return isinstance(value, dict) and value.keys() >= {"test", "branches"} and isinstance(value["branches"], dict)


def smaller_trees(tree: DecisionTree) -> Iterator[Value]:
    """The subtrees of a tree, the tree without one branch, and the tree with one branch that is itself smaller."""
    branches = tree["branches"]
    # The largest steps first, so that a small counterexample is met early.
    yield from branches.values()
    for value in branches if len(branches) > 1 else ():
        yield {**tree, "branches": {each: below for each, below in branches.items() if each != value}}
    for value, below in branches.items():
        for simpler in smaller_trees(below) if is_decision_tree(below) else ():
            yield {**tree, "branches": {**branches, value: simpler}}


def is_network(value: Value) -> TypeGuard[Network]:
    """Whether the value maps nodes to lists of parents (a graph), or to mappings with `parents` (a network)."""
    return (
        isinstance(value, dict)
        and bool(value)
        and all(parents_of(node) is not None and set(parents_of(node) or ()) <= set(value) for node in value.values())
    )


def parents_of(node: Value) -> list[str] | None:
    """The parents of a node; None if the value is no node."""
    named = node.get("parents") if isinstance(node, dict) else node
    return named if isinstance(named, list) and all(isinstance(each, str) for each in named) else None


def smaller_networks(network: Network) -> Iterator[Network]:
    """The network without one node that no other depends on, the last first; the tables stay as they are."""
    depended = {parent for node in network.values() for parent in parents_of(node) or ()}
    for name in reversed(network):
        if name not in depended and len(network) > 1:
            yield {each: node for each, node in network.items() if each != name}
    if all(isinstance(node, list) for node in network.values()):  # a bare graph can lose an edge as well
        for name, node in network.items():
            for parent in node:
                yield {**network, name: [each for each in node if each != parent]}
