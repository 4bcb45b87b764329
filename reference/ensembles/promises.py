"""Promises of ensemble exercises about their inputs: examples, bags, folds, lists of attributes, and ties.

Each takes arguments of an exercise by their names.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.ensembles.bagging import Bags
from reference.ensembles.boosting import adaboost
from reference.ensembles.conditions import clear_votes, neighbours_clear, one_most_frequent, stumps_decided
from reference.ensembles.forest import Subsets
from reference.ensembles.stumps import Example, stump_label
from reference.information.gain import Rows
from reference.shared.promises import are_distinct, have_one_length, is_table_for
from reference.trees.splitting import attributes_of

Points = Sequence[Sequence[float]]
FEWEST_OUTSIDE = 3  # examples outside a fold: three nearest neighbours are asked for


def are_examples(examples: Sequence[Example]) -> bool:
    """Whether there are examples, and all have the same number of attributes, at least one."""
    return len(examples) > 0 and have_one_length([x for x, _ in examples])


def have_two_labels(examples: Sequence[Example]) -> bool:
    """Whether exactly two labels occur."""
    return len({label for _, label in examples}) == 2


def fit_examples(points: Points, examples: Sequence[Example]) -> bool:
    """Whether points have as many coordinates as examples have attributes."""
    return all(len(x) == len(examples[0][0]) for x in points)


def are_bags(draws: Bags, examples: Sequence[Any]) -> bool:
    """Whether there is a bag, and every bag has at least one index, each of an existing example."""
    return len(draws) > 0 and all(len(bag) > 0 and all(0 <= place < len(examples) for place in bag) for bag in draws)


def are_folds(folds: Bags, examples: Sequence[Any]) -> bool:
    """Whether each example is in one fold, no fold is empty, and three examples or more are outside every fold."""
    places = sorted(place for fold in folds for place in fold)
    sizes = [len(fold) for fold in folds]
    return places == list(range(len(examples))) and min(sizes) > 0 and len(examples) - max(sizes) >= FEWEST_OUTSIDE


def have_clear_neighbours(examples: Sequence[Example], points: Points = ()) -> bool:
    """Whether no two examples are equally near to a third, or to a point."""
    return all(neighbours_clear(examples, x) for x in [*(x for x, _ in examples), *points])


def has_clear_master(examples: Sequence[Example], folds: Bags, points: Points) -> bool:
    """Whether the examples that the master of stacking looks up have one most frequent label for every point."""
    return one_most_frequent(examples, folds, points)


def has_clear_rounds(fit: Mapping[str, Any], predict: Mapping[str, Any]) -> bool:
    """Whether AdaBoost takes all rounds with one best stump each, and no point is between two labels."""
    examples, points = fit["examples"], predict["points"]
    if not stumps_decided(examples, fit["rounds"], points):
        return False
    members = adaboost(examples, fit["rounds"])
    return all(clear_votes([(stump_label(stump, x), vote) for stump, vote in members]) for x in points)


def have_lists_for_nodes(rows: Rows, target: str, drawn: Sequence[int], subsets: Subsets) -> bool:
    """Whether a bag has rows of the table, and there are enough lists of attributes for every tree of the bag."""
    # m different rows: a split parts them, a leaf that takes a list has two or more, so that m - 1 nodes take one
    return are_bags([drawn], rows) and are_offered(subsets, rows, target) and len(subsets) >= len(set(drawn)) - 1


def are_offered(subsets: Subsets, rows: Rows, target: str) -> bool:
    """Whether every list has one attribute of the table or more, and none twice."""
    known = set(attributes_of(rows, target))
    return all(len(names) > 0 and known.issuperset(names) and are_distinct(names) for names in subsets)


def is_forest_task(fit: Mapping[str, Any], predict: Mapping[str, Any]) -> bool:
    """Whether a table, bags, lists and questions belong together: a list for each depth, no value that is new."""
    rows, target, bags, offered = fit["rows"], fit["target"], fit["bags"], fit["offered"]
    if not is_table_for(rows, target) or not are_bags(bags, rows) or len(offered) != len(bags):
        return False
    names = attributes_of(rows, target)
    # a path tests every attribute once at the most, and its last node may still look at a list
    deep = all(len(lists) > len(names) and are_offered(lists, rows, target) for lists in offered)
    known = {name: {row[name] for row in rows} for name in names}
    asked = predict["rows"]
    return deep and all(set(row) == set(names) and all(row[name] in known[name] for name in names) for row in asked)
