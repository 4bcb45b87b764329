"""Known mistakes about what a question to a Bayesian network may leave out."""

from reference.bayes_nets import Assignment, Network
from reference.irrelevant_nodes import ancestors


def observed_descendants_overlooked(net: Network, query: str, evidence: Assignment) -> set[str]:
    """All unseen nodes that do not lead to the query, also those that lead to what was seen."""
    return set(net) - ancestors(net, [query]) - set(evidence)


def leaves_once(net: Network, query: str, evidence: Assignment) -> set[str]:
    """The unseen nodes without children, not what has none once these are gone."""
    parents = {parent for node in net.values() for parent in node["parents"]}
    return set(net) - parents - {query, *evidence}


def all_unseen(net: Network, query: str, evidence: Assignment) -> set[str]:
    """Every node that is neither asked for nor seen."""
    return set(net) - {query, *evidence}


def seen_nodes_dropped(net: Network, query: str, evidence: Assignment) -> set[str]:
    """All nodes that do not lead to the query, what was seen included."""
    return set(net) - ancestors(net, [query])
