"""Known mistakes about gain ratios, choosing attributes and growing trees by ID3. Figures are for the weather table."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from reference.information import Rows, class_entropy, gini_left, information_gain, split_counts
from reference.misconceptions.information import unweighted_remainder
from reference.process import Process
from reference.trees import (
    ID3State,
    Row,
    Tree,
    attributes_of,
    classify,
    gain_ratio,
    grown,
    id3,
    id3_start,
    id3_successors,
    majorities,
    partition,
    ranked_attributes,
    reached,
)

Score = Callable[[Rows, str, str], float]  # (rows, attribute, target): the larger, the better
SAME = 1e-9  # scores this close are tied


def gain_for_ratio(rows: Rows, attribute: str, target: str) -> float:
    """The gain, not divided by anything: 0.247 for outlook, where the ratio is 0.156."""
    return information_gain(rows, attribute, target)


def gain_per_value(rows: Rows, attribute: str, target: str) -> float:
    """The gain divided by the number of values: 0.082 for outlook."""
    return information_gain(rows, attribute, target) / len(split_counts(rows, attribute, target))


def gain_over_class_entropy(rows: Rows, attribute: str, target: str) -> float:
    """The gain divided by the entropy of the classes: 0.262 for outlook."""
    whole = class_entropy(rows, target)
    return information_gain(rows, attribute, target) / whole if whole else 0.0


def gain_over_log_values(rows: Rows, attribute: str, target: str) -> float:
    """The gain divided by log2 of the number of values, as if all were equally frequent: 0.156 for outlook, nearly."""
    values = len(split_counts(rows, attribute, target))
    return information_gain(rows, attribute, target) / math.log2(values) if values > 1 else 0.0


def purity(rows: Rows, attribute: str, target: str) -> float:
    """Minus the plain mean of the branches' entropies."""
    return -unweighted_remainder(rows, attribute, target)


def ratio(rows: Rows, attribute: str, target: str) -> float:
    """The gain ratio, 0 for an attribute with one value."""
    return gain_ratio(rows, attribute, target) or 0.0


def number_of_values(rows: Rows, attribute: str, target: str) -> float:
    """How many values the attribute has."""
    return float(len(split_counts(rows, attribute, target)))


def small_gini(rows: Rows, attribute: str, target: str) -> float:
    """Minus the Gini index that is left."""
    return -gini_left(rows, attribute, target)


def ranked_by(score: Score, rows: Rows, target: str, attributes: Sequence[str]) -> list[list[str]]:
    """The attributes by another score, largest first, ties in one group."""
    scores = {name: score(rows, name, target) for name in attributes}
    groups: list[list[str]] = []
    for name in sorted(attributes, key=lambda name: -scores[name]):  # stable: tied ones in the order given
        if groups and math.isclose(scores[name], scores[groups[-1][0]], rel_tol=SAME, abs_tol=SAME):
            groups[-1].append(name)
        else:
            groups.append([name])
    return groups


def smallest_gain_first(rows: Rows, target: str) -> list[list[str]]:
    """The ranking from the wrong end."""
    return ranked_attributes(rows, target)[::-1]


def ranked_by_ratio(rows: Rows, target: str) -> list[list[str]]:
    """The attributes by their gain ratio."""
    return ranked_by(ratio, rows, target, attributes_of(rows, target))


def ranked_by_purity(rows: Rows, target: str) -> list[list[str]]:
    """The attributes by the plain mean of their branches' entropies."""
    return ranked_by(purity, rows, target, attributes_of(rows, target))


def attribute_of_smallest_gain(rows: Rows, target: str) -> str:
    """The attribute that tells least; temperature in the weather table, where outlook is right."""
    return smallest_gain_first(rows, target)[0][0]


def attribute_of_largest_ratio(rows: Rows, target: str) -> str:
    """The attribute of the largest gain ratio."""
    return ranked_by_ratio(rows, target)[0][0]


def attribute_of_purest_branches(rows: Rows, target: str) -> str:
    """The attribute whose branches are purest on plain average, a branch of one example counting like one of ten."""
    return ranked_by_purity(rows, target)[0][0]


def attribute_of_least_gini(rows: Rows, target: str) -> str:
    """The attribute that leaves the smallest Gini index."""
    return ranked_by(small_gini, rows, target, attributes_of(rows, target))[0][0]


def attribute_of_most_values(rows: Rows, target: str) -> str:
    """The attribute with the most values."""
    return ranked_by(number_of_values, rows, target, attributes_of(rows, target))[0][0]


def runs_of_rows(rows: Rows, attribute: str) -> list[list[int]]:
    """Neighbours with the same value together, as `groupby` gives them on rows that are not sorted."""
    groups = groupby(range(len(rows)), key=lambda number: rows[number][attribute])
    return [list(numbers) for _, numbers in groups]


def first_value_and_rest(rows: Rows, attribute: str) -> list[list[int]]:
    """The rows with the first row's value, and all the others in one group."""
    first, *others = partition(rows, attribute)
    return [first, sorted(number for group in others for number in group)] if others else [first]


