"""Conditions on pruning by estimates: the numbers make the point."""

from collections.abc import Mapping
from typing import Any

from reference.trees.cost_complexity import COST_COMPLEXITY, node_alphas
from reference.trees.counted_tree import counts_of, inner_paths, subtree_at
from reference.trees.pessimistic import verdict
from reference.trees.replacement import SUBTREE_REPLACEMENT, estimated_error, pessimistic

MANY = 2  # entries of a trace: the start, and two steps
CLEAR = 0.004  # estimates that are compared by hand, rounded to three decimals


def both_verdicts(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some nodes are pruned, and others kept."""
    verdicts = [step["verdict"] for step in expected[1:]]
    return {"prune", "keep"} <= set(verdicts)


def below_changes(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a node is judged otherwise because something below it was pruned before."""
    tree, z = args["tree"], args["z"]
    for step in expected[1:]:
        path = tuple((attribute, value) for attribute, value in step["path"])
        alone = SUBTREE_REPLACEMENT.last(tree=subtree_at(tree, path), z=z)
        if step["subtree"] != first_estimate(subtree_at(tree, path), z) and alone.verdict != unpruned_verdict(
            subtree_at(tree, path), z
        ):
            return True
    return False


def first_estimate(tree: Any, z: float) -> float:
    """The estimate of a subtree as it is given."""
    return estimated_error(tree, lambda counts: pessimistic(counts, z=z))


def unpruned_verdict(tree: Any, z: float) -> str:
    """What a node would be if its subtree were compared as it is given."""
    return verdict(first_estimate(tree, z), pessimistic(counts_of(tree), z=z))


def several_tests(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the given tree has at least three nodes that test something."""
    return len(list(inner_paths(args["tree"]))) > 2


def hand_estimates_apart(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the two estimates that are compared by hand differ clearly."""
    return abs(float(expected["subtree"]) - float(expected["leaf"])) > CLEAR


def several_steps(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a trace has at least two steps, in which different numbers of tests disappear."""
    return len(expected) > MANY


def alphas_tied(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether at some step several nodes that lie not below one another have the smallest alpha."""
    for step in COST_COMPLEXITY.steps(**args):
        alphas = node_alphas(step.tree, args["rows"], args["target"])
        least = [path for path in alphas if alphas[path] == min(alphas.values())]
        if any(one[: len(other)] != other and other[: len(one)] != one for one in least for other in least):
            return True
    return False
