"""Draws of questions to Bayesian networks that do not need every node."""

from itertools import combinations
from random import Random

from reference.bayes_nets.inference import Network
from reference.bayes_nets.irrelevant_nodes import ancestors, irrelevant_nodes


def query(random: Random, net: Network) -> str:
    """A node that is not reached from every other node, if there is one."""
    return random.choice([node for node in net if len(ancestors(net, [node])) < len(net)] or list(net))


def evidence(random: Random, net: Network, query: str, most: int = 2) -> dict[str, str]:
    """Values of up to `most` other nodes that leave some node irrelevant; no values if that is impossible."""
    others = [node for node in net if node != query]
    sets = [seen for size in range(1, most + 1) for seen in combinations(others, size)]
    leaving = [seen for seen in sets if irrelevant_nodes(net, query, dict.fromkeys(seen))] or [()]
    return {node: random.choice(net[node]["values"]) for node in random.choice(leaving)}
