"""What the texts on trees promise of tables with numbers, missing values and counts, for their formulas."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.trees.decision_tree import is_node, outcome, tested
from reference.trees.missing import path_start, path_successors


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
    if any(name not in row for name in tested(tree["test"])):
        return False
    taken = outcome(tree["test"], row)
    return (taken is None or taken in tree["branches"]) and all(
        row_finds_branches(below, row) for below in tree["branches"].values()
    )
