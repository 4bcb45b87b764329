"""Conditions on votes, weights and models that are learned one after another."""

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from reference.ensembles.bagging import bagging
from reference.ensembles.boosting import ADABOOST, adaboost
from reference.ensembles.by_hand import nearest_in
from reference.ensembles.forest import forest_predictions, forest_tied_labels, random_forest
from reference.ensembles.mistakes.learners import FOREST_MISTAKES, any_gain, least_gini
from reference.ensembles.stacking import alike, base_models, level_one_table, said_of
from reference.ensembles.stumps import Example, best_stumps, stump_errors, stump_label
from reference.ensembles.voting import majority_vote, vote_weight, vote_winners

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


def boosting_decided(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether nothing in boosting is tied: one best stump in each round, no point on a threshold, no tied vote."""
    examples, rounds = args["fit"]["examples"], args["fit"]["rounds"]
    points = args["predict"]["points"]
    members = adaboost(examples, rounds)
    return stumps_decided(examples, rounds, points) and all(
        clear_votes([(stump_label(stump, x), vote) for stump, vote in members]) for x in points
    )


def votes_matter(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether the right labels differ from those by equal votes, and from those by inverted votes."""
    members = adaboost(args["fit"]["examples"], args["fit"]["rounds"])
    said = [[stump_label(stump, x) for stump, _ in members] for x in args["predict"]["points"]]
    equal = [sum(labels) for labels in said]
    # beta in the place of log(1 / beta): the vote turned round
    turned = [sum(y * math.exp(-vote) for y, (_, vote) in zip(labels, members, strict=True)) for labels in said]
    by_sign = ([n > 0 for n in equal], [n >= 0 for n in equal], [n > 0 for n in turned])
    return [label > 0 for label in expected] not in by_sign


def stumps_decided(examples: Sequence[Example], rounds: int, points: Sequence[Sequence[float]] = ()) -> bool:
    """Whether AdaBoost takes all rounds, and all best stumps of a round predict the same, also for `points`."""
    states = list(ADABOOST.steps(examples=examples, rounds=rounds))
    before = [state.weights for state in states[:-1]]
    return len(before) == rounds and all(one_choice_of_stump(examples, weights, points) for weights in before)


def one_choice_of_stump(
    examples: Sequence[Example], weights: Sequence[float], points: Sequence[Sequence[float]]
) -> bool:
    """Whether all best stumps predict the same labels, and no example or point lies on a threshold."""
    best = best_stumps(examples, weights)
    asked = [*(x for x, _ in examples), *points]
    # several stumps may be best, if no example and no point can tell them apart
    said = {tuple(stump_label(stump, x) for x in asked) for stump in best}
    off = all(abs(x[stump.attribute] - stump.threshold) > CLEAR for stump in best for x in asked)
    return len(said) == 1 and off and best_are_clear(examples, weights)


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


def zero_gain_matters(args: Mapping[str, Any], expected: Sequence[str]) -> bool:
    """Whether labels differ, and a forest that makes a leaf where the largest gain is 0 gives other labels."""
    # stopping at gain 0 is Weka's rule, and a common wrong stop here
    stopped = random_forest(**args["fit"], asked=args["predict"]["rows"], choose=any_gain)
    return len(set(expected)) > 1 and stopped != list(expected)


def stacking_decided(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether no neighbours are equally near, and the master has one most frequent label for every point."""
    examples, points = args["examples"], args.get("points", [])
    if not all(neighbours_clear(examples, x) for x in [*(x for x, _ in examples), *points]):
        return False
    table, models = level_one_table(examples, args["folds"]), base_models(examples)
    return all(len(vote_winners(alike(table, said_of(models, x)))) == 1 for x in points)


def neighbours_clear(examples: Sequence[Example], x: Sequence[float]) -> bool:
    """Whether no two examples are equally near to a point."""
    away = sorted(math.dist(x, other) for other, _ in examples)
    return all(far - near > CLEAR for near, far in pairwise(away))


def master_matters(args: Mapping[str, Any], expected: Sequence[str]) -> bool:
    """Whether some points have another label than by a plain vote of the base models."""
    models = base_models(args["examples"])
    return [majority_vote(said_of(models, x)) for x in args["points"]] != list(expected)
