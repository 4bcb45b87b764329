"""Known mistakes in bagging, random forests and stacking."""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from reference.ensembles.bagging import Bags, bagged_models, bagging
from reference.ensembles.forest import (
    Choice,
    Subsets,
    TreeState,
    best_on_offer,
    forest_predictions,
    random_forest,
    tree_start,
    tree_successors,
)
from reference.ensembles.learners import LEARNERS
from reference.ensembles.stacking import BASE, Said, alike, base_models, level_one_table, said_of, stacking
from reference.ensembles.stumps import Example
from reference.ensembles.voting import majority_vote, weighted_vote
from reference.evaluation.validation import Folds, others
from reference.information.gain import Rows
from reference.process import Process
from reference.trees.decision_tree import Row, Tree
from reference.trees.id3 import has_no_gain, is_pure, majorities, telling
from reference.trees.mistakes.splitting import ranked_by, small_gini
from reference.trees.splitting import attributes_of

Examples = Sequence[Example]
Points = Sequence[Sequence[float]]
Fit = Mapping[str, Any]


def first_bag(examples: Examples, draws: Bags, points: Points, *, learner: str = "stump") -> list[str]:
    """The model of the first bag alone."""
    return bagging(examples, draws[:1], points, learner=learner)


def bagged_by_weights(weight_of: Callable[[float], float], *, on_bag: bool) -> Callable[..., list[str]]:
    """Bagging in which a model votes with a weight that depends on its accuracy, on its bag or on all examples."""

    def labels(examples: Examples, draws: Bags, points: Points, *, learner: str = "stump") -> list[str]:
        models = bagged_models(examples, draws, learner=learner)
        known = [[examples[place] for place in drawn] if on_bag else examples for drawn in draws]
        right = [
            sum(model(x) == label for x, label in each) / len(each) for model, each in zip(models, known, strict=True)
        ]
        return [weighted_vote([model(x) for model in models], list(map(weight_of, right))) for x in points]

    return labels


def log_odds(accuracy: float) -> float:
    """The weight of a vote in boosting; an accuracy of 0 or 1 is moved a millionth away, as programs do."""
    return math.log(max(accuracy, 1e-6) / max(1 - accuracy, 1e-6))


bagged_by_accuracy = bagged_by_weights(float, on_bag=False)
bagged_by_odds = bagged_by_weights(log_odds, on_bag=False)
bagged_by_bag_odds = bagged_by_weights(log_odds, on_bag=True)
bagged_by_bag_accuracy = bagged_by_weights(float, on_bag=True)


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


def every_attribute(fit: Fit) -> Fit:
    """All attributes at every node, which is bagging of plain trees."""
    everything = attributes_of(fit["rows"], fit["target"])
    return {**fit, "offered": [[everything] * len(lists) for lists in fit["offered"]]}


def one_list_a_tree(fit: Fit) -> Fit:
    """The list of the root at every node, which is called random subspaces."""
    return {**fit, "offered": [[lists[0]] * len(lists) for lists in fit["offered"]]}


def one_test_a_tree(fit: Fit) -> Fit:
    """Nothing on offer below the root."""
    return {**fit, "offered": [[lists[0], *([] for _ in lists[1:])] for lists in fit["offered"]]}


def no_bags(fit: Fit) -> Fit:
    """Every row once in place of each bag."""
    return {**fit, "bags": [range(len(fit["rows"])) for _ in fit["bags"]]}


def no_repeats(fit: Fit) -> Fit:
    """The rows of each bag once."""
    return {**fit, "bags": [sorted(set(bag)) for bag in fit["bags"]]}


def first_tree(fit: Fit) -> Fit:
    """The first tree alone."""
    return {**fit, "bags": fit["bags"][:1], "offered": fit["offered"][:1]}


def last_tree(fit: Fit) -> Fit:
    """The last tree alone."""
    return {**fit, "bags": fit["bags"][-1:], "offered": fit["offered"][-1:]}


def plain_tree(fit: Fit) -> Fit:
    """One tree of every row and all attributes, which is that of ID3."""
    return first_tree(no_bags(every_attribute(fit)))


def no_test(fit: Fit) -> Fit:
    """One tree of every row that tests nothing: the most frequent class."""
    return {**first_tree(no_bags(fit)), "offered": [[[]]]}


FOREST_MISTAKES = (  # those first that change the fewest labels
    no_repeats,
    every_attribute,
    no_bags,
    plain_tree,
    first_tree,
    last_tree,
    one_list_a_tree,
    one_test_a_tree,
    no_test,
)


def labels_after(change: Callable[[Fit], Fit]) -> Callable[[Fit, Fit], list[str]]:
    """The labels of a forest that learns from other bags, or chooses from other attributes, than it should."""

    def labels(fit: Fit, predict: Fit) -> list[str]:
        return forest_predictions(change(fit), predict)

    return labels


def least_gini(here: Rows, target: str, offered: Sequence[str]) -> list[str]:
    """The attributes on offer that leave the smallest Gini index at a node."""
    candidates = [] if is_pure(here, target) else telling(here, [name for name in here[0] if name in offered])
    return next(iter(ranked_by(here, target, score=small_gini, attributes=candidates)), [])


def any_gain(here: Rows, target: str, offered: Sequence[str]) -> list[str]:
    """The attributes on offer that have the largest gain at a node; none where that is 0."""
    best = best_on_offer(here, target, offered)
    return [] if has_no_gain(here, target, best) else best


def labels_by(choose: Choice) -> Callable[[Fit, Fit], list[str]]:
    """The labels of a forest whose nodes test something else."""

    def labels(fit: Fit, predict: Fit) -> list[str]:
        return random_forest(**fit, asked=predict["rows"], choose=choose)

    return labels


