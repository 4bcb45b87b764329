"""Known mistakes in bagging, random forests and stacking."""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from reference.ensembles.bagging import Bags, bagged_models, bagging
from reference.ensembles.forest import Subsets, TreeState, tree_start, tree_successors
from reference.ensembles.learners import LEARNERS
from reference.ensembles.stacking import BASE, Said, alike, base_models, level_one_table, said_of
from reference.ensembles.stumps import Example
from reference.ensembles.voting import majority_vote, weighted_vote
from reference.evaluation.learners import errors_on
from reference.evaluation.validation import Folds, others
from reference.information import Rows
from reference.process import Process
from reference.trees import attributes_of, best_attribute, classify, fixed_order_tree, id3, majorities

Examples = Sequence[Example]
Points = Sequence[Sequence[float]]
Fit = Mapping[str, Any]


def every_example(examples: Examples, draws: Bags, points: Points, *, learner: str = "stump") -> list[str]:
    """One model from all examples: the bags are not looked at."""
    return bagging(examples, [range(len(examples))], points, learner=learner)


def each_once(examples: Examples, draws: Bags, points: Points, *, learner: str = "stump") -> list[str]:
    """Bags in which nothing is there twice."""
    return bagging(examples, [sorted(set(drawn)) for drawn in draws], points, learner=learner)


def all_bags_in_one(examples: Examples, draws: Bags, points: Points, *, learner: str = "stump") -> list[str]:
    """One model from all bags put together."""
    return bagging(examples, [[place for drawn in draws for place in drawn]], points, learner=learner)


def first_bag(examples: Examples, draws: Bags, points: Points, *, learner: str = "stump") -> list[str]:
    """The model of the first bag alone."""
    return bagging(examples, draws[:1], points, learner=learner)


def last_bag(examples: Examples, draws: Bags, points: Points, *, learner: str = "stump") -> list[str]:
    """The model of the last bag alone."""
    return bagging(examples, draws[-1:], points, learner=learner)


def left_out_of_bags(examples: Examples, draws: Bags, points: Points, *, learner: str = "stump") -> list[str]:
    """Models from the examples that each bag leaves out."""
    return bagging(examples, [others(len(examples), drawn) for drawn in draws], points, learner=learner)


def votes_by_odds(examples: Examples, draws: Bags, points: Points, *, learner: str = "stump") -> list[str]:
    """Votes weighted by how right a model is on all examples, as in boosting."""
    models = bagged_models(examples, draws, learner=learner)
    errors = [(errors_on(examples, model) + 0.5) / (len(examples) + 1) for model in models]  # so that none is 0
    weights = [math.log((1 - error) / error) for error in errors]
    return [weighted_vote([model(x) for model in models], weights) for x in points]


def tree_with(change: Callable[..., Mapping[str, Any]]) -> Process[TreeState]:
    """A tree of a forest grown from other rows, or from other subsets, than it should be."""

    def successors(
        state: TreeState, rows: Rows, target: str, drawn: Sequence[int], subsets: Subsets
    ) -> tuple[TreeState, ...]:
        given = {"rows": rows, "target": target, "drawn": drawn, "subsets": subsets}
        return tree_successors(state, **{**given, **change(**given)})

    return Process(tree_start, successors)


def all_attributes(rows: Rows, target: str, subsets: Subsets, **_: object) -> Mapping[str, Any]:
    """Every attribute at every node, which is bagging of plain trees."""
    return {"subsets": [attributes_of(rows, target)] * len(subsets)}


def one_subset(subsets: Subsets, **_: object) -> Mapping[str, Any]:
    """The first subset at every node, which is called random subspaces."""
    return {"subsets": [subsets[0]] * len(subsets)}


def table_for_bag(rows: Rows, **_: object) -> Mapping[str, Any]:
    """All rows, each once, for the bag."""
    return {"drawn": range(len(rows))}


def bag_without_repeats(drawn: Sequence[int], **_: object) -> Mapping[str, Any]:
    """The rows of the bag, each once."""
    return {"drawn": sorted(set(drawn))}


TREE_OF_ALL_ATTRIBUTES = tree_with(all_attributes)
TREE_OF_ONE_SUBSET = tree_with(one_subset)
TREE_OF_THE_TABLE = tree_with(table_for_bag)
TREE_WITHOUT_REPEATS = tree_with(bag_without_repeats)


def labels_of_one_tree(fit: Fit, predict: Fit) -> list[str | None]:
    """The labels of one tree, grown by ID3 from all rows."""
    tree = id3(fit["rows"], fit["target"], empty_branches=True)
    return [classify(tree, row) for row in predict["rows"]]


def labels_of_one_test(fit: Fit, predict: Fit) -> list[str | None]:
    """The labels of the best single test."""
    rows, target = fit["rows"], fit["target"]
    best = best_attribute(rows, target)
    tree = fixed_order_tree([{best: row[best], target: row[target]} for row in rows], [best], target)
    return [classify(tree, row) for row in predict["rows"]]


def labels_of_majority(fit: Fit, predict: Fit) -> list[str]:
    """The most frequent class for every row."""
    return [majorities(fit["rows"], fit["target"])[0] for _ in predict["rows"]]


def trained_on_fold(examples: Examples, folds: Folds, **_: object) -> list[list[str]]:
    """The level-1 table by models that learn from the fold which they then label."""
    found: dict[int, Said] = {}
    for fold in folds:
        models = base_models([examples[place] for place in fold])
        found |= {place: said_of(models, examples[place][0]) for place in fold}
    return [[*found[place], label] for place, (_, label) in enumerate(examples)]


def by_folds(examples: Examples, folds: Folds, **_: object) -> list[list[str]]:
    """The rows of the level-1 table in the order of the folds."""
    table = level_one_table(examples, folds)
    return [table[place] for fold in folds for place in fold]


def base_models_vote(examples: Examples, folds: Folds, points: Points, **_: object) -> list[str]:
    """A vote of the base models, without a master."""
    models = base_models(examples)
    return [majority_vote(said_of(models, x)) for x in points]


def last_models_kept(examples: Examples, folds: Folds, points: Points, **_: object) -> list[str]:
    """The base models of the last fold asked about the points, as if they had been learned from everything."""
    table = level_one_table(examples, folds)
    models = base_models([examples[place] for place in others(len(examples), folds[-1])])
    return [majority_vote(alike(table, said_of(models, x))) for x in points]


def best_base_model(examples: Examples, folds: Folds, points: Points, **_: object) -> list[str]:
    """The base learner that is right most often in cross-validation, alone; the first of equal ones."""
    table = level_one_table(examples, folds)
    right = [sum(row[number] == row[-1] for row in table) for number in range(len(BASE))]
    model = LEARNERS[BASE[right.index(max(right))]](examples)
    return [model(x) for x in points]
