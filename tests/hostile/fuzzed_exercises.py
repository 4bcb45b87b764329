"""Exercises of the bank that between them have every kind, check, property and picture there is."""

from dataclasses import replace
from functools import cache

from grader.built.document import BuiltExercise, BuiltProperty
from grader.codec.values import Json
from tests.banked import built

IDS = (
    "associations.association_rules",
    "associations.frequent_itemsets",
    "associations.which_lift",
    "bayes.belief_trace",
    "bayes.gaps_and_copies_by_hand",
    "bayes_nets.enumeration",
    "clustering.agglomerative_trace",
    "clustering.cut_hierarchy",
    "clustering.em_trace",
    "clustering.kmeans_trace",
    "ensembles.adaboost_model",
    "evaluation.accurate_and_useless",
    "evaluation.bootstrap_sample",
    "evaluation.confusion_matrix",
    "evaluation.pr_curve",
    "evaluation.roc_curve",
    "genetic.crossover",
    "information.entropy",
    "linear.separating_direction",
    "logic.foil_trace",
    "preprocessing.impute_missing",
    "reinforcement.greedy_policy",
    "rules.list_to_tree",
    "svm.max_margin",
    "theory.vc_dimension",
    "trees.attribute_ranking",
    "trees.best_threshold",
    "trees.id3_splits",
    "trees.id3_tree",
    "trees.split_rows",
    "trees.tree_rules",
    "version_spaces.candidate_elimination",
    "version_spaces.find_s_trace",
    "version_spaces.version_space",
)
# What no exercise of the bank has by itself, on one that has something like it.
OTHERWISE: dict[str, tuple[str, BuiltProperty | str]] = {
    "ordered": ("evaluation.bootstrap_sample", BuiltProperty(name="ordered", options="rising")),
    "curve": ("evaluation.roc_curve", "curve"),
}


@cache
def fuzzed(name: str) -> BuiltExercise:
    """An exercise by its id, or one that is changed to have a check, property or picture of this name."""
    if name not in OTHERWISE:
        return built(name)
    id_, other = OTHERWISE[name]
    if isinstance(other, BuiltProperty):
        return replace(built(id_), properties=(other,))
    return replace(built(id_), picture=other)


def right_answer(exercise: BuiltExercise) -> Json:
    """What is right on the first input, or for the first part."""
    if exercise.cases:
        return exercise.cases[0].instances[0].expected
    return exercise.parts[0].expected if exercise.parts else "a"
