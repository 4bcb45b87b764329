"""Known mistakes with Bayesian networks, and about what a question to one may leave out."""

from typing import Any

from reference.bayes_nets.inference import (
    Assignment,
    Network,
    enumeration,
)


def parents_only(net: Network, query: str, evidence: Assignment) -> dict[Any, float]:
    """Only what is known of nodes above the query: what is seen below it is left out."""
    above: set[str] = set()
    waiting = list(net[query]["parents"])
    while waiting:
        above.add(parent := waiting.pop())
        waiting += net[parent]["parents"]
    return enumeration(net, query, {node: value for node, value in evidence.items() if node in above})
