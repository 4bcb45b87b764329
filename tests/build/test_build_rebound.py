"""A course may rebind what an exercise binds in `with:`, and then every sentence that a student reads must follow."""

from functools import cache
from typing import Any

import pytest

from grader.build.built_exercise import build_exercise
from grader.build.prompts import rendered_prompt
from grader.built.document import BuiltExercise
from grader.built.reference_answers import decoded_args
from grader.spec.assignment import ExerciseOverride
from grader.spec.shown_conventions import names_shown, texts_shown
from grader.spec.uses import overridden
from tests.banked import built, specs
from tests.thinned import some

pytestmark = pytest.mark.slow  # the whole bank

WORDS = {  # for a convention that is a word: the others that the reference takes
    "average": ("folds", "pooled"),
    "count": ("bindings", "examples"),
    "explore": ("all", "others"),
    "form": ("simple", "exact"),
    "level1": ("cv", "same"),
    "normalise": ("one", "keep"),
    "on_tie": ("keep", "prune"),
    "over": ("squared", "absolute"),
    "rows": ("actual", "predicted"),
    "sweep": ("sync", "in_place"),
    "tie": ("wrong", "right"),
    "ties": ("split", "first"),
    "unknown": ("unknown", "missing"),
    "under": ("squared", "absolute"),
}
NUMBERS = {
    "ddof": 0,
    "high": 0.9,
    "low": 0.1,
    "min_confidence": 0.6,
    "min_support": 2,
    "min_variance": 0,
}  # where one more makes no sense
# What an exercise is about, and no convention of it. No sentence shows these, so no assignment may rebind them.
SUBJECTS = {
    "bayes.naive_bayes_by_hand": {"target"},  # a column of its own table
    "ensembles.bagging": {"learner"},
    "evaluation.cross_validation": {"learner"},
    "evaluation.error_rate": {"measure"},
    "evaluation.expected_cost": {"average"},  # a sum of costs would not keep its property
    "evaluation.leave_one_out": {"learner"},
    "linear.separating_direction": {"max_epochs"},  # a net that no draw falls into
    "rules.beam_trace": {"keep_parents", "score"},
    "rules.bottom_up_trace": {"require"},
    "rules.post_pruning_trace": {"allow_equal", "estimate"},
    "rules.rule_list_trace": {"default", "ties"},
    "rules.rule_set_trace": {"score"},
    "rules.set_pruning_trace": {"allow_equal", "predict"},
    "rules.which_are_more_specific": {"by", "strict"},
    "search.growing_circle_trace": {"operators"},
    "trees.c45_model": {"mdl", "mean_gain", "method"},  # its text is release 8 of C4.5
    "trees.choose_alpha": {"on_tie"},
    "trees.collapse": {"rule"},
    "trees.coverage_growth": {"sort"},
    "trees.decision_stump": {"binary", "criterion"},
    "trees.id3_tree": {"empty_branches", "stop_at_zero_gain"},  # its verifier takes every tree that some tie gives
    "trees.penalised_by_hand": {"per", "size"},
    "trees.pessimistic_by_hand": {"method"},  # the sheet prints the one formula
    "trees.pessimistic_error": {"method"},
    "trees.subtree_raising": {"method"},
    "trees.subtree_replacement": {"method"},
    "trees.weakest_link": {"per"},
}


def others(name: str, value: Any) -> tuple[Any, ...]:
    """What else the convention could be."""
    if isinstance(value, bool):
        return (not value,)
    if isinstance(value, str):
        return tuple(word for word in WORDS[name] if word != value)
    return (NUMBERS.get(name, value + 1),)


@cache
def rebindable() -> dict[str, dict[str, Any]]:
    """By exercise, the conventions that it binds."""
    bound = {id_: dict(getattr(loaded.spec, "with_", {})) for id_, loaded in specs().items()}
    for id_, names in SUBJECTS.items():
        bound[id_] = {name: value for name, value in bound[id_].items() if name not in names}
    return {id_: each for id_, each in bound.items() if each}


def read_with(id_: str, **new: Any) -> list[str]:
    """What a student reads of the exercise under these conventions."""
    exercise = specs()[id_].spec
    given = decoded_args(built(id_).given) if hasattr(exercise, "given") else {}
    return [rendered_prompt(text, {**exercise.with_, **given, **new}) for text in texts_shown(exercise)]


@pytest.mark.slow
def test_the_sentences_of_every_exercise_follow_each_convention_that_is_rebound() -> None:
    silent = [
        (id_, name, other)
        for id_, bound in some(rebindable().items(), 40)
        for name, value in bound.items()
        for other in others(name, value)
        if read_with(id_) == read_with(id_, **{name: other})
    ]
    assert silent == []
    assert len(rebindable()) > 35


def test_what_no_sentence_shows_is_the_subject_of_an_exercise_and_listed_here() -> None:
    hidden = {
        id_: names
        for id_, loaded in specs().items()
        if (names := set(getattr(loaded.spec, "with_", {})) - names_shown(loaded.spec))
    }
    assert hidden == SUBJECTS


@pytest.mark.slow
def test_an_exercise_whose_conventions_are_all_rebound_can_be_built_and_asks_for_other_answers() -> None:
    same = []
    for id_, bound in some(rebindable().items(), 12):
        few = {case.name: {"count": 3} for case in getattr(specs()[id_].spec, "cases", ()) if case.draw is not None}
        new = {name: others(name, value)[0] for name, value in bound.items()}
        before, after = (
            build_exercise(
                overridden(specs()[id_], ExerciseOverride.model_validate({"with": changed, "cases": few})),
                assignment_id="rebound",
                secret=b"rebound",
            )
            for changed in ({}, new)
        )
        same += [id_] if expected(before) == expected(after) else []
    assert same == []


def expected(exercise: BuiltExercise) -> list[Any]:
    """Every right answer of a built exercise."""
    cases = [instance.expected for case in exercise.cases for instance in case.instances]
    return [*cases, *(part.expected for part in exercise.parts), exercise.choice]
