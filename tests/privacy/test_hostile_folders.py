"""Folders in which a student has put what would harm others: nothing of theirs is read, handed over or deleted."""

import json
import os
import subprocess
import tempfile
import zipfile
from pathlib import Path

import pytest

from grader.privacy.walking import delete_path
from grader.texts.csv_cells import csv_text
from grader.texts.safe_names import name_apart
from tests.privacy.privacy_sample import run

DEEP = 1_200  # folders within folders: more than Python lets a function call itself


@pytest.fixture
def course(tmp_path: Path) -> Path:
    """A course with plain submissions of ann, ben and eve, and a folder that they were graded into."""
    course = tmp_path / "course"
    for student in ("ann", "ben", "eve"):
        written(course / "submissions" / student / "hw.py", f"{student} = 1\n")
    graded_by_hand(course / "graded", course / "submissions", ("ann", "ben", "eve"))
    return course


def graded_by_hand(out: Path, folder: Path, students: tuple[str, ...], gradebook: str | None = None) -> None:
    for student in students:
        written(out / "results" / f"{student}.json", json.dumps({"student": student, "assignment": "hw"}))
        written(out / "feedback" / f"{student}.html", f"<p>{student}</p>")
    rows = "".join(f"{student},1.0\n" for student in students)
    written(out / "grades.csv", f"student,score\n{rows}")
    written(out / "run.json", json.dumps({"folder": str(folder), "gradebook": gradebook}))