def numbered_from_one(rows: Rows, attribute: str) -> list[list[int]]:
    """The right groups, the rows counted from 1."""
    return [[number + 1 for number in group] for group in partition(rows, attribute)]


def id3_by(score: Score, *, on_all_rows: bool = False) -> Process[ID3State]:
    """ID3 that splits the same nodes in the same order, on the attribute of another score."""

    def successors(state: ID3State, rows: Rows, target: str, **conventions: Any) -> tuple[ID3State, ...]:
        following = id3_successors(state, rows, target, **conventions)
        return chosen(following[0], rows, target) if following else ()

    def chosen(after: ID3State, rows: Rows, target: str) -> tuple[ID3State, ...]:
        here = rows if on_all_rows else reached(rows, after.path)
        gains = dict(after.gains)
        best = ranked_by(score, here, target, list(gains))[0]  # those tied by this score, any of which may be taken
        if on_all_rows:
            gains = {name: information_gain(here, name, target) for name in best}
        return tuple(replace(after, attribute=name, gain=gains[name]) for name in best)

    return Process(id3_start, successors)


def small_gain(rows: Rows, attribute: str, target: str) -> float:
    """Minus the gain."""
    return -information_gain(rows, attribute, target)


ID3_BY_ROOT_GAINS = id3_by(information_gain, on_all_rows=True)
ID3_BY_SMALLEST_GAIN = id3_by(small_gain)
ID3_BY_RATIO = id3_by(ratio)
ID3_BY_PURITY = id3_by(purity)
ID3_BY_GINI = id3_by(small_gini)


def tree_by(process: Process[ID3State], rows: Rows, target: str, *, empty_branches: bool = False) -> Tree:
    """The tree that such a process grows; as most who make the mistake, without a branch for a value a node lacks."""
    return grown(process.last(rows=rows, target=target).splits, rows, target, (), empty_branches=empty_branches)


def tree_by_root_gains(rows: Rows, target: str) -> Tree:
    """Below the root, too, the attributes in the order of their gains on all rows."""
    return tree_by(ID3_BY_ROOT_GAINS, rows, target)


def tree_by_smallest_gain(rows: Rows, target: str) -> Tree:
    """At every node the attribute that tells least."""
    return tree_by(ID3_BY_SMALLEST_GAIN, rows, target)


def tree_by_ratio(rows: Rows, target: str) -> Tree:
    """At every node the attribute of the largest gain ratio."""
    return tree_by(ID3_BY_RATIO, rows, target)


def tree_by_purity(rows: Rows, target: str) -> Tree:
    """At every node the attribute whose branches are purest on plain average."""
    return tree_by(ID3_BY_PURITY, rows, target)


def tree_by_gini(rows: Rows, target: str) -> Tree:
    """At every node the attribute that leaves the smallest Gini index, as CART takes."""
    return tree_by(ID3_BY_GINI, rows, target)


def tree_of_one_split(rows: Rows, target: str) -> Tree:
    """The first split only, each branch a leaf with its majority."""
    _, first, *_ = [*ID3_BY_ROOT_GAINS.steps(rows=rows, target=target), None]
    return grown(first.splits if first else {}, rows, target, ())


def predicted(tree: Tree, rows: Sequence[Row]) -> list[str | None]:
    """What a tree says of each row."""
    return [classify(tree, row) for row in rows]


def predictions_by_root_gains(fit: Mapping[str, Any], predict: Mapping[str, Any]) -> list[str | None]:
    """The labels of a tree that is grown by the gains on all rows."""
    return predicted(tree_by(ID3_BY_ROOT_GAINS, **fit, empty_branches=True), predict["rows"])


def predictions_by_smallest_gain(fit: Mapping[str, Any], predict: Mapping[str, Any]) -> list[str | None]:
    """The labels of a tree that tests what tells least."""
    return predicted(tree_by(ID3_BY_SMALLEST_GAIN, **fit, empty_branches=True), predict["rows"])


def predictions_by_gini(fit: Mapping[str, Any], predict: Mapping[str, Any]) -> list[str | None]:
    """The labels of a tree that is grown by the Gini index."""
    return predicted(tree_by(ID3_BY_GINI, **fit, empty_branches=True), predict["rows"])


def predictions_without_zero_gain(fit: Mapping[str, Any], predict: Mapping[str, Any]) -> list[str | None]:
    """The labels of a tree that stops where no attribute alone has any gain."""
    return predicted(id3(**fit, empty_branches=True, stop_at_zero_gain=True), predict["rows"])


def predictions_of_one_split(fit: Mapping[str, Any], predict: Mapping[str, Any]) -> list[str | None]:
    """The labels of the root's split alone."""
    return predicted(tree_of_one_split(**fit), predict["rows"])


def predictions_with_table_majority(fit: Mapping[str, Any], predict: Mapping[str, Any]) -> list[str | None]:
    """The right tree; but where a node has no example with the value, the most frequent class of the whole table."""
    default, tree = majorities(fit["rows"], fit["target"])[0], id3(**fit)
    return [classify(tree, row) or default for row in predict["rows"]]
