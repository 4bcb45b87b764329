"""Further inputs of an exercise: drawn once more for the grader alone, so that a repair is not right by chance."""

import json
from dataclasses import replace

import pytest

from grader.build.built_assignment import built_for_class
from grader.build.built_exercise import build_exercise
from grader.build.further_inputs import INPUTS_A_SEED, OTHER_SEEDS, WIDE_INPUTS, with_further
from grader.build.personal import personalised
from grader.built.freeze import dumps, loads
from grader.built.own_check import verdict_on_answer
from grader.built.student_calls import args_text
from grader.built.variants import for_student
from grader.codec.decode import decode
from grader.paths import bank_dir
from grader.release.public import public_part
from grader.spec.load import load_assignment_spec, load_exercise
from tests.grading import SAMPLE
from tests.repair.mended import SECRET, released

ENTROPY_FILE = bank_dir() / "information" / "entropy.yaml"


def test_they_are_drawn_by_two_other_seeds_and_from_wide_and_none_is_a_case() -> None:
    exercise = released()
    own = {args_text(instance.args) for case in exercise.cases for instance in case.instances}
    further = [args_text(instance.args) for instance in exercise.further]
    assert len(set(further)) == len(further) > INPUTS_A_SEED * len(OTHER_SEEDS)
    assert len(further) <= INPUTS_A_SEED * len(OTHER_SEEDS) + WIDE_INPUTS
    assert own.isdisjoint(further)
    assert args_text({"counts": [7]}) in further  # which `wide:` lists


def test_the_right_answers_to_them_are_right() -> None:
    exercise = released()
    for instance in exercise.further:
        expected = decode(instance.expected)
        assert verdict_on_answer(exercise, instance.args, expected, expected).passed


def test_they_are_the_same_for_the_same_secret_and_others_for_another() -> None:
    loaded = load_exercise(ENTROPY_FILE)
    built = build_exercise(loaded, assignment_id="week", secret=SECRET)
    assert with_further(built, loaded, SECRET, "week") == released()
    assert with_further(built, loaded, b"another secret", "week").further != released().further


def test_an_exercise_that_is_never_drawn_has_none() -> None:
    loaded = load_exercise(ENTROPY_FILE)
    built = build_exercise(loaded, assignment_id="week", secret=SECRET)
    fixed = replace(built, cases=tuple(replace(case, drawn=False) for case in built.cases))
    assert with_further(fixed, loaded, SECRET, "week").further == ()


@pytest.mark.slow
def test_they_are_frozen_with_the_document_and_stand_in_no_release() -> None:
    loaded = load_assignment_spec(SAMPLE)
    built = built_for_class(loaded, SECRET)
    assert any(exercise.further for exercise in built.exercises)
    assert loads(dumps(built)) == built
    bare = replace(built, exercises=tuple(replace(each, further=()) for each in built.exercises))
    assert public_part(built) == public_part(bare)


@pytest.mark.slow
def test_a_switched_off_search_draws_none() -> None:
    loaded = load_assignment_spec(SAMPLE)
    policy = loaded.spec.policy.model_copy(
        update={"repair": loaded.spec.policy.repair.model_copy(update={"search": False})}
    )
    off = replace(loaded, spec=loaded.spec.model_copy(update={"policy": policy}))
    assert not any(exercise.further for exercise in built_for_class(off, SECRET).exercises)


@pytest.mark.slow
def test_a_document_from_before_is_read_without_them() -> None:
    data = dumps(built_for_class(load_assignment_spec(SAMPLE), SECRET))
    document = json.loads(data)
    for exercise in document["exercises"]:
        del exercise["further"]
    del document["policy"]["repair"]
    assert all(not exercise.further for exercise in loads(json.dumps(document).encode()).exercises)


@pytest.mark.slow
def test_personal_numbers_keep_the_common_ones() -> None:
    loaded = load_assignment_spec(SAMPLE)
    spec = loaded.spec.model_copy(update={"personalise": "per_student"})
    everybody = replace(loaded, spec=spec)
    built = personalised(built_for_class(everybody, SECRET), everybody, SECRET, ["ada"])
    assert "further" not in dumps(built).decode().partition('"students"')[2]
    common = {exercise.id: exercise.further for exercise in built.exercises}
    assert {exercise.id: exercise.further for exercise in for_student(built, "ada").exercises} == common
