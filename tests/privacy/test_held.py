"""`grader forget`, `give` and `purge`, as an instructor types them, on a class that was collected and graded."""

import json
import os
import shutil
import stat
import zipfile
from pathlib import Path

import pytest

from grader.built.freeze import loads
from grader.collect.attempts import collected_attempts
from grader.engine.resume import known_submissions
from grader.gradebook.opening import opened_book
from grader.privacy.held_places import HeldPlace, places_below
from tests.privacy.privacy_sample import ASSIGNMENT, PEOPLE, WORK, graded, mentions, run

pytestmark = pytest.mark.slow  # a class is collected and graded

YEAR = 366 * 24 * 3600


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return graded(tmp_path_factory.mktemp("made"))


@pytest.fixture
def term(made: Path, tmp_path: Path) -> Path:
    """A copy of the graded course; nothing in it has to be where it was."""
    shutil.copytree(made / "course", tmp_path / "course")
    return tmp_path / "course"


def test_what_is_held_is_found_wherever_it_lies(term: Path) -> None:
    kinds = [(place.path.name, place.kind) for place in places_below([term])]
    assert kinds == [("graded", "graded"), ("week1.built.json", "built"), ("work", "collected")]


def test_forgetting_leaves_no_file_and_no_byte_of_the_student_and_all_of_the_others(term: Path) -> None:
    before = {student: mentions(term, student) for student in ("p07", "p23")}
    assert len(before["p07"]) > 10
    code, said = run("forget", "p07", term)
    assert code == 0
    assert "rows in" in said
    assert mentions(term, "p07") == []
    assert mentions(term, "lovejoyce") == []
    assert mentions(term, "p23") == before["p23"]
    assert sorted(known_submissions(term / "graded")) == ["p11", "p11.b", "p23"]
    assert {each.student for each in collected_attempts(term / "work")} == {"p11", "p11.b", "p23"}
    with opened_book(str(term / "graded" / "gradebook.sqlite")) as book:
        assert (book.held("p07"), book.students("week1")) == ({}, ("p11", "p11.b", "p23"))


def test_a_student_whose_id_is_the_beginning_of_another_s_takes_nothing_along(term: Path) -> None:
    others = mentions(term, "p11.b")
    run("forget", "p11", term)
    assert mentions(term, "p11.b") == others
    assert (term / "graded" / "feedback" / "p11.b.html").exists()
    assert not (term / "graded" / "feedback" / "p11.html").exists()


def test_a_dry_run_says_the_same_and_deletes_nothing(term: Path) -> None:
    before = {path: path.read_bytes() for path in term.rglob("*") if path.is_file()}
    code, said = run("forget", "p07", term, "--dry-run")
    assert code == 0
    assert said.startswith("Would be deleted of p07:")
    assert {path: path.read_bytes() for path in term.rglob("*") if path.is_file()} == before
    assert run("forget", "p07", term)[1].splitlines()[1:] == said.splitlines()[1:]


def test_a_class_can_be_graded_again_after_somebody_was_forgotten(term: Path) -> None:
    run("forget", "p07", term)
    command = ("grade", term / "week1.yaml", term / "work", "--out", term / "graded", "--isolation", "process")
    code, said = run(*command)
    assert (code, "3 unchanged since the last run" in said) == (0, True)


