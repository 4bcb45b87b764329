"""Students whose ids would be one file's name: both are graded, each for themselves, or neither, and it is said."""

import json
from pathlib import Path

import pytest

from grader.cli.rendering import stored_files
from grader.engine.classrun import Settings, grade_class
from grader.engine.engines import Local
from grader.intake.read_submission import TwoEntries, submissions_in
from grader.texts.safe_names import name_apart, safe_name
from tests.engine.class_sample import OPEN, WORK, built, handed_in, run

RIGHT, WRONG = WORK["ada"], WORK["ken"]


def owners(out: Path) -> list[str]:
    return sorted(json.loads(file.read_bytes())["student"] for file in (out / "results").iterdir())


def test_an_id_that_is_anothers_safe_name_stops_the_run_before_it_begins(tmp_path: Path) -> None:
    work = handed_in(tmp_path, {"a:b": RIGHT, safe_name("a:b"): WRONG})
    with pytest.raises(TwoEntries, match=r"Both a:b\.py and a_b-6783a31e\.py are of student a_b-6783a31e: rename one"):
        submissions_in(work)


@pytest.mark.slow
def test_each_of_three_whose_names_are_alike_has_a_result_and_pages(tmp_path: Path) -> None:
    class_ = {"Anna": RIGHT, "anna": WRONG, name_apart("Anna"): WRONG}
    handed_in(tmp_path, class_)
    run(tmp_path)
    assert owners(tmp_path / "out") == sorted(class_)
    assert len(list((tmp_path / "out" / "feedback").iterdir())) == 2 * len(class_)
    for student in class_:
        files = stored_files(tmp_path / "out", student)
        assert files is not None
        assert json.loads(files.result.read_bytes())["student"] == student


@pytest.mark.slow
def test_a_lookalike_of_a_file_is_not_taken_for_the_students(tmp_path: Path) -> None:
    handed_in(tmp_path, {"Anna": RIGHT, name_apart("Anna"): WRONG})
    run(tmp_path)
    files = stored_files(tmp_path / "out", "Anna")  # whose page `grader return` would send to her
    assert files is not None
    assert files.html.name == "Anna.html"


@pytest.mark.slow
def test_a_run_of_one_student_writes_where_a_run_of_all_does(tmp_path: Path) -> None:
    work = handed_in(tmp_path, {"Anna": WRONG, "anna": WRONG})
    run(tmp_path)
    before = sorted((tmp_path / "out" / "results").iterdir())
    (work / "Anna.py").write_text(RIGHT, "utf-8")
    grade_class(Settings(built(tmp_path), tmp_path / "out", OPEN, "process"), [work / "Anna.py"], Local())
    assert sorted((tmp_path / "out" / "results").iterdir()) == before
    (work / "anna.py").unlink()
    run(tmp_path)
    assert [file.name for file in (tmp_path / "out" / "feedback").iterdir() if "Anna-" in file.name] == []
    assert (tmp_path / "out" / "results" / "Anna.json").exists()


@pytest.mark.slow
@pytest.mark.parametrize("student", ["😀" * 62, "名" * 80, "x" * 240])
def test_a_name_as_long_as_a_file_systems_has_a_result(student: str, tmp_path: Path) -> None:
    (handed_in(tmp_path, {}) / student).mkdir()
    (tmp_path / "submissions" / student / "hw.py").write_text(RIGHT, "utf-8")
    handed_in(tmp_path, {"ada": RIGHT})
    assert [one.score for one in run(tmp_path).known] == [2.0, 2.0]
