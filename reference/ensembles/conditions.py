"""Conditions on votes, weights and models that are learned one after another."""

import math
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from reference.ensembles.bagging import bagging
from reference.ensembles.boosting import ADABOOST, adaboost
from reference.ensembles.by_hand import nearest_in
from reference.ensembles.forest import forest_predictions, forest_tied_labels, random_forest
from reference.ensembles.mistakes.boosting import labels_by_counted_errors, labels_of_first_stump
from reference.ensembles.mistakes.forest_trees import (
    TREE_BY_GAIN_RATIO,
    TREE_BY_LEVELS,
    TREE_THAT_KEEPS_A_USELESS_LIST,
    TREE_WITH_A_LIST_FOR_EVERY_NODE,
    TREE_WITH_BRANCHES_AS_THEY_COME,
)
from reference.ensembles.mistakes.learners import (
    FOREST_MISTAKES,
    any_gain,
    bagged_by_accuracy,
    bagged_by_bag_accuracy,
    bagged_by_bag_odds,
    bagged_by_odds,
    labels_of_the_root,
    least_gini,
    stacked_by_first,
    stacked_by_last,
    stacked_in_any_order,
)
from reference.ensembles.stacking import alike, base_models, level_one_table, said_of
from reference.ensembles.stumps import Example, Stump, best_stumps, stump_errors, stump_label
from reference.ensembles.voter_weights import weight_for
from reference.ensembles.voting import majority_vote, vote_weight, vote_winners
from reference.evaluation.validation import Folds

OTHER_LISTS = (TREE_WITH_A_LIST_FOR_EVERY_NODE, TREE_THAT_KEEPS_A_USELESS_LIST)
OTHER_ORDERS = (TREE_BY_LEVELS, TREE_WITH_BRANCHES_AS_THEY_COME)
CLEAR = 1e-6  # errors, votes and values that differ by more are told apart in any order of adding


