"""Hand calculations in which a label feeds later parts: they follow from the student's own, as from numbers."""

from collections.abc import Mapping

import pytest

from grader.build.built_exercise import build_exercise
from grader.built.document import BuiltExercise
from grader.checks.calls import Observation
from grader.codec.decode import decode
from grader.judge.judged_exercise import judge_exercise
from grader.paths import bank_dir
from grader.spec.load import load_exercise
from reference.genetic.operators import flip

FILE = bank_dir() / "genetic" / "crossover_by_hand.yaml"


@pytest.fixture(scope="module")
def crossing() -> BuiltExercise:
    return build_exercise(load_exercise(FILE), assignment_id="labels", secret=b"labels")


def right(exercise: BuiltExercise) -> dict[str, str]:
    return {part.name: str(decode(part.expected)) for part in exercise.parts}


def reasons(exercise: BuiltExercise, answers: Mapping[str, str]) -> dict[str, str]:
    cases = judge_exercise(exercise, [Observation("missing") for _ in exercise.parts], answers)
    return {str(case.part): case.inputs[0].verdict.reason for case in cases if case.inputs[0].verdict.reason}


def slipped(exercise: BuiltExercise) -> dict[str, str]:
    """One bit of the child is wrong, and what comes after is made from it as it should be."""
    answers = right(exercise)
    answers["mask_child"] = flip(answers["mask_child"], [4])
    answers["mutated"] = flip(answers["mask_child"], [decode(exercise.given["position"]) - 1])
    answers["number"] = str(int(answers["mutated"], 2))
    return answers


def test_what_follows_from_a_wrong_label_follows(crossing: BuiltExercise) -> None:
    assert reasons(crossing, right(crossing)) == {}
    assert reasons(crossing, slipped(crossing)) == {"mask_child": "value", "mutated": "follows", "number": "follows"}
    assert reasons(crossing, slipped(crossing) | {"mutated": "10101010"})["number"] == "value"


def test_a_label_in_quotes_feeds_as_it_does_bare(crossing: BuiltExercise) -> None:
    answers = slipped(crossing)
    quoted = answers | {"mask_child": f'"{answers["mask_child"]}"', "mutated": f"'{answers['mutated']}'"}
    assert reasons(crossing, quoted) == reasons(crossing, answers)


@pytest.mark.parametrize("own", ["00000000", "1", "0", "abc", "11111111"])
def test_nothing_follows_from_a_label_that_is_none(crossing: BuiltExercise, own: str) -> None:
    answers = right(crossing) | {"mask_child": own, "mutated": own, "number": "0"}
    assert reasons(crossing, answers) == dict.fromkeys(["mask_child", "mutated", "number"], "value")
