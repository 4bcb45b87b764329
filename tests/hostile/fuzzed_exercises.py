"""Exercises of the bank that between them have every kind, check, property and picture there is."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from grader.build.built_exercise import build_exercise
from grader.built.document import BuiltExercise, BuiltProperty
from grader.codec.values import Json
from grader.spec.load import load_exercise
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
    "trees.coverage_growth",
    "trees.id3_splits",
    "trees.id3_tree",
    "trees.labelling_points",
    "trees.split_rows",
    "trees.tree_rules",
    "version_spaces.candidate_elimination",
    "version_spaces.find_s_trace",
    "version_spaces.version_space",
)
# What no exercise of the bank has by itself, on one that has something like it.
TESTED = "passes"
TESTED_SPEC = """\
schema: 1
id: evaluation.tested
kind: tests
title: Twice
concepts: [evaluation.error_rate]
points: 2
defines: [double]
starter: "def double(n): ..."
solution: solution.py
prompt: "Write a function that returns twice a number."
cases:
  - {name: one, public: true, test: "assert double(1) == 2"}
  - {name: a text, test: "double('a')", output: "'aa'"}
"""
OTHERWISE: dict[str, tuple[str, BuiltProperty | str]] = {
    "ordered": ("evaluation.bootstrap_sample", BuiltProperty(name="ordered", options="rising")),
    "curve": ("evaluation.roc_curve", "curve"),
}


@cache
def fuzzed(name: str) -> BuiltExercise:
    """An exercise by its id, or one that is changed to have a check, property or picture of this name."""
    if name == TESTED:
        return tested_exercise()
    if name not in OTHERWISE:
        return built(name)
    id_, other = OTHERWISE[name]
    if isinstance(other, BuiltProperty):
        return replace(built(id_), properties=(other,))
    return replace(built(id_), picture=other)


def tested_exercise() -> BuiltExercise:
    """An exercise that is judged by tests of its author's, of which our bank has none."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "evaluation" / "tested.yaml"
        file.parent.mkdir()
        file.write_text(TESTED_SPEC, "utf-8")
        (file.parent / "solution.py").write_text("def double(n):\n    return 2 * n\n", "utf-8")
        return build_exercise(load_exercise(file), assignment_id="fairness", secret=b"tests")


def right_answer(exercise: BuiltExercise) -> Json:
    """What is right on the first input, or for the first part."""
    if exercise.cases:
        return exercise.cases[0].instances[0].expected
    return exercise.parts[0].expected if exercise.parts else "a"
