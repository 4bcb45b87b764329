"""Malformed and misleading files, through intake and the whole pipeline: honest work beside them has its full marks."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from grader.engine.grade_submission import grade_one
from grader.intake.read_submission import read_submission
from grader.sandbox.run import Sandbox
from grader.score.result import Result
from tests.attacks.attack_files import HONEST_WORK, NO_WORK
from tests.attacks.attacked import AFTER, ATTACKED, BEFORE, SECRET, homework, part, written

pytestmark = pytest.mark.slow  # bombs are large
CODE = (BEFORE, ATTACKED, AFTER)


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


def graded(sandbox: Sandbox, path: Path) -> Result:
    done = grade_one(homework(), "sha256:built", read_submission(path, student="s1"), sandbox)
    assert done.failures == ()
    return done.result


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    file = tmp_path / "secret.key"
    file.write_text(f"x = {SECRET!r}\n")
    return file


@pytest.mark.parametrize("name", HONEST_WORK)
def test_a_misleading_file_costs_honest_work_nothing(sandbox: Sandbox, tmp_path: Path, secret: Path, name: str) -> None:
    (tmp_path / "in" / "s1").mkdir(parents=True)
    before = sorted(tmp_path.rglob("*"))
    path = HONEST_WORK[name](tmp_path / "in" / "s1", secret)
    handed_in = sorted(tmp_path.rglob("*"))
    result = graded(sandbox, path)
    assert {one: part(result, one).score for one in CODE} == {BEFORE: 3.0, ATTACKED: 4.0, AFTER: 6.0}, result.notes
    assert SECRET not in written(result)
    assert sorted(tmp_path.rglob("*")) == handed_in != before
    assert not Path("/tmp/canary-mark.py").exists()


@pytest.mark.parametrize("name", NO_WORK)
def test_what_cannot_be_read_is_said_and_is_not_called_wrong(
    sandbox: Sandbox, tmp_path: Path, secret: Path, name: str
) -> None:
    (tmp_path / "s1").mkdir()
    result = graded(sandbox, NO_WORK[name](tmp_path / "s1", secret))
    assert {part(result, one).status for one in CODE} <= {"missing", "error"}
    assert result.notes != ()
    assert result.score == 0
