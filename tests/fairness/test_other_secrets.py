"""What is proved of an exercise with the numbers of lint and the tests holds with those of another course, too."""

import pytest

from tests.banked import ids
from tests.corpora import Solution
from tests.thinned import some
from tests.tools import other_secrets
from tests.tools.mistake_marks import CODED
from tests.tools.other_secrets import faults_under

pytestmark = pytest.mark.slow  # many exercises are built

SOLUTIONS = other_secrets.solutions()
SECRET = other_secrets.SECRETS[0]


@pytest.mark.parametrize("id_", some(ids(*CODED), 5))
def test_an_exercise_is_sound_under_another_secret(id_: str) -> None:
    assert faults_under(id_, SECRET) == []


def test_a_right_solution_that_loses_and_a_wrong_one_that_does_not_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def exchanged() -> list[Solution]:
        other = {"right": "wrong", "wrong": "right", "blind": "right"}
        return [each._replace(corpus=other[each.corpus]) for each in SOLUTIONS]

    monkeypatch.setattr(other_secrets, "solutions", exchanged)
    told = faults_under("information.entropy", SECRET)
    assert len(told) == len([each for each in SOLUTIONS if each.exercise == "information.entropy"])