def test_who_is_not_there_is_told_with_the_nearest_id(term: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("forget", "p23x", term)[0] == 2
    assert capsys.readouterr().err == f"Nothing of p23x is held in {term}; did you mean `p23`?\n"


@pytest.mark.parametrize("student", ["..", ".", "*", "results", "", "../graded"])
def test_no_name_reaches_beyond_a_student_s_own(term: Path, student: str) -> None:
    before = {path: path.read_bytes() for path in term.rglob("*") if path.is_file()}
    assert run("forget", student, term)[0] == 2
    assert {path: path.read_bytes() for path in term.rglob("*") if path.is_file()} == before


def test_what_looks_like_a_graded_folder_in_a_student_s_work_is_not_one(term: Path) -> None:
    forged = term / "work" / "p23" / "graded"
    shutil.copytree(term / "graded", forged)
    assert HeldPlace(forged, "graded") not in places_below([term])


def test_all_that_is_held_is_given_in_one_zip_that_only_the_owner_reads(term: Path, tmp_path: Path) -> None:
    file = tmp_path / "p07.zip"
    code, said = run("give", "p07", term, "--out", file)
    assert (code, stat.S_IMODE(file.stat().st_mode)) == (0, 0o600)
    assert "hidden cases" in said
    with zipfile.ZipFile(file) as given:
        names = given.namelist()
        rows = json.loads(given.read("gradebook.json"))
        lines = json.loads(given.read("lines.json"))
        assert given.read("3-work/.attempts/p07/1/files/week1.py").decode() == WORK["p07"]
        assert all(other not in name for other in PEOPLE if other != "p07" for name in names)
    assert {"1-graded/results/p07.json", "1-graded/feedback/p07.html", "3-work/p07/week1.py"} <= set(names)
    [tables] = rows.values()
    assert len(tables["attempts"]) == len(tables["results"]) == 2
    assert {Path(name).name for name in lines} == {"grades.csv", "known.jsonl", "timings.jsonl"}
    assert run("give", "p07", term, "--out", file)[0] == 2  # nothing is written over


def test_without_hidden_cases_no_result_document_is_given(term: Path, tmp_path: Path) -> None:
    run("give", "p11", term, "--out", tmp_path / "some.zip", "--without-hidden")
    with zipfile.ZipFile(tmp_path / "some.zip") as given:
        names, rows = given.namelist(), given.read("gradebook.json").decode()
    assert [name for name in names if "results/" in name] == []
    assert '"expected"' not in rows
    assert '"document"' not in rows


def aged(folder: Path, seconds: float) -> None:
    for path in [folder, *folder.rglob("*")]:
        changed = path.lstat().st_mtime - seconds
        os.utime(path, (changed, changed))


def test_only_what_is_old_enough_is_purged(term: Path) -> None:
    assert run("purge", "--after", "12m", term)[1].startswith("Nothing here was last changed before ")
    aged(term / "graded", YEAR)
    code, said = run("purge", "--after", "12m", term, "--dry-run")
    assert (code, said.splitlines()[1].startswith(f"  {term}/graded (graded): ")) == (0, True)
    assert (term / "graded" / "grades.csv").exists()
    run("purge", "--after", "12m", term)
    assert list((term / "graded").iterdir()) == []
    assert (term / "work" / "p07" / "week1.py").exists()
    aged(term / "work", YEAR)
    (term / "work" / "notes of mine.md").write_text("stay", "utf-8")
    aged(term / "work", YEAR)
    run("purge", "--after", "12m", term)
    assert [path.name for path in (term / "work").iterdir()] == ["notes of mine.md"]


def test_of_a_plain_folder_of_submissions_only_what_was_graded_is_purged(term: Path, tmp_path: Path) -> None:
    plain = tmp_path / "term" / "plain"
    plain.mkdir(parents=True)
    (plain / "zed.py").write_text(WORK["p07"], "utf-8")
    command = ("grade", term / "week1.yaml", plain, "--out", tmp_path / "term" / "marks", "--isolation", "process")
    assert run(*command, "--workers", "1")[0] == 0
    (plain / "thesis").mkdir()
    (plain / "thesis" / "mine.py").write_text("mine", "utf-8")
    aged(tmp_path / "term", YEAR)
    run("purge", "--after", "12m", tmp_path / "term")
    assert [path.name for path in plain.iterdir()] == ["thesis"]
    assert (plain / "thesis" / "mine.py").exists()
    assert list((tmp_path / "term" / "marks").iterdir()) == []


def test_one_new_file_keeps_a_folder(term: Path) -> None:
    aged(term / "work", YEAR)
    (term / "work" / "p23" / "week1.py").touch()
    assert run("purge", "--after", "12m", term)[1].startswith("Nothing here")


def test_a_folder_of_somebody_else_s_is_never_purged(tmp_path: Path) -> None:
    mine = tmp_path / "documents"
    (mine / "thesis").mkdir(parents=True)
    (mine / "thesis" / "thesis.py").write_text("mine", "utf-8")
    aged(mine, 5 * YEAR)
    assert run("purge", "--after", "1d", mine)[1].startswith("Nothing here")
    assert (mine / "thesis" / "thesis.py").exists()


def test_a_release_loses_the_student_s_folder_and_the_built_document_their_numbers(tmp_path: Path) -> None:
    own = {**ASSIGNMENT, "personalise": "per_student", "exercises": [{"id": "bayes.posterior_by_hand"}]}
    (tmp_path / "week1.yaml").write_text(json.dumps(own), "utf-8")
    (tmp_path / "roster.csv").write_text("id,name\nzq7x,Ada L\nwk8y,Bob M\n", "utf-8")
    release = ("release", tmp_path / "week1.yaml", "--out", tmp_path / "out", "--roster", tmp_path / "roster.csv")
    assert run(*release)[0] == 0
    others = mentions(tmp_path, "wk8y")
    assert stat.S_IMODE((tmp_path / "out" / "release.csv").stat().st_mode) == 0o600
    code, said = run("forget", "zq7x", tmp_path)
    assert (code, "grades everybody anew" in said) == (0, True)
    assert mentions(tmp_path, "zq7x") == ["roster.csv"]  # it is the instructor's, and told
    assert mentions(tmp_path, "wk8y") == others
    assert list(loads((tmp_path / "week1.built.json").read_bytes()).students) == ["wk8y"]
    assert "the roster" in said
    aged(tmp_path, YEAR)
    assert run("purge", "--after", "12m", tmp_path)[0] == 0
    assert mentions(tmp_path, "wk8y") == ["roster.csv"]
    assert loads((tmp_path / "week1.built.json").read_bytes()).students == {}


def test_submissions_that_were_never_collected_go_too(term: Path, tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    plain.mkdir()
    for name in ("p07.py", "week1-p23.zip", "p11", "p230.py"):
        (plain / name).mkdir() if name == "p11" else (plain / name).write_bytes(b"")
    run("forget", "p07", plain)
    run("forget", "p23", plain, term)  # only where the assignment is known, its id is taken for what it is
    assert sorted(path.name for path in plain.iterdir()) == ["p11", "p230.py"]


def test_a_group_no_longer_names_who_was_forgotten(term: Path) -> None:
    record = term / "work" / ".attempts" / "p23" / "1" / "attempt.json"
    record.write_text(record.read_text("utf-8").replace('"group": []', '"group": ["p07", "p11"]'), "utf-8")
    run("forget", "p07", term)
    assert [each.group for each in collected_attempts(term / "work", "p23")] == [("p11",)]
    assert mentions(term, "p07") == []
