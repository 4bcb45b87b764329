"""Known mistakes with Bayesian networks, and about what a question to one may leave out."""

import math
from typing import Any

from reference.bayes.rule import normalised
from reference.bayes_nets.inference import (
    Assignment,
    Network,
    completions,
    enumeration,
    node_probability,
)


def parents_only(net: Network, query: str, evidence: Assignment) -> dict[Any, float]:
    """Only what is known of nodes above the query: what is seen below it is left out."""
    above: set[str] = set()
    waiting = list(net[query]["parents"])
    while waiting:
        above.add(parent := waiting.pop())
        waiting += net[parent]["parents"]
    return enumeration(net, query, {node: value for node, value in evidence.items() if node in above})


def hidden_not_summed(net: Network, query: str, evidence: Assignment) -> dict[Any, float]:
    """The largest product for each value, instead of the sum over the nodes that are not known."""
    found = {
        value: max(
            math.prod(node_probability(net, node, each) for node in net)
            for each in completions(net, {**evidence, query: value})
        )
        for value in net[query]["values"]
    }
    return normalised(found)
