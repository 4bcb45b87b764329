"""Conditions on pruning by estimates: the numbers make the point."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from reference.trees.cost_complexity import COST_COMPLEXITY, alpha_of_paths, node_alphas
from reference.trees.counted_tree import counts_of, inner_paths, subtree_at
from reference.trees.decision_tree import is_node
from reference.trees.description_length import wrong_rows
from reference.trees.mistakes.alpha import first_alpha, later, means, nearest_alpha, pooled_alpha
from reference.trees.mistakes.tree_size import path_lengths
from reference.trees.pessimistic import verdict
from reference.trees.prepruning import prepruned_tree
from reference.trees.replacement import SUBTREE_REPLACEMENT, estimated_error, pessimistic
from reference.trees.tree_size import read_curve, tree_size

MANY = 2  # entries of a trace: the start, and two steps
SEVERAL = 4  # trees of a sequence
REMOVED = 4  # nodes that disappear with the pruned test
CLEAR = 0.004  # estimates that are compared by hand, rounded to three decimals


def both_verdicts(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some nodes are pruned, and others kept."""
    verdicts = [step["verdict"] for step in expected[1:]]
    return {"prune", "keep"} <= set(verdicts)


def tests_are_needless(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some test of the tree has to go."""
    return bool(args["tree"] != expected)


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


def uneven_paths(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether rows take other numbers of tests than leaves do on average, and some test has three branches."""
    lengths = path_lengths(args["tree"])
    size = tree_size(args["tree"], args["rows"])
    return size.average_tests != Fraction(sum(lengths), len(lengths)) and size.leaves != size.tests + 1


def several_trees(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether there are at least four trees, and the best of them is not the best in training."""
    found = read_curve(args["trees"], args["train"], args["validation"], args["target"])
    shares = [training for _, training, _ in found.curve]
    return len(shares) >= SEVERAL and shares[found.best] < max(shares)


def best_tied(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether several trees are best on the validation rows, the smallest neither the first nor the last of them."""
    found = read_curve(args["trees"], args["train"], args["validation"], args["target"])
    shares = [validation for _, _, validation in found.curve]
    best = [n for n, share in enumerate(shares) if share == shares[found.best]]
    return found.best not in (best[0], best[-1])


def longest_path_hidden(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the longest path goes neither through the first branches that have tests, nor through the last ones."""
    return max(path_lengths(args["tree"])) not in (one_way_down(args["tree"], 1), one_way_down(args["tree"], -1))


def one_way_down(tree: Any, step: int) -> int:
    """The number of tests on the path that takes the first branch with a test at each node, or the last one."""
    length = 0
    while is_node(tree):
        length += 1
        below = list(tree["branches"].values())[::step]
        tree = next(filter(is_node, below), below[0])
    return length


def alpha_matters(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the chosen alpha is neither the first nor the last, and the means differ."""
    return expected not in (args["alphas"][0], args["alphas"][-1]) and len(set(means(*asked(args)))) > 1


def nearest_misleads(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether another alpha would be chosen if each fold took the tree that begins nearest to it."""
    return bool(nearest_alpha(*asked(args)) != expected)


def folds_weigh_alike(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether counting all rows alike would choose another alpha."""
    return bool(pooled_alpha(*asked(args)) != expected)


def alphas_tie(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether several alphas are best, and the largest of them is not the first; others are worse."""
    found = means(*asked(args))
    return bool(first_alpha(*asked(args)) != expected and len(set(found)) > 1)


def beginnings_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether another alpha would be chosen if trees were right only above their beginnings."""
    return bool(alpha_of_paths(later(args["paths"]), *asked(args)[1:]) != expected)


def asked(args: Mapping[str, Any]) -> tuple[Any, Any, str, Any]:
    """The arguments of a choice of alpha, without its conventions."""
    return args["paths"], args["held"], args["target"], args["alphas"]


def cost_clear(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether pruning changes the share of errors, for the worse, and the verdict is clear."""
    rise = float(expected["rise"])
    return rise > CLEAR and float(expected["error"]) > 0 and abs(REMOVED * args["alpha"] - rise) > CLEAR


def lengths_clear(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether both trees label some rows wrong, the small one more of them, and the two lengths differ."""
    gap = abs(float(expected["total"]) - float(expected["small_total"]))
    small = wrong_rows(args["small"], args["rows"], args["target"])
    return (
        0 < expected["errors"] < small
        and gap > CLEAR
        and len({row[args["target"]] for row in args["rows"]}) == args["classes"]
    )


def influence_clear(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether both gains are clearly above 0, and no branch of the two tests is empty."""
    branches = [*args["first_counts"], *args["second_counts"]]
    return min(float(expected["first"]), float(expected["second"])) > CLEAR and all(map(any, branches))


def size_decides(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the tree is not a leaf, would be larger without `min_size`, and one row more at it would change it."""
    return grows_otherwise(args, min_size=0) and grows_otherwise(args, min_size=args["min_size"] + 1)


def gain_decides(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the tree is not a leaf, and would be larger without `min_gain`."""
    return grows_otherwise(args, min_gain=None)


def impurity_decides(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the tree is not a leaf, would be larger without `max_impurity`, and other by the Gini index."""
    return grows_otherwise(args, max_impurity=0.0) and grows_otherwise(args, impurity="gini")


def grows_otherwise(args: Mapping[str, Any], **changed: Any) -> bool:
    """Whether the tree is not a leaf, and is another one with other limits."""
    tree = prepruned_tree(**args)
    return is_node(tree) and prepruned_tree(**{**args, **changed}) != tree