def skewed_predictions(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether the mean of the predictions is clearly not the truth, not 1 away from it, and not the median."""
    # an error of 1 is its own square, and a mean equal to the median hides which was taken
    median = sorted(args["predictions"])[len(args["predictions"]) // 2]
    off = abs(expected["mean"] - args["truth"])
    return bool(abs(expected["mean"] - median) > 0.25 and off > 0.25 and abs(off - 1) > 0.25)


def clear_update(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether the weighted error is clearly neither small, nor nearly 1/2, nor the share of wrong examples."""
    rows = args["rows"]
    share = [row["classified"] for row in rows].count("wrong") / len(rows)
    # near 1/2 beta is nearly 1, and the weights would hardly change
    return 0.1 < expected["error"] < 0.42 and abs(expected["error"] - share) > 0.03


def all_rounds(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether AdaBoost takes all rounds, and in each round the best stumps are clearly better than the others."""
    before = [record["weights"] for record in expected[:-1]]
    return len(expected) == args["rounds"] + 1 and all(best_are_clear(args["examples"], weights) for weights in before)


def best_are_clear(examples: Sequence[Example], weights: Sequence[float]) -> bool:
    """Whether every stump has either the smallest error or a clearly larger one."""
    errors = stump_errors(examples, weights).values()
    more = [error - min(errors) for error in errors]
    # two bounds: nothing may lie in between, where one order of adding calls it a tie and another not
    return all(each < CLEAR / 100 or each > CLEAR for each in more)


def votes_matter(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether the right labels differ from those by equal votes, and from those by inverted votes."""
    by_sign = [signs_by(args, votes_of) for votes_of in (lambda vote: 1.0, lambda vote: math.exp(-vote))]
    tied_high = [total >= 0 for total in totals_by(args, lambda vote: 1.0)]
    return [label > 0 for label in expected] not in (*by_sign, tied_high)


def logarithm_matters(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether the right labels differ from those by votes of (1 - error) / error, and from those by 1 - error."""
    # by a vote v = ln((1 - error) / error), the odds are exp(v), and the accuracy is 1 / (1 + exp(-v))
    without = (math.exp, lambda vote: 1 / (1 + math.exp(-vote)))
    return all([label > 0 for label in expected] != signs_by(args, votes_of) for votes_of in without)


def counting_matters(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether the labels by the share of wrong examples differ from the right ones, and from the first stump's."""
    # counted errors of later stumps are large, so that the first stump alone often decides
    counted = labels_by_counted_errors(args["fit"], args["predict"])
    return counted not in (list(expected), labels_of_first_stump(args["fit"], args["predict"]))


def totals_by(args: Mapping[str, Any], votes_of: Callable[[float], float]) -> list[float]:
    """For each point the sum of the labels of AdaBoost's stumps, 1 or -1, with other votes."""
    members = [(stump, votes_of(vote)) for stump, vote in adaboost(args["fit"]["examples"], args["fit"]["rounds"])]
    return [math.fsum(vote * stump_label(stump, x) for stump, vote in members) for x in args["predict"]["points"]]


def signs_by(args: Mapping[str, Any], votes_of: Callable[[float], float]) -> list[bool]:
    """For each point whether AdaBoost's stumps label it 1 with other votes."""
    return [total > 0 for total in totals_by(args, votes_of)]


def ends_early(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether AdaBoost takes at least one round, but not all, as then no stump is better than chance."""
    clear = all(best_are_clear(args["examples"], record["weights"]) for record in expected)
    return 1 < len(expected) <= args["rounds"] and clear


def stumps_decided(examples: Sequence[Example], rounds: int, points: Sequence[Sequence[float]] = ()) -> bool:
    """Whether AdaBoost takes all rounds, each with one best stump, and no point lies in the gap where a stump cuts."""
    states = list(ADABOOST.steps(examples=examples, rounds=rounds))
    before = [state.weights for state in states[:-1]]
    return len(before) == rounds and all(one_choice_of_stump(examples, weights, points) for weights in before)


def one_choice_of_stump(
    examples: Sequence[Example], weights: Sequence[float], points: Sequence[Sequence[float]]
) -> bool:
    """Whether one stump is clearly best, has two labels, and cuts where no point lies between the examples."""
    best, *others = best_stumps(examples, weights)
    if others or best.below == best.above or not best_are_clear(examples, weights):
        return False
    # a threshold at a value of the examples, or anywhere else in the gap, labels all points alike
    low, high = gap_of(best, examples)
    return not any(low < x[best.attribute] < high for x in points)


def gap_of(stump: Stump, examples: Sequence[Example]) -> tuple[float, float]:
    """The two neighbouring values of the examples between which a stump has its threshold."""
    values = [x[stump.attribute] for x, _ in examples]
    below = [value for value in values if value < stump.threshold]
    return max(below), min(value for value in values if value not in below)


def clear_votes(votes: Sequence[tuple[Any, float]]) -> bool:
    """Whether one label clearly has the largest sum of votes."""
    labels, weights = zip(*votes, strict=True)
    totals = sorted((vote_weight(labels, weights, label) for label in set(labels)), reverse=True)
    return len(totals) == 1 or totals[0] - totals[1] > CLEAR


def bags_disagree(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the models of three bags disagree, and their majority differs from a model of all loaves.

    No two temperatures are as near to the one that is asked about.
    """
    rows, value = args["rows"], args["value"]
    away = [abs(row["temperature"] - value) for row in rows]
    votes = [expected[name] for name in ("first", "second", "third")]
    everything = nearest_in(rows, range(1, len(rows) + 1), value)
    return len(set(votes)) == 2 and expected["vote"] != everything and len(set(away)) == len(away)


def bagging_matters(args: Mapping[str, Any], expected: Sequence[str]) -> bool:
    """Whether some points have another label than by a model of all examples, and labels differ."""
    alone = bagging(args["examples"], [range(len(args["examples"]))], args["points"])
    return alone != list(expected) and len(set(expected)) > 1


def equal_votes_matter(args: Mapping[str, Any], expected: Sequence[str]) -> bool:
    """Whether some points have another label if models vote by their accuracy on all examples, or by its odds."""
    given = {name: args[name] for name in ("examples", "draws", "points")}
    return all(by(**given) != list(expected) for by in (bagged_by_accuracy, bagged_by_odds))


def equal_votes_of_bags_matter(args: Mapping[str, Any], expected: Sequence[str]) -> bool:
    """Whether some points have another label if models vote by their accuracy on their bags, or by its odds."""
    given = {name: args[name] for name in ("examples", "draws", "points")}
    return all(by(**given) != list(expected) for by in (bagged_by_bag_accuracy, bagged_by_bag_odds))


def repeats_matter(args: Mapping[str, Any], expected: Sequence[str]) -> bool:
    """Whether some points would have another label if every bag held its examples only once."""
    once = [sorted(set(drawn)) for drawn in args["draws"]]
    return bagging(args["examples"], once, args["points"]) != list(expected)


def forest_matters(args: Mapping[str, Any], expected: Sequence[str]) -> bool:
    """Whether each known mistake with bags, offered attributes or votes changes the label of some row."""
    mistaken = (forest_predictions(mistake(args["fit"]), args["predict"]) for mistake in FOREST_MISTAKES)
    return len(set(expected)) > 1 and all(labels != list(expected) for labels in mistaken)


def forest_by_gini_differs(args: Mapping[str, Any], expected: Sequence[str]) -> bool:
    """Whether for some row a forest grown by the Gini index gives no right label, in any order of ties."""
    by_gini = forest_tied_labels(**args, choose=least_gini)
    return any(not set(one) & set(other) for one, other in zip(by_gini, forest_tied_labels(**args), strict=True))


def lists_matter(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a tree tests other attributes if pure nodes take a list, and if a useless list is not used up."""
    tested = [record["attribute"] for record in expected]
    return all(tested != [state.attribute for state in process.steps(**args)] for process in OTHER_LISTS)


def gain_itself_matters(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a tree has another test at its root if nodes choose by the gain ratio."""
    first = next(state.attribute for state in TREE_BY_GAIN_RATIO.steps(**args) if state.attribute is not None)
    return first not in [record["attribute"] for record in expected[:2]]  # the first record may be the start


def visiting_order_matters(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a tree has other splits, or another order of them, breadth first or with branches as values occur."""
    splits = [(sorted(record["path"]), record["attribute"]) for record in expected]
    return all(
        splits != [(sorted(state.path), state.attribute) for state in process.steps(**args)] for process in OTHER_ORDERS
    )


def missing_branches_matter(args: Mapping[str, Any], expected: Sequence[str]) -> bool:
    """Whether a forest differs that gives the most frequent class of the bag where a node has no branch."""
    return labels_of_the_root(args["fit"], args["predict"]) != list(expected)


def zero_gain_matters(args: Mapping[str, Any], expected: Sequence[str]) -> bool:
    """Whether labels differ, and a forest that makes a leaf where the largest gain is 0 gives other labels."""
    # stopping at gain 0 is Weka's rule, and a common wrong stop here
    stopped = random_forest(**args["fit"], asked=args["predict"]["rows"], choose=any_gain)
    return len(set(expected)) > 1 and stopped != list(expected)


def one_most_frequent(examples: Sequence[Example], folds: Folds, points: Sequence[Sequence[float]]) -> bool:
    """Whether the master of stacking has one most frequent label for every point."""
    table, models = level_one_table(examples, folds), base_models(examples)
    return all(len(vote_winners(alike(table, said_of(models, x)))) == 1 for x in points)


def neighbours_clear(examples: Sequence[Example], x: Sequence[float]) -> bool:
    """Whether no two examples are equally near to a point."""
    away = sorted(math.dist(x, other) for other, _ in examples)
    return all(far - near > CLEAR for near, far in pairwise(away))


def master_matters(args: Mapping[str, Any], expected: Sequence[str]) -> bool:
    """Whether some points have another label than by a plain vote of the base models."""
    models = base_models(args["examples"])
    return [majority_vote(said_of(models, x)) for x in args["points"]] != list(expected)


def all_alike_matter(args: Mapping[str, Any], expected: Sequence[str]) -> bool:
    """Whether the first or the last of the examples with the same predictions misleads the master of stacking."""
    return stacked_by_first(**args) != list(expected) or stacked_by_last(**args) != list(expected)


def order_of_models_matters(args: Mapping[str, Any], expected: Sequence[str]) -> bool:
    """Whether a master that only counts the predicted labels, whichever model they come from, gives other labels."""
    return stacked_in_any_order(**args) != list(expected)


def vote_was_wrong(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether the label with clearly the larger total weight is not the right one, as the text of the exercise says."""
    ahead = weight_for(args["votes"], args["weights"], 1) - weight_for(args["votes"], args["weights"], 0)
    return abs(ahead) > CLEAR and (ahead > 0) != args["right"]
