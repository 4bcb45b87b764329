"""`grader why` as an assistant types it, on a class that was really graded."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from grader.cli.app import app
from grader.engine.why.found_result import ResultNotFound
from tests.grading import RIGHT_ENTROPY

pytestmark = pytest.mark.slow

ASSIGNMENT = """
schema: 1
id: week1
title: Week 1
secret: {env: WEEK1_SECRET}
exercises: [{id: information.entropy}]
policy: {hidden: {while_open: failed, after_close: all}}
"""
CLASS = {
    "ada": RIGHT_ENTROPY,
    "alan": RIGHT_ENTROPY.replace("log2", "log"),
    "eve": "import time\ndef entropy(counts): return time.time_ns()",  # never twice the same
}


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("why")
    (folder / "week1.yaml").write_text(ASSIGNMENT, encoding="utf-8")
    (folder / "submissions").mkdir()
    for name, code in CLASS.items():
        (folder / "submissions" / f"{name}.py").write_text(code, encoding="utf-8")
    command = ["grade", str(folder / "week1.yaml"), str(folder / "submissions"), "--out", str(folder / "graded")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WEEK1_SECRET", "c3a5f1e07b9d4826915e0ad7f36bc842")
        assert CliRunner().invoke(app, [*command, "--workers", "1"], catch_exceptions=False).exit_code == 0
        yield folder


def why(course: Path, *words: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, ["why", str(course / "graded"), *words], catch_exceptions=False)
    assert done.exit_code == code, done.output
    return done.output


def test_the_call_the_values_the_tolerance_the_sentence_and_the_versions_are_told(course: Path) -> None:
    said = " ".join(why(course, "alan", "information.entropy").split())
    for piece in (
        "call entropy([9, 5]) got 0.6517565611726531 expected 0.940285958670631",
        "A number is right within a relative tolerance of 1e-06 or an absolute one of 5.1e-07.",
        "sentence Logarithms are base 2.",
        "A known mistake: natural logarithm",
        "isolation: ",
        "variant ",
        "python 3.",
    ):
        assert piece in said


def test_the_code_on_each_form_of_the_page_opens_the_same(course: Path) -> None:
    by_name = json.loads(why(course, "alan", "entropy", "--json"))
    for suffix in (".html", ".md"):
        assert by_name["code"] in (course / "graded" / "feedback" / f"alan{suffix}").read_text("utf-8")
    assert json.loads(why(course, by_name["code"].lower().replace("-", ""), "--json")) == by_name


def test_a_replay_says_that_it_is_the_same_or_what_is_not(course: Path) -> None:
    assert "it gives the same" in why(course, "alan", "entropy", "--replay")
    said = " ".join(why(course, "eve", "entropy", "--replay", code=1).split())
    assert "does not give the same" in said
    assert "weather: what came back was" in said
    assert json.loads(why(course, "ada", "entropy", "--replay", "--json"))["replay"]["same"] is True


def test_work_or_an_assignment_that_is_not_as_it_was_is_not_replayed(course: Path, tmp_path: Path) -> None:
    (tmp_path / "alan.py").write_text("def entropy(counts): return 0", encoding="utf-8")
    with pytest.raises(ResultNotFound, match="is not the work that was graded"):
        why(course, "alan", "entropy", "--replay", "--submissions", str(tmp_path))
    with pytest.raises(ResultNotFound, match="no submission of ada"):
        why(course, "ada", "entropy", "--replay", "--submissions", str(tmp_path))
    other = tmp_path / "week1.built.json"
    other.write_bytes((course / "week1.built.json").read_bytes())
    assert "it gives the same" in why(course, "ada", "entropy", "--replay", "--assignment", str(other))
    with pytest.raises(ResultNotFound, match="no such built assignment"):
        why(course, "ada", "entropy", "--assignment", str(tmp_path / "hw9.yaml"))


MISTYPED = {  # what is typed: a part of the answer
    ("alam", "entropy"): "Did you mean alan?",
    ("alan", "entrop"): "Did you mean entropy?",
    ("alan", "qz"): "It has information.entropy.",
    ("alan",): "alan is no code such as",
    ("BBBB-BBBB",): "may be of an earlier submission",
}


@pytest.mark.parametrize("typed", MISTYPED)
def test_what_is_not_there_is_answered_with_what_is(typed: tuple[str, ...], course: Path) -> None:
    with pytest.raises(ResultNotFound) as refused:
        why(course, *typed)
    assert MISTYPED[typed] in str(refused.value)


def test_a_folder_without_results_is_said_to_have_none(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["why", str(tmp_path), "ada", "entropy"])
    assert isinstance(done.exception, ResultNotFound)
    assert "`grader grade --out`" in str(done.exception)
