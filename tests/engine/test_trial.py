"""Every exercise of the bank, tried: its reference is right, and each known mistake loses marks and is named."""

import pytest

from grader.engine.exercise_trial import result_of_reference
from tests.banked import built, ids
from tests.thinned import some

pytestmark = pytest.mark.slow  # the whole bank: `make test` runs it


@pytest.mark.parametrize("id_", some(ids("function", "trace", "model", "values"), 5))
def test_the_reference_is_right_and_every_known_mistake_is_named(id_: str) -> None:
    exercise = built(id_)
    right = result_of_reference(exercise)
    assert (right.status, right.findings) == ("right", ())
    for mistake in exercise.mistakes:
        wrong = result_of_reference(exercise, mistake.name)
        assert wrong.score < wrong.points, mistake.name
        assert [finding.name for finding in wrong.findings] == [mistake.name]
