"""Every exercise of the bank, tried: its reference is right, and each known mistake loses marks and is named."""

from functools import partial

import pytest

from grader.build.built_exercise import build_exercise
from grader.build.fair import first_fair
from grader.built.document import BuiltExercise
from grader.engine.exercise_trial import result_of_reference
from tests.banked import SECRETS, ids, kind_of, specs
from tests.thinned import some

pytestmark = pytest.mark.slow  # the whole bank: `make test` runs it


def drawn_for(id_: str, student: str | None) -> BuiltExercise:
    return build_exercise(specs()[id_], assignment_id="fairness", secret=SECRETS[0], student=student)


@pytest.mark.parametrize("id_", some(ids("function", "trace", "model", "values"), 7, kind=kind_of))
def test_the_reference_is_right_and_every_known_mistake_is_named(id_: str) -> None:
    exercise = first_fair(specs()[id_], partial(drawn_for, id_), None)
    right = result_of_reference(exercise)
    assert (right.status, right.findings) == ("right", ())
    for mistake in exercise.mistakes:
        wrong = result_of_reference(exercise, mistake.name)
        assert wrong.score < wrong.points, mistake.name
        assert [finding.name for finding in wrong.findings] == [mistake.name]
