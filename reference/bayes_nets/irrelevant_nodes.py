"""Nodes that a question to a Bayesian network can ignore. Blockeel, section 12.5.8."""

from collections.abc import Iterable

from reference.bayes_nets.inference import Assignment, Network, enumeration


def ancestors(net: Network, nodes: Iterable[str]) -> set[str]:
    """The nodes themselves, their parents, the parents of those, and so on."""
    found: set[str] = set()
    waiting = list(nodes)
    while waiting:
        node = waiting.pop()
        if node not in found:
            found.add(node)
            waiting += net[node]["parents"]
    return found


def irrelevant_nodes(net: Network, query: str, evidence: Assignment) -> set[str]:
    """The nodes that are neither query nor evidence nor an ancestor of these: their probabilities sum to 1.

    >>> chain = {"a": {"parents": []}, "b": {"parents": ["a"]}, "c": {"parents": ["b"]}, "d": {"parents": ["b"]}}
    >>> sorted(irrelevant_nodes(chain, "a", {})), sorted(irrelevant_nodes(chain, "a", {"c": "t"}))
    (['b', 'c', 'd'], ['d'])
    """
    # summed out, the table of a node without relevant descendants gives 1
    return set(net) - ancestors(net, [query, *evidence])


def pruned_enumeration(net: Network, query: str, evidence: Assignment) -> dict[str, float]:
    """P(query | evidence) by enumeration over the relevant nodes only."""
    dropped = irrelevant_nodes(net, query, evidence)
    return enumeration({node: each for node, each in net.items() if node not in dropped}, query, evidence)
