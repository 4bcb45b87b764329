"""Decision trees whose tests compare numbers with thresholds, alone or beside nominal attributes.

Kubat, section 6.4; Blockeel, section 4.5.2. A row below the threshold takes the branch "yes", all others "no".
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from reference.information.gain import class_counts
from reference.trees.candidate_tests import Rows, branches_by, candidate_tests
from reference.trees.criteria import Children, Criterion, ranked_splits, split_score
from reference.trees.decision_tree import NodeTest, Row, holds, outcome, stop_of
from reference.trees.id3 import MOST_NODES, is_pure, majorities
from reference.trees.splitting import attributes_of

Candidates = Callable[[Rows, Sequence[str]], list[NodeTest]]
Node = tuple[int, ...]  # the places of the rows that reach a node


def branch_counts(rows: Rows, test: NodeTest, target: str) -> Children:
    """The class counts of each branch of a test, all in the order of the classes at the node."""
    classes = class_counts(rows, target)
    parts = [class_counts(below, target) for below in branches_by(rows, test).values()]
    return [[part.get(label, 0) for label in classes] for part in parts]


def best_tests(
    rows: Rows, target: str, tests: Sequence[NodeTest], criterion: Criterion = "information_gain"
) -> list[NodeTest]:
    """The tests that are best by the criterion, in their order; none of none."""
    splits = {place: branch_counts(rows, test, target) for place, test in enumerate(tests)}
    return [tests[place] for place in next(iter(ranked_splits(splits, criterion)), [])]


def numeric_tree(
    rows: Rows,
    target: str,
    *,
    attributes: Sequence[str] | None = None,
    criterion: Criterion = "information_gain",
    max_depth: int | None = None,
    again: bool = True,
    stop_at_zero_gain: bool = False,
    candidates: Candidates = candidate_tests,
) -> Any:
    """The tree that tests what is best by the criterion at each node, until its rows have one class or do not differ.

    Thresholds of numbers compete with nominal attributes. Of tied tests the first is taken, of tied classes the
    alphabetically first; a node keeps its majority as `label`. With `again` a number may be tested more than once on a
    path. Kubat, section 6.4.

    >>> rows = [{"x": x, "c": c} for x, c in [(1, "a"), (3, "b"), (4, "b"), (9, "a")]]
    >>> tree = numeric_tree(rows, "c")
    >>> tree["test"], tree["branches"]["no"]["test"], tree["branches"]["yes"]
    (['x', '<', 2.0], ['x', '<', 6.5], 'a')
    """
    left = attributes_of(rows, target) if attributes is None else list(attributes)
    label = majorities(rows, target)[0]
    best = (
        [] if is_pure(rows, target) or max_depth == 0 else best_tests(rows, target, candidates(rows, left), criterion)
    )
    if not best or (stop_at_zero_gain and gains_nothing(rows, best[0], target)):
        return label
    test = best[0]
    tested = [] if again else [test if isinstance(test, str) else test[0]]
    branches = {
        value: numeric_tree(
            below,
            target,
            attributes=[name for name in left if name not in tested],
            criterion=criterion,
            max_depth=None if max_depth is None else max_depth - 1,
            again=again,
            stop_at_zero_gain=stop_at_zero_gain,
            candidates=candidates,
        )
        for value, below in branches_by(rows, test).items()
    }
    return {"test": test, "label": label, "branches": branches}


def gains_nothing(rows: Rows, test: NodeTest, target: str) -> bool:
    """Whether a test has no information gain, decided exactly."""
    children = branch_counts(rows, test, target)
    return not split_score(children)


def label_at_stop(tree: Any, row: Row) -> Any:
    """The label of the leaf that a row reaches, or the majority of the node that has no branch for it."""
    stop = stop_of(tree, row)
    return stop["label"] if isinstance(stop, Mapping) else stop


def numeric_tree_predictions(
    fit: Mapping[str, Any], predict: Mapping[str, Any], *, max_depth: int | None = None, **conventions: Any
) -> list[str]:
    """The labels that the tree learned from `fit` gives the rows of `predict`."""
    tree = numeric_tree(fit["rows"], fit["target"], max_depth=max_depth, **conventions)
    return [label_at_stop(tree, row) for row in predict["rows"]]


def numeric_tree_tied_labels(
    fit: Mapping[str, Any], predict: Mapping[str, Any], *, max_depth: int | None = None
) -> list[list[str]]:
    """For each row to predict, the labels that some way to break ties gives, in alphabetical order."""
    rows, target = fit["rows"], fit["target"]
    attributes, known = attributes_of(rows, target), dict[Node, list[NodeTest]]()

    def labels(row: Row, node: Node, depth: int) -> set[str]:
        here = [rows[place] for place in node]
        if node not in known:
            if len(known) >= MOST_NODES:
                raise ValueError(f"ties between tests lead to more than {MOST_NODES} different nodes: too many")
            tests = [] if is_pure(here, target) else candidate_tests(here, attributes)
            known[node] = best_tests(here, target, tests)
        found: set[str] = set()
        for test in known[node] if depth != max_depth else []:
            below = tuple(place for place in node if outcome(test, rows[place]) == outcome(test, row))
            # a value that no row here has ends at this node
            found |= labels(row, below, depth + 1) if below else set(majorities(here, target))
        return found or set(majorities(here, target))

    return [sorted(labels(row, tuple(range(len(rows))), 0)) for row in predict["rows"]]


def oblique_test(x: Row, weights: Mapping[str, float], c: float, *, test: str = "<") -> bool:
    """Whether the weighted sum of the attributes is below `c`. Blockeel, section 4.5.2; Witten, section 6.1.

    >>> oblique_test({"x": 1.0, "y": 2.0}, {"x": 1.0, "y": -1.0}, 0), oblique_test({"x": 2.0}, {"x": 1.0}, 2.0)
    (True, False)
    """
    return holds([weights, test, c], x)
