"""Names of inputs are changed to ones that contain one another, and only texts that are names."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from grader.build.built_assignment import built_for_class
from grader.build.renamed_inputs import NESTED_NAMES, free_names, renamed_inputs, texts_and_keys
from grader.built.document import BuiltExercise, Instance
from grader.built.fair_question import question_on
from grader.built.own_check import verdict_on_answer
from grader.codec.decode import decode
from grader.sandbox.run import Sandbox
from grader.spec.load import load_assignment_spec
from tests.banked import SECRETS, built, ids, result_on
from tests.thinned import some

BY_PARTS_OF_WORDS = """
def precision_recall(actual, predicted, positive):
    said = [positive in label for label in predicted]
    found = sum(real == positive for real, yes in zip(actual, said) if yes)
    real = actual.count(positive)
    return (found / sum(said) if sum(said) else 0, found / real if real else 0)
"""


@cache
def renamed_questions(id_: str) -> tuple[Instance, ...]:
    plain = replace(built(id_), properties=())
    inputs = [args for seed in range(4) for args in renamed_inputs(plain, Random(seed))]
    return tuple(question for args in inputs if (question := question_on(plain, (), args)) is not None)


def with_renamed(id_: str) -> BuiltExercise:
    return replace(built(id_), wide=renamed_questions(id_))


def first_hidden(id_: str) -> Instance:
    return next(case.instances[0] for case in built(id_).cases if not case.public)


def test_a_program_that_takes_a_part_of_a_name_for_the_name_has_not_full_marks() -> None:
    exercise = with_renamed("evaluation.precision_recall")
    with Sandbox() as sandbox:
        assert result_on(sandbox, replace(exercise, wide=()), BY_PARTS_OF_WORDS).status == "right"
        assert result_on(sandbox, exercise, BY_PARTS_OF_WORDS).status == "partial"
        exact = BY_PARTS_OF_WORDS.replace("positive in label", "positive == label")
        assert result_on(sandbox, exercise, exact).status == "right"


def test_names_are_changed_everywhere_in_an_input_and_stay_as_many() -> None:
    before = first_hidden("associations.lift")
    names = free_names(built("associations.lift"), before)
    assert names == sorted(set(texts_and_keys(decode(before.args["transactions"]))))
    for question in renamed_questions("associations.lift"):
        assert set(texts_and_keys([decode(each) for each in question.args.values()])) <= set(NESTED_NAMES)


@pytest.mark.parametrize(
    ("id_", "kept"),
    [("version_spaces.candidate_elimination", {"yes", "no"}), ("logic.expression_errors", {"not", "and", "or"})],
)
def test_words_that_mean_something_are_no_names(id_: str, kept: set[str]) -> None:
    for case in built(id_).cases:
        for instance in case.instances[:3]:
            assert kept.isdisjoint(free_names(built(id_), instance))
    assert renamed_questions(id_)


@pytest.mark.parametrize("asked", [True, False])
def test_an_assignment_may_leave_other_inputs_out(tmp_path: Path, asked: bool) -> None:
    policy = {"other_inputs": asked, "repair": {"search": False}}
    document = {"schema": 1, "id": "hw", "title": "T", "secret": {"public": "none"}, "policy": policy}
    (tmp_path / "hw.yaml").write_text(json.dumps({**document, "exercises": [{"id": "associations.lift"}]}))
    [exercise] = built_for_class(load_assignment_spec(tmp_path / "hw.yaml"), SECRETS[0]).exercises
    assert bool(exercise.wide) is asked


@pytest.mark.parametrize("id_", some(ids("function", "trace", "model"), 12))
def test_the_reference_answers_every_renamed_input(id_: str) -> None:
    for question in renamed_questions(id_):
        expected = decode(question.expected)
        verdict = verdict_on_answer(built(id_), question.args, expected, expected, decode(question.accepted))
        assert verdict.passed, question.args
