"""Which isolation `grader grade` takes, refuses and names, and the rest of its summary."""

from pathlib import Path

import pytest

from grader.cli.errors import CannotRun
from grader.cli.grade import grade_summary, isolation_in_force
from grader.engine.classrun import ClassRun
from grader.engine.resume import KnownSubmission
from grader.sandbox.selftest import Isolation

NO_MORE = Isolation("process", "namespaces does not work here: it needs Linux")
WEAKER = Isolation("landlock", "namespaces does not work here: bubblewrap is not installed")


def test_without_a_strong_isolation_the_code_of_others_is_refused_with_a_remedy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("grader.sandbox.run.strongest_isolation", lambda packages: NO_MORE)
    with pytest.raises(CannotRun, match=r"it needs Linux\.\nGrade in a container .*say --isolation process\.$"):
        isolation_in_force("auto", ())


def test_limits_alone_are_taken_when_they_are_asked_for_by_name() -> None:
    assert isolation_in_force("process", ()).name == "process"


def test_an_isolation_that_does_not_work_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grader.sandbox.run.isolation_weakness", lambda name, packages: "bubblewrap is not installed")
    with pytest.raises(CannotRun, match="namespaces does not work here: bubblewrap is not installed"):
        isolation_in_force("namespaces", ())


@pytest.mark.parametrize(
    ("held", "said"),
    [
        (Isolation("namespaces"), ""),
        (Isolation("process"), "Student code was held by the isolation process, which is weaker than namespaces."),
        (WEAKER, f"Student code was held by the isolation landlock, which is weaker than namespaces: {WEAKER.note}."),
    ],
)
def test_the_summary_says_when_the_isolation_was_a_weaker_one(held: Isolation, said: str) -> None:
    lines = grade_summary(ClassRun(Path("out"), (), 0, (), 1.0), Path("out"), held).splitlines()
    assert [line for line in lines if "isolation" in line] == [said] * bool(said)


@pytest.mark.parametrize(("scores", "said"), [((1.0, 4.0), "median 2.5 of 5"), ((1.0, 4.0, 2.0), "median 2 of 5")])
def test_the_median_of_an_even_number_lies_between_the_middle_two(scores: tuple[float, ...], said: str) -> None:
    known = tuple(KnownSubmission("s", "", "", "", "", {}, ("s", score, 5.0), {}) for score in scores)
    assert said in grade_summary(ClassRun(Path("out"), known, 0, (), 1.0), Path("out"), Isolation("namespaces"))
