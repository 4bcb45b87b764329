"""Draws of questions to Bayesian networks that do not need every node."""

from collections.abc import Collection
from itertools import combinations
from random import Random

from reference.bayes_nets.inference import Network
from reference.bayes_nets.irrelevant_nodes import ancestors, irrelevant_nodes


def telling_evidence(net: Network, query: str, most: int) -> list[tuple[str, ...]]:
    """Sets of up to `most` other nodes that make further nodes relevant, and leave nodes that take several rounds."""
    others = [node for node in net if node != query]
    sets = [seen for size in range(1, most + 1) for seen in combinations(others, size)]
    above = ancestors(net, [query])
    left = {seen: irrelevant_nodes(net, query, dict.fromkeys(seen)) for seen in sets}
    # the ancestors of the query alone must not give the answer
    telling = [seen for seen in sets if left[seen] and left[seen] != set(net) - above - set(seen)]
    most_rounds = max((rounds(net, left[seen]) for seen in telling), default=0)
    # nor the first round alone: three rounds if there are such sets, then two
    return [seen for seen in telling if rounds(net, left[seen]) >= min(most_rounds, 3) > 1]


def rounds(net: Network, removed: Collection[str]) -> int:
    """The number of nodes on the longest path through removed nodes: it takes as many rounds to remove them."""
    above = [parent for node in removed for parent in net[node]["parents"] if parent in removed]
    return 1 + rounds(net, set(above)) if removed else 0


def query(random: Random, net: Network, most: int = 2) -> str:
    """A node for which evidence below it matters and leaves nodes that take three rounds, or as many as possible."""
    reach = {
        node: max(
            (
                rounds(net, irrelevant_nodes(net, node, dict.fromkeys(seen)))
                for seen in telling_evidence(net, node, most)
            ),
            default=0,
        )
        for node in net
    }
    return random.choice([node for node in net if reach[node] >= min(max(reach.values()), 3)])


def evidence(random: Random, net: Network, query: str, most: int = 2) -> dict[str, str]:
    """Values of up to `most` other nodes whose ancestors matter; no values if that is impossible."""
    return {
        node: random.choice(net[node]["values"]) for node in random.choice(telling_evidence(net, query, most) or [()])
    }