FOREST_BY_GINI = labels_by(least_gini)
FOREST_WITHOUT_ZERO_GAIN = labels_by(any_gain)
FOREST_OF_EVERY_ATTRIBUTE = labels_after(every_attribute)
FOREST_OF_ONE_LIST_A_TREE = labels_after(one_list_a_tree)
FOREST_OF_ONE_TEST_A_TREE = labels_after(one_test_a_tree)
FOREST_WITHOUT_BAGS = labels_after(no_bags)
FOREST_WITHOUT_REPEATS = labels_after(no_repeats)
FIRST_TREE = labels_after(first_tree)
LAST_TREE = labels_after(last_tree)
PLAIN_TREE = labels_after(plain_tree)
MOST_FREQUENT_CLASS = labels_after(no_test)


def labels_of_the_root(fit: Fit, predict: Fit) -> list[str]:
    """The most frequent class of the whole bag at leaves with several classes, and for values without a branch."""

    def label(tree: Tree, row: Row, root: str) -> str:
        while isinstance(tree, dict):
            tree = tree["branches"].get(row[tree["test"]], root)
        return tree

    def grown(here: Rows, lists: Subsets, root: str) -> Tree:
        best = best_on_offer(here, fit["target"], lists[0])
        if not best:
            return here[0][fit["target"]] if is_pure(here, fit["target"]) else root
        groups = {row[best[0]]: [other for other in here if other[best[0]] == row[best[0]]] for row in here}
        return {"test": best[0], "branches": {value: grown(group, lists[1:], root) for value, group in groups.items()}}

    bags = [[fit["rows"][place] for place in bag] for bag in fit["bags"]]
    roots = [majorities(bag, fit["target"])[0] for bag in bags]
    trees = [grown(bag, lists, root) for bag, lists, root in zip(bags, fit["offered"], roots, strict=True)]
    return [
        majority_vote([label(tree, row, root) for tree, root in zip(trees, roots, strict=True)])
        for row in predict["rows"]
    ]


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


def last_models_kept(examples: Examples, folds: Folds, points: Points, **_: object) -> list[str]:
    """The base models of the last fold asked about the points, as if they had been learned from everything."""
    table = level_one_table(examples, folds)
    models = base_models([examples[place] for place in others(len(examples), folds[-1])])
    return [majority_vote(alike(table, said_of(models, x))) for x in points]


def stacked_by(
    look_up: Callable[[Sequence[Sequence[str]], Said], list[str]],
    rows: Callable[[Examples, Folds], list[list[str]]] = level_one_table,
) -> Callable[..., list[str]]:
    """Stacking with a master that looks other examples up; where it finds none, all examples vote."""

    def labels(examples: Examples, folds: Folds, points: Points, **_: object) -> list[str]:
        table, models = rows(examples, folds), base_models(examples)
        everything = [label for *_, label in table]
        return [majority_vote(look_up(table, said_of(models, x)) or everything) for x in points]

    return labels


def found_alike(table: Sequence[Sequence[str]], said: Said) -> list[str]:
    """The labels of the examples with these predictions; none if there is no such example."""
    return [label for *row, label in table if tuple(row) == said]


stacked_by_first = stacked_by(lambda table, said: found_alike(table, said)[:1])
stacked_by_last = stacked_by(lambda table, said: found_alike(table, said)[-1:])
stacked_by_first_of_folds = stacked_by(lambda table, said: found_alike(table, said)[:1], by_folds)
stacked_by_last_of_folds = stacked_by(lambda table, said: found_alike(table, said)[-1:], by_folds)
stacked_in_any_order = stacked_by(lambda table, said: [label for *row, label in table if sorted(row) == sorted(said)])
stacked_with_votes = stacked_by(lambda table, said: found_alike(table, said) or list(said))


def stacked_by_left_out(examples: Examples, folds: Folds, points: Points, **_: object) -> list[str]:
    """Stacking in which every example is a fold of its own, whatever folds are given."""
    return stacking(examples, [[place] for place in range(len(examples))], points)


def stacked_on_folds(examples: Examples, folds: Folds, points: Points, **_: object) -> list[str]:
    """Stacking in which the models of step 1 learn from the fold of the example itself."""
    table, models = trained_on_fold(examples, folds), base_models(examples)
    return [majority_vote(alike(table, said_of(models, x))) for x in points]


def trained_on_next_fold(examples: Examples, folds: Folds, **_: object) -> list[list[str]]:
    """The level-1 table by models that learn from the next fold only, the first after the last."""
    found: dict[int, Said] = {}
    for number, fold in enumerate(folds):
        models = base_models([examples[place] for place in folds[(number + 1) % len(folds)]])
        found |= {place: said_of(models, examples[place][0]) for place in fold}
    return [[*found[place], label] for place, (_, label) in enumerate(examples)]


def with_stump_of_everything(examples: Examples, folds: Folds, **_: object) -> list[list[str]]:
    """The level-1 table with the labels of a stump that learned from all examples."""
    stump = LEARNERS["stump"](examples)
    return [[stump(x), *row[1:]] for row, (x, _) in zip(level_one_table(examples, folds), examples, strict=True)]


def best_base_model(examples: Examples, folds: Folds, points: Points, **_: object) -> list[str]:
    """The base learner that is right most often in cross-validation, alone; the first of equal ones."""
    table = level_one_table(examples, folds)
    right = [sum(row[number] == row[-1] for row in table) for number in range(len(BASE))]
    model = LEARNERS[BASE[right.index(max(right))]](examples)
    return [model(x) for x in points]
