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
    weight,
    weights,
)
from reference.bayes_nets.irrelevant_nodes import ancestors


def product_of_marginals(net: Network, assignment: Assignment) -> float:
    """The nodes taken as independent: each one's own probability, multiplied."""
    return math.prod(weight(net, {node: value}) for node, value in assignment.items())


def sum_of_factors(net: Network, assignment: Assignment) -> float:
    """The factors added up instead of multiplied."""
    return math.fsum(node_probability(net, node, assignment) for node in net)


def roots_left_out(net: Network, assignment: Assignment) -> float:
    """Only the nodes with parents multiplied."""
    return math.prod(node_probability(net, node, assignment) for node in net if net[node]["parents"])


def not_normalised(net: Network, query: str, evidence: Assignment) -> dict[Any, float]:
    """P(value and evidence), not divided by P(evidence)."""
    return weights(net, query, evidence)


def evidence_ignored(net: Network, query: str, evidence: Assignment) -> dict[Any, float]:
    """The probability of the node without any evidence."""
    return enumeration(net, query, {})


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


def plain_average(second: float, with_second: float, without: float) -> float:
    """The two probabilities averaged, as if the second cause were there half of the time."""
    return (with_second + without) / 2


def only_without(second: float, with_second: float, without: float) -> float:
    """The second cause taken to be absent."""
    return without


def sum_of_both(prior: float, given: float, given_other: float) -> float:
    """The two conditional probabilities added up without their weights."""
    return given + given_other


def condition_turned_around(prior: float, given: float, evidence: float) -> float:
    """P(effect | first) given for P(first | effect)."""
    return given


def not_divided(prior: float, given: float, evidence: float) -> float:
    """P(first and effect), not divided by P(effect)."""
    return prior * given


def causes_independent(prior: float, both: float, only_second: float) -> float:
    """The prior of the first cause: seeing the other is taken to explain everything."""
    return prior


def with_cause_only(prior: float, given: float, given_other: float) -> float:
    """P(cause and effect) for P(effect)."""
    return prior * given


def mean_of_rows(prior: float, given: float, given_other: float) -> float:
    """The plain mean of the two rows of the table."""
    return (given + given_other) / 2


def weights_exchanged(prior: float, given: float, given_other: float) -> float:
    """Each row with the weight of the other."""
    return (1 - prior) * given + prior * given_other


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
