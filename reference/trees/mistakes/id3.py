"""Known mistakes in growing trees, by ID3 and in a given order of tests. Figures are for the weather table."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from reference.information.gain import Rows, class_counts, class_entropy, information_gain
from reference.process import Process
from reference.trees.decision_tree import Path, Row, Tree, classify
from reference.trees.id3 import (
    ID3State,
    branches_of,
    following_splits,
    grown,
    id3,
    id3_start,
    id3_successors,
    is_pure,
    majorities,
    reached,
    telling,
)
from reference.trees.mistakes.splitting import (
    Score,
    first_class_gain,
    last_class_gain,
    purity,
    ranked_by,
    ratio,
    rows_right,
    seen_class_gain,
    small_gain,
    small_gini,
)
from reference.trees.splitting import attributes_of, best_attributes


def id3_by(
    score: Score = information_gain, *, on_all_rows: bool = False, ties_by_noise: bool = False
) -> Process[ID3State]:
    """ID3 that splits the same nodes in the same order, on the attribute of another score."""

    def successors(state: ID3State, rows: Rows, target: str, **conventions: Any) -> tuple[ID3State, ...]:
        following = id3_successors(state, rows, target, **conventions)
        return chosen(following[0], rows, target) if following else ()

    def chosen(after: ID3State, rows: Rows, target: str) -> tuple[ID3State, ...]:
        here = rows if on_all_rows else reached(rows, after.path)
        gains = dict(after.gains)
        # all that are tied: any may be taken
        best = ranked_by(here, target, score=score, attributes=list(gains), ties_by_noise=ties_by_noise)[0]
        if on_all_rows:
            gains = {name: information_gain(here, name, target) for name in best}
        return tuple(replace(after, attribute=name, gain=gains[name]) for name in best)

    return Process(id3_start, successors)


ID3_BY_ROOT_GAINS = id3_by(on_all_rows=True)
ID3_BY_SMALLEST_GAIN = id3_by(small_gain)
ID3_BY_RATIO = id3_by(ratio)
ID3_BY_PURITY = id3_by(purity)
ID3_BY_GINI = id3_by(small_gini)


def with_gains_in_nats(state: ID3State, rows: Rows, target: str, **conventions: Any) -> tuple[ID3State, ...]:
    """The right splits with their gains by natural logarithms."""
    following = id3_successors(state, rows, target, **conventions)
    return tuple(replace(each, gain=each.gain * math.log(2)) for each in following)


def stopping(state: ID3State, rows: Rows, target: str) -> tuple[ID3State, ...]:
    """No split where no attribute has any gain."""
    return id3_successors(state, rows, target, stop_at_zero_gain=True)


ID3_STOPPING = Process(id3_start, stopping)
ID3_IN_NATS = Process(id3_start, with_gains_in_nats)


def id3_in_order(waiting: Callable[[ID3State, Rows], Sequence[Path]]) -> Process[ID3State]:
    """ID3 that splits the waiting nodes in another order."""

    def successors(state: ID3State, rows: Rows, target: str, **conventions: Any) -> tuple[ID3State, ...]:
        return following_splits(state, waiting(state, rows), rows, target, **conventions)

    return Process(id3_start, successors)


def as_they_occur(state: ID3State, rows: Rows) -> list[Path]:
    """The waiting nodes, new branches first, in the order in which their values occur in the table."""
    if state.attribute is None:
        return list(state.waiting)
    values = dict.fromkeys(row[state.attribute] for row in reached(rows, state.path))
    return [*((*state.path, (state.attribute, value)) for value in values), *state.waiting]


ID3_BREADTH_FIRST = id3_in_order(lambda state, rows: (*state.waiting, *branches_of(state, rows)))
ID3_BRANCHES_UNSORTED = id3_in_order(as_they_occur)


def with_constants(state: ID3State, rows: Rows, target: str, **_: object) -> tuple[ID3State, ...]:
    """A split on any attribute that is not tested above, also where all examples of the node have one value of it."""
    waiting = (*branches_of(state, rows), *state.waiting)
    for place, path in enumerate(waiting):
        here, used = reached(rows, path), {attribute for attribute, _ in path}
        left = [name for name in attributes_of(rows, target) if name not in used]
        if not is_pure(here, target) and left:
            gains = {name: information_gain(here, name, target) for name in left}
            after = ID3State(path, None, 0.0, tuple(gains.items()), tuple(state.splits.items()), waiting[place + 1 :])
            best = best_attributes(here, target, attributes=left)
            return tuple(replace(after, attribute=name, gain=gains[name]) for name in best)
    return ()


def writing(change: Callable[[ID3State, Rows, str], ID3State]) -> Process[ID3State]:
    """ID3 that makes the right splits and writes down something else of them."""

    def successors(state: ID3State, rows: Rows, target: str, **conventions: Any) -> tuple[ID3State, ...]:
        return tuple(change(each, rows, target) for each in id3_successors(state, rows, target, **conventions))

    return Process(id3_start, successors)


def gain_in_table(state: ID3State, rows: Rows, target: str) -> ID3State:
    """The split with the gain that its attribute has among all rows."""
    return replace(state, gain=information_gain(rows, str(state.attribute), target))


def gain_by_share(state: ID3State, rows: Rows, target: str) -> ID3State:
    """The split with its gain times the share of the rows that reach the node."""
    return replace(state, gain=state.gain * len(reached(rows, state.path)) / len(rows))


def entropy_of_node(state: ID3State, rows: Rows, target: str) -> ID3State:
    """The split with the entropy of its examples in the place of the gain."""
    return replace(state, gain=class_entropy(reached(rows, state.path), target))


ID3_WITH_CONSTANTS = Process(id3_start, with_constants)
ID3_WITH_TABLE_GAINS = writing(gain_in_table)
ID3_WITH_SHARED_GAINS = writing(gain_by_share)
ID3_WITH_ENTROPIES = writing(entropy_of_node)
ID3_BY_ERRORS = id3_by(rows_right)
ID3_BY_SEEN_CLASS = id3_by(seen_class_gain)
ID3_BY_FIRST_CLASS = id3_by(first_class_gain)
ID3_BY_LAST_CLASS = id3_by(last_class_gain)


def tree_by(
    rows: Rows,
    target: str,
    *,
    score: Score = information_gain,
    on_all_rows: bool = False,
    ties_by_noise: bool = False,
    empty_branches: bool = False,
) -> Tree:
    """The tree by another score; as most who make the mistake, without a branch for a value that a node lacks.

    Equal to what the splits of `id3_by` grow, in one pass over the rows for each level: naming a mistake asks for it in
    a hundred orders of the columns.
    """
    attributes = attributes_of(rows, target)
    domains = {name: {row[name] for row in rows} for name in attributes} if empty_branches else {}

    def below(here: Rows, left: Sequence[str]) -> Tree:
        label = majorities(here, target)[0]
        candidates = [] if is_pure(here, target) else telling(here, left)
        if not candidates:
            return label
        scored = rows if on_all_rows else here
        # all that are tied stand first: the first of them is taken, as of the successors of a process
        best = ranked_by(scored, target, score=score, attributes=candidates, ties_by_noise=ties_by_noise)[0][0]
        rest = [name for name in left if name != best]
        parts: dict[str, list[Row]] = {}
        for row in here:
            parts.setdefault(row[best], []).append(row)
        values = sorted(parts.keys() | domains.get(best, set()))
        return {
            "test": best,
            "branches": {value: below(parts[value], rest) if value in parts else label for value in values},
        }

    return below(rows, attributes)


def tree_of_one_split(rows: Rows, target: str) -> Tree:
    """The first split only, each branch a leaf with its majority."""
    _, first, *_ = [*ID3_BY_ROOT_GAINS.steps(rows=rows, target=target), None]
    return grown(first.splits if first else {}, rows, target, ())


def with_leaves(rows: Rows, target: str, *, label: str) -> Tree:
    """The right tree, but a mixed leaf has the label of the whole `table`, the `rarest`, or the `last` by name."""
    tree = id3(rows, target)
    whole = majorities(rows, target)[0]

    def relabelled(tree: Tree, here: Rows) -> Tree:
        if isinstance(tree, str):
            often = class_counts(here, target)
            mixed = {"table": whole, "rarest": min(sorted(often), key=lambda name: often[name]), "last": max(often)}
            return mixed[label] if len(often) > 1 else tree
        parts = {value: [row for row in here if row[tree["test"]] == value] for value in tree["branches"]}
        return tree | {"branches": {value: relabelled(tree["branches"][value], parts[value]) for value in parts}}

    return relabelled(tree, rows)


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


def branches_for_all_values(rows: Rows, order: Sequence[str], target: str) -> Tree:
    """A branch for every value of the table, also where a node has no example of it: a leaf with its majority."""
    domains = {name: {row[name] for row in rows} for name in order}

    def below(here: Rows, left: Sequence[str]) -> Tree:
        if is_pure(here, target) or not left:
            return majorities(here, target)[0]
        first, *rest = left
        parts = {value: [row for row in here if row[first] == value] for value in sorted(domains[first])}
        return {
            "test": first,
            "branches": {value: below(part or here, rest if part else []) for value, part in parts.items()},
        }

    return below(rows, order)
