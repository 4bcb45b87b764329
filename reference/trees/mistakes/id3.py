"""Known mistakes in growing trees, by ID3 and in a given order of tests. Figures are for the weather table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from reference.information.gain import Rows, information_gain
from reference.process import Process
from reference.trees.decision_tree import Row, Tree, classify
from reference.trees.id3 import ID3State, grown, id3, id3_start, id3_successors, is_pure, majorities, reached, telling
from reference.trees.mistakes.splitting import Score, purity, ranked_by, ratio, small_gain, small_gini


def id3_by(score: Score = information_gain, *, on_all_rows: bool = False) -> Process[ID3State]:
    """ID3 that splits the same nodes in the same order, on the attribute of another score."""

    def successors(state: ID3State, rows: Rows, target: str, **conventions: Any) -> tuple[ID3State, ...]:
        following = id3_successors(state, rows, target, **conventions)
        return chosen(following[0], rows, target) if following else ()

    def chosen(after: ID3State, rows: Rows, target: str) -> tuple[ID3State, ...]:
        here = rows if on_all_rows else reached(rows, after.path)
        gains = dict(after.gains)
        best = ranked_by(here, target, score=score, attributes=list(gains))[0]  # all that are tied: any may be taken
        if on_all_rows:
            gains = {name: information_gain(here, name, target) for name in best}
        return tuple(replace(after, attribute=name, gain=gains[name]) for name in best)

    return Process(id3_start, successors)


ID3_BY_ROOT_GAINS = id3_by(on_all_rows=True)
ID3_BY_SMALLEST_GAIN = id3_by(small_gain)
ID3_BY_RATIO = id3_by(ratio)
ID3_BY_PURITY = id3_by(purity)
ID3_BY_GINI = id3_by(small_gini)


def tree_by(
    rows: Rows,
    target: str,
    *,
    score: Score = information_gain,
    on_all_rows: bool = False,
    empty_branches: bool = False,
) -> Tree:
    """The tree by another score; as most who make the mistake, without a branch for a value that a node lacks."""
    last = id3_by(score, on_all_rows=on_all_rows).last(rows=rows, target=target)
    return grown(last.splits, rows, target, (), empty_branches=empty_branches)


def tree_of_one_split(rows: Rows, target: str) -> Tree:
    """The first split only, each branch a leaf with its majority."""
    _, first, *_ = [*ID3_BY_ROOT_GAINS.steps(rows=rows, target=target), None]
    return grown(first.splits if first else {}, rows, target, ())


def predicted(tree: Tree, rows: Sequence[Row]) -> list[str | None]:
    """What a tree says of each row."""
    return [classify(tree, row) for row in rows]


def predictions_by(
    fit: Mapping[str, Any], predict: Mapping[str, Any], *, score: Score = information_gain, on_all_rows: bool = False
) -> list[str | None]:
    """The labels of a tree that is grown by another score."""
    return predicted(tree_by(**fit, score=score, on_all_rows=on_all_rows, empty_branches=True), predict["rows"])


def predictions_with_table_majority(fit: Mapping[str, Any], predict: Mapping[str, Any]) -> list[str | None]:
    """The right tree; but where a node has no example with the value, the most frequent class of the whole table."""
    default, tree = majorities(fit["rows"], fit["target"])[0], id3(**fit)
    return [classify(tree, row) or default for row in predict["rows"]]


def split_to_the_end(rows: Rows, order: Sequence[str], target: str) -> Tree:
    """Every attribute tested on every path, also where all examples have one class already."""
    if not order:
        return majorities(rows, target)[0]
    return node(rows, order, target, split_to_the_end)


def skipping_single_values(rows: Rows, order: Sequence[str], target: str) -> Tree:
    """The right order without the tests that do not part the node's examples."""
    order = order[order.index(telling(rows, order)[0]) :] if telling(rows, order) else []
    if is_pure(rows, target) or not order:
        return majorities(rows, target)[0]
    return node(rows, order, target, skipping_single_values)


def last_attribute_first(rows: Rows, order: Sequence[str], target: str) -> Tree:
    """The attributes from the end of the order."""
    if is_pure(rows, target) or not order:
        return majorities(rows, target)[0]
    *rest, last = order
    return node(rows, [last, *rest], target, last_attribute_first)


def node(rows: Rows, order: Sequence[str], target: str, below: Callable[..., Tree]) -> Tree:
    """A node that tests the first attribute, and trees over the others below it."""
    first, *rest = order
    values = sorted({row[first] for row in rows})
    return {
        "test": first,
        "branches": {value: below([row for row in rows if row[first] == value], rest, target) for value in values},
    }
