"""Conditions on questions to Bayesian networks."""

from collections.abc import Mapping
from typing import Any

from reference.bayes_nets.draws.irrelevant_nodes import rounds
from reference.bayes_nets.inference import enumeration
from reference.bayes_nets.irrelevant_nodes import irrelevant_nodes
from reference.bayes_nets.mistakes import independent_removed_too, parents_sorted, unlinked_removed_too

CLEAR = 0.001  # far above the tolerance of a check


def distant_evidence_matters(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether evidence about nodes that are neither parents nor children of the query changes its probabilities."""
    net, query = args["net"], args["query"]
    near = {*net[query]["parents"], *(node for node in net if query in net[node]["parents"])}
    kept = {node: value for node, value in args["evidence"].items() if node in near}
    right, nearsighted = enumeration(net, query, args["evidence"]), enumeration(net, query, kept)
    return any(abs(right[value] - nearsighted[value]) > CLEAR for value in right)


def order_of_parents_matters(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the probabilities change if the parents of each node are taken in alphabetical order."""
    query, evidence = args["query"], args["evidence"]
    # all nodes have the same values, so every row is found in the wrong order too
    right, wrong = (enumeration(net, query, evidence) for net in (args["net"], parents_sorted(args["net"])))
    return any(abs(right[value] - wrong[value]) > CLEAR for value in right)


def some_are_removed(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether there is something to remove."""
    return len(expected) > 0


def rounds_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a node is removed that has children, and so is removed in a later round."""
    return any(parent in expected for node in expected for parent in args["net"][node]["parents"])


def nodes_take_three_rounds(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether it takes at least three rounds to remove all nodes."""
    return rounds(args["net"], expected) >= 3


def grandparents_stay(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a node must stay that is neither the query, nor observed, nor a parent of these."""
    net, kept = args["net"], {args["query"], *args["evidence"]}
    return len(kept.union(*(net[node]["parents"] for node in kept))) + len(expected) < len(net)


def independent_nodes_stay(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a node must stay that is independent of the query, given the evidence."""
    return independent_removed_too(**args) != irrelevant_nodes(**args)


def unlinked_nodes_stay(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a node must stay that no path links with the query."""
    return unlinked_removed_too(**args) != irrelevant_nodes(**args)
