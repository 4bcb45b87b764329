"""What the texts on trees promise of tables with numbers, missing values and counts, for their formulas."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.trees.candidate_tests import branches_by
from reference.trees.decision_tree import is_node, outcome, tested
from reference.trees.missing import path_start, path_successors
from reference.trees.model_tree import line_table, scored_tests, within_squares

CLEAR = 1e-6  # of what a test leaves, and of a threshold: what differs by more is the same in floats


def is_whole(value: Any, like: Any = 0) -> bool:
    """Whether a value is a whole number, and so is the value that it should be like."""
    return all(isinstance(each, int) and not isinstance(each, bool) for each in (value, like))


def is_mixed_table(rows: Sequence[Mapping[str, Any]], target: str) -> bool:
    """Whether every attribute holds only whole numbers or only texts, and the class only texts."""
    columns = {name: [row[name] for row in rows] for name in rows[0]}
    texts = {name for name, values in columns.items() if all(isinstance(value, str) for value in values)}
    return target in texts and all(name in texts or all(map(is_whole, values)) for name, values in columns.items())


def path_is_known(rows: Sequence[Mapping[str, Any]], path: Sequence[Sequence[Any]]) -> bool:
    """Whether at every test of a path the value of some row is known that has a weight there, and is the tested one."""
    state = path_start(rows)
    for name, value in path:
        if not any(row[name] == value and weight for row, weight in zip(rows, state.weights, strict=True)):
            return False
        state = path_successors(state, rows, path)[0]
    return True


def one_usual_class(tree: Mapping[str, Any]) -> bool:
    """Whether each node and leaf has examples, and one class that is more frequent than all others."""
    counts = sorted(tree["counts"].values(), reverse=True)
    below = tree.get("branches", {}).values()
    return counts[0] > (counts[1] if len(counts) > 1 else 0) and all(map(one_usual_class, below))


def row_finds_branches(tree: Any, row: Mapping[str, Any]) -> bool:
    """Whether a row has every tested attribute, and a branch for each of its values that is not missing."""
    if not is_node(tree):
        return True
    test = tree["test"]
    if not (isinstance(test, str) or (len(test) == 3 and test[1] == "<")) or any(n not in row for n in tested(test)):
        return False
    taken = outcome(tree["test"], row)
    return (taken is None or taken in tree["branches"]) and all(
        row_finds_branches(below, row) for below in tree["branches"].values()
    )


def option_tree_is_legal(tree: Any, row: Mapping[str, Any]) -> bool:
    """Whether every leaf has examples and a label, and a row has a branch at every node."""
    if "options" in tree:
        return bool(tree["options"]) and all(option_tree_is_legal(each, row) for each in tree["options"])
    if not is_node(tree):
        return tree.get("label") in tree.get("counts", {}) and sum(tree["counts"].values()) > 0
    test = tree["test"]
    if not (isinstance(test, str) or (len(test) == 3 and test[1] == "<")) or any(n not in row for n in tested(test)):
        return False
    return outcome(test, row) in tree["branches"] and all(
        option_tree_is_legal(below, row) for below in tree["branches"].values()
    )


def clearly_best(rows: Any, features: Sequence[str], targets: Sequence[str], min_branch: int, min_node: int) -> bool:
    """Whether at each node of a tree of numbers one test leaves clearly less than all others."""
    if not within_squares(rows, targets) or len(rows) < min_node:
        return True
    found = scored_tests(rows, features, lambda part: within_squares(part, targets), min_branch)
    found.sort(key=lambda pair: pair[0])
    if len(found) > 1 and found[1][0] - found[0][0] <= CLEAR * (1 + found[1][0]):
        return False
    parts = branches_by(rows, found[0][1]).values() if found else ()
    return all(clearly_best(part, features, targets, min_branch, min_node) for part in parts)


def one_test_is_best(xs: Sequence[float], ys: Sequence[float], min_size: int) -> bool:
    """Whether at each node of a model tree of points one allowed test is clearly better than all others."""
    return clearly_best(line_table(xs, ys), ["x"], ["y"], min_size, 1)


def one_target_test_is_best(rows: Sequence[Mapping[str, Any]], targets: Sequence[str], min_size: int) -> bool:
    """Whether at each node of a tree of several targets one test is clearly better than all others."""
    return clearly_best(rows, [name for name in rows[0] if name not in targets], targets, 1, min_size)


def clear_of_thresholds(xs: Sequence[float], asked: Sequence[float]) -> bool:
    """Whether no number that is asked lies nearly, but not exactly, in the middle of two of the numbers."""
    middles = {(one + other) / 2 for one in xs for other in xs if one != other}
    return all(abs(x - middle) > CLEAR or x == middle for x in asked for middle in middles)