def written(file: Path, text: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return file


def there(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir()}


def deep(folder: Path) -> Path:
    """A folder with very many folders in one another, and a file in the last."""
    before = os.getcwd()
    folder.mkdir(parents=True)
    os.chdir(folder)
    try:
        for _ in range(DEEP):
            os.mkdir("d")
            os.chdir("d")
        Path("x.py").write_text("x = 1\n", "utf-8")
    finally:
        os.chdir(before)
    return folder


def old(folder: Path) -> None:
    """Lets everything have been changed long ago."""
    for path in (folder, *folder.rglob("*")):
        os.utime(path, (1e9, 1e9), follow_symlinks=False)


def members(file: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(file) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.mark.in_turn
@pytest.mark.slow
def test_no_folder_is_too_deep_for_whoever_looks_or_forgets(course: Path, tmp_path: Path) -> None:
    deep(course / "submissions" / "eve" / "d")
    deep(course / "downloads" / "eve")
    try:
        assert run("give", "eve", course, "--out", tmp_path / "eve.zip")[0] == 0
        assert any(name.endswith("/x.py") for name in members(tmp_path / "eve.zip"))
        assert run("forget", "ann", course)[0] == 0
        assert run("forget", "eve", course)[0] == 0
        assert not (course / "submissions" / "eve").exists()
        assert (course / "submissions" / "ben" / "hw.py").exists()
    finally:
        subprocess.run(["rm", "-rf", str(course)], check=True)  # pytest cannot


def test_links_are_deleted_and_what_they_lead_to_is_not(course: Path, tmp_path: Path) -> None:
    eve, secret = course / "submissions" / "eve", written(tmp_path / "apart" / "secret.txt", "secret")
    (eve / "secret.txt").symlink_to(secret)
    (eve / "apart").symlink_to(secret.parent)
    (eve / "ann").symlink_to(course / "submissions" / "ann")
    (eve / "loop").symlink_to(eve)
    os.mkfifo(eve / "pipe")
    assert run("give", "eve", course, "--out", tmp_path / "eve.zip")[0] == 0
    given = members(tmp_path / "eve.zip")
    assert b"secret" not in b"".join(given.values())
    assert [name for name in given if name.startswith("2-") and "eve" in name] == ["2-submissions/eve/hw.py"]
    assert run("forget", "eve", course)[0] == 0
    assert not eve.exists()
    assert secret.read_text("utf-8") == "secret"
    assert (course / "submissions" / "ann" / "hw.py").exists()


def test_a_student_s_folder_that_is_a_link_is_not_followed(course: Path, tmp_path: Path) -> None:
    secret = written(tmp_path / "apart" / "secret.txt", "secret")
    delete_path(course / "submissions" / "eve")
    (course / "submissions" / "eve").symlink_to(secret.parent)
    run("give", "eve", course, "--out", tmp_path / "eve.zip")
    assert b"secret" not in b"".join(members(tmp_path / "eve.zip").values())
    assert run("forget", "eve", course)[0] == 0
    assert not (course / "submissions" / "eve").is_symlink()
    assert secret.exists()


def test_what_was_handed_in_cannot_say_which_folders_are_purged(course: Path) -> None:
    spec = written(course / "assignments" / "entropy.yaml", "id: entropy\n")
    eve = course / "downloads" / "Eve_5_assignsubmission_file_"
    graded_by_hand(eve, course / "assignments", ("entropy",))
    graded_by_hand(course / "downloads" / "Mallory_6_assignsubmission_file_", Path("assignments"), ("entropy",))
    old(course)
    code, said = run("purge", "--after", "12m", course)
    assert code == 0
    assert spec.exists()
    assert f"{eve / 'run.json'} says that it graded {course / 'assignments'}: it was not looked at" in said
    assert not (course / "submissions" / "ann").exists()  # what was graded beside its results goes, as before


def test_what_was_handed_in_names_no_server_to_ask(course: Path, tmp_path: Path) -> None:
    address = "postgresql://prof@evil.example/course"
    graded_by_hand(course / "downloads" / "eve", course / "downloads" / "eve" / "x", ("eve",), address)
    code, said = run("forget", "ann", course)
    assert code == 0
    assert f"run.json names the gradebook {address}: it was not asked" in said
    assert not (course / "submissions" / "ann").exists()


def test_folders_made_of_links_are_none_of_ours(course: Path, tmp_path: Path) -> None:
    notes = written(tmp_path / "apart" / "ann.txt", "of somebody's own")
    fake = course / "downloads" / "eve"
    graded_by_hand(fake, fake / "x", ("eve",))
    delete_path(fake / "feedback")
    (fake / "feedback").symlink_to(notes.parent)
    (course / "old").mkdir()
    other = course / "downloads" / "mallory"
    written(other / "run.json", "{}")
    (other / "results").symlink_to(notes.parent)
    (course / "old" / ".attempts").symlink_to(notes.parent)
    assert run("forget", "ann", course)[0] == 0
    assert notes.exists()


@pytest.mark.parametrize("text", ["[" * 100_000, '{"students": []}', "3", '{"students": {"ann": {}}, "variants": "x"}'])
def test_a_document_that_was_handed_in_keeps_nobody_from_being_forgotten(text: str, course: Path) -> None:
    fake = course / "downloads" / "eve"
    graded_by_hand(fake, fake / "x", ("eve",))
    for name in ("a.built.json", "run.json", "results/eve.json", "known.jsonl", "release.csv", ".release.json"):
        written(fake / name, text)
    os.mkfifo(fake / "pipe.built.json")
    os.mkfifo(fake / "results" / "pipe.json")
    written(course / "downloads" / "r" / "release.csv", "student\n" + "x" * 200_000)
    written(course / "downloads" / "r" / ".release.json", text)
    assert run("forget", "ann", course)[0] == 0
    assert not (course / "submissions" / "ann").exists()
    assert run("purge", "--after", "12m", course)[0] == 0


def test_a_named_folder_in_which_a_graded_one_was_handed_in_is_told(tmp_path: Path) -> None:
    for student in ("ann", "eve"):
        written(tmp_path / "submissions" / student / "hw.py", "x = 1\n")
    graded_by_hand(tmp_path / "submissions" / "eve", tmp_path, ("eve",))
    code, said = run("forget", "eve", tmp_path / "submissions")
    assert code == 0
    assert f"{tmp_path / 'submissions' / 'eve'} was not looked at, as there are folders of ours beside it." in said
    assert (tmp_path / "submissions" / "ann" / "hw.py").exists()


@pytest.mark.parametrize("student", ["student", "score", "a;=b", "＝x", "ann-2", "an", "ann.b", "%", "_nn"])
def test_exactly_one_student_s_lines_go_whatever_the_id(student: str, course: Path) -> None:
    others = ("ann", "ben", "eve")
    graded_by_hand(course / "graded", course / "submissions", (*others, student))
    table = course / "graded" / "grades.csv"
    table.write_text(csv_text([["student", "score"], *([each, 1.0] for each in (*others, student))]), "utf-8")
    assert run("forget", student, course / "graded")[0] == 0
    assert table.read_text("utf-8") == csv_text([["student", "score"], *([each, 1.0] for each in others)])
    assert {f"results/{each}.json" for each in others} | {f"feedback/{each}.html" for each in others} == {
        name for name in there(course / "graded") if name.startswith(("results", "feedback"))
    }


def test_only_rows_that_name_a_student_are_taken_out_of_what_needs_a_person(tmp_path: Path) -> None:
    head = "problem,source,name,student,why,nearest\n"
    rows = 'unmatched,x,Ann,,fits nobody,"ben, unmatched"\nunmatched,y,name,,fits nobody,ben\nstray,z,,,why,\n'
    table = written(tmp_path / "work" / "unmatched.csv", head + rows)
    for student in ("unmatched", "why", "name"):
        written(tmp_path / "work" / ".attempts" / student / "1" / "files" / "hw.py", "")
    assert run("forget", "why", tmp_path)[0] == 0
    assert table.read_text("utf-8") == head + rows
    assert run("forget", "unmatched", tmp_path)[0] == 0
    assert table.read_text("utf-8") == head + "unmatched,y,name,,fits nobody,ben\nstray,z,,,why,\n"
    assert run("forget", "name", tmp_path)[0] == 0
    assert table.read_text("utf-8") == head + "stray,z,,,why,\n"


def test_an_id_that_looks_like_another_s_file_takes_nothing_along(course: Path) -> None:
    graded_by_hand(course / "graded", course / "submissions", ("ann", name_apart("ann")))
    assert run("forget", "ann", course / "graded")[0] == 0
    assert {f"results/{name_apart('ann')}.json", f"feedback/{name_apart('ann')}.html"} <= there(course / "graded")
    assert "results/ann.json" not in there(course / "graded")


def test_what_a_killed_run_left_goes_too(course: Path) -> None:
    drafts = [course / "graded" / "results" / ".ann.json.part", course / "graded" / "feedback" / ".ann.html.part"]
    drafts += [course / "work" / ".attempts" / each / "ann" / "hw.py" for each in (".old", ".new")]
    for file in (*drafts, course / "work" / "ann.zip"):
        written(file, "ann = 1\n")
    other = written(course / "graded" / "results" / ".ann.b.json.part", "other")
    assert run("forget", "ann", course)[0] == 0
    assert [file for file in (*drafts, course / "work" / "ann.zip") if file.exists()] == []
    assert other.exists()


def test_a_packed_zip_is_of_whom_it_was_packed_by(course: Path) -> None:
    zipped = written(course / "submissions" / "hw-ann.zip", "PK")
    written(course / "submissions" / "hw-ann" / "hw.py", "of another, whose id this is\n")
    assert run("forget", "hw-ann", course)[0] == 0
    assert zipped.exists()
    assert not (course / "submissions" / "hw-ann").exists()
    assert run("forget", "ann", course)[0] == 0
    assert not zipped.exists()


def test_names_of_files_lead_nowhere_and_are_no_codes_for_a_terminal(course: Path, tmp_path: Path) -> None:
    eve = course / "submissions" / "eve"
    for name in (
        b"..\\..\\evil.exe",
        b"C:evil.py",
        b"latin\xe9.py",
        b"new\nline.py",
        b"\x1b[2Jx.py",
        "\u202ex.py".encode(),
    ):
        Path(os.fsdecode(os.fsencode(eve) + b"/" + name)).write_text("x = 1\n", "utf-8")
    code, said = run("give", "eve", course, "--out", tmp_path / "eve.zip")
    assert code == 0
    names = list(members(tmp_path / "eve.zip"))
    assert len([name for name in names if name.startswith("2-submissions/eve/")]) == 7
    assert all(
        name.isprintable() and "\\" not in name and ":" not in name and ".." not in name.split("/") for name in names
    )
    (course / "submissions" / "x\x1b[2J").mkdir()
    code, said = run("forget", "x\x1b[2J", course)
    assert code == 0
    assert "\x1b" not in said


def test_folders_that_are_shut_are_deleted_all_the_same() -> None:
    with tempfile.TemporaryDirectory() as made:  # where not only root can go
        eve = Path(made) / "eve"
        written(eve / "shut" / "inside" / "x.py", "")
        child = os.fork()
        if child == 0:
            try:
                if os.geteuid() == 0:  # for whom no folder is shut
                    for path in (Path(made), *Path(made).rglob("*")):
                        os.chown(path, 65534, 65534)
                    os.seteuid(65534)
                for folder in (eve / "shut" / "inside", eve / "shut"):
                    folder.chmod(0)
                delete_path(eve)
            finally:
                os._exit(0)
        os.waitpid(child, 0)
        assert not eve.exists()
