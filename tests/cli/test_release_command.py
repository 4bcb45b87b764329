# ruff: noqa: E501  one row a case
"""`grader release` as an instructor runs it, and what comes back from students."""

import json
import zipfile
from pathlib import Path

import nbformat
import pytest
from typer.testing import CliRunner

from grader.built.freeze import loads
from grader.built.variants import for_student
from grader.cli import main
from grader.cli.app import app
from grader.codec.decode import decode
from grader.collect.download import TopEntry
from grader.platforms.moodle import is_moodle
from tests.grading import RIGHT_ENTROPY

pytestmark = pytest.mark.slow  # whole releases

HAND = "bayes.posterior_by_hand"
ASSIGNMENT = """\
schema: 1
id: week1
title: Week 1
secret: {env: WEEK1_SECRET}
personalise: per_student
exercises: [{id: information.entropy}, {id: bayes.posterior_by_hand}]
"""


@pytest.fixture(autouse=True)
def _secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WEEK1_SECRET", "c3a5f1e07b9d4826915e0ad7f36bc842")


@pytest.fixture
def course(tmp_path: Path) -> Path:
    (tmp_path / "week1.yaml").write_text(ASSIGNMENT, "utf-8")
    (tmp_path / "roster.csv").write_text("id,name\ns1,Ada\ns2,Grace\ns3,Alan\n", "utf-8")
    return tmp_path


def run(course: Path, *words: str, code: int = 0) -> str:
    """What the command says; `code` is what it must exit with."""
    done = CliRunner().invoke(app, ["release", str(course / "week1.yaml"), "--out", str(course / "out"), *words])
    if code == 0:
        assert done.exit_code == 0, (done.output, done.exception)
        return done.output
    assert done.exception is not None
    return str(done.exception)


def snapshot(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_everybody_on_the_roster_gets_a_folder_and_grading_a_frozen_document(course: Path) -> None:
    said = run(course, "--roster", str(course / "roster.csv"))
    assert "Released week1 to 3 students" in said
    assert "3 different variants" in said
    assert "bayes.posterior_by_hand: values given 3 to 3, median 3" in said
    files = {"week1.ipynb", "week1.py", "answers.yaml", "handout.md", "handout.html", "README.md", "week1_check.py", "week1.public.json"}  # fmt: skip
    for student in ("s1", "s2", "s3"):
        assert {path.name for path in (course / "out" / student).iterdir()} == files
    built = loads((course / "week1.built.json").read_bytes())
    assert set(built.students) == {"s1", "s2", "s3"}
    index = (course / "out" / "release.csv").read_text("utf-8").splitlines()
    assert index[1].startswith(f"s1,Ada,{for_student(built, 's1').variant},sha256:")
    for text in snapshot(course / "out").values():
        assert b"c3a5f1e07b9d4826915e0ad7f36bc842" not in text


def test_releasing_again_changes_no_byte_and_one_more_student_changes_no_other_folder(course: Path) -> None:
    run(course, "--roster", str(course / "roster.csv"))
    before = snapshot(course)
    run(course, "--roster", str(course / "roster.csv"))
    assert snapshot(course) == before
    (course / "roster.csv").write_text("id;name\ns0;Kurt\ns1;Ada\ns2;Grace\ns3;Alan\n", "utf-8")
    run(course, "--roster", str(course / "roster.csv"))
    after = snapshot(course)
    kept = [name for name in before if name.startswith(("out/s1", "out/s2", "out/s3"))]
    assert {name: after[name] for name in kept} == {name: before[name] for name in kept}
    (course / "week1.built.json").unlink()
    run(course, "--roster", str(course / "roster.csv"))
    assert snapshot(course) == after


def test_a_trial_roster_is_taken_back_but_for_those_who_handed_in(course: Path) -> None:
    roster = ("--roster", str(course / "roster.csv"))
    run(course, *roster)
    before = snapshot(course / "out" / "s1")
    (course / "submissions" / "s2").mkdir(parents=True)
    (course / "roster.csv").write_text("id;name\ns3;Alan\n", "utf-8")
    said = run(course, *roster)
    assert "Taken back, as they are not on this roster and nothing of theirs was handed in: s1." in said
    assert set(loads((course / "week1.built.json").read_bytes()).students) == {"s2", "s3"}
    assert sorted(path.name for path in (course / "out").iterdir() if path.is_dir()) == ["s2", "s3"]
    assert "s1" not in (course / "out" / "release.csv").read_text("utf-8")
    (course / "roster.csv").write_text("id;name\ns1;Ada\n", "utf-8")
    assert "Taken back" not in run(course, *roster, "--add")
    assert set(loads((course / "week1.built.json").read_bytes()).students) == {"s1", "s2", "s3"}
    assert snapshot(course / "out" / "s1") == before


def test_a_folder_that_somebody_changed_stays_though_its_student_is_taken_back(course: Path) -> None:
    run(course, "--roster", str(course / "roster.csv"))
    (course / "out" / "s1" / "notes.txt").write_text("mine", "utf-8")
    (course / "roster.csv").write_text("id\ns2\ns3\n", "utf-8")
    assert "Their folders were changed, and stay: s1." in run(course, "--roster", str(course / "roster.csv"))
    assert (course / "out" / "s1" / "notes.txt").exists()


def test_without_a_roster_there_is_a_specimen_and_without_personal_numbers_one_folder_for_all(course: Path) -> None:
    said = run(course)
    assert f"Released week1 to {course / 'out' / 'specimen'}. It is a specimen" in said
    (course / "week1.yaml").write_text(ASSIGNMENT.replace("per_student", "none"), "utf-8")
    said = run(course, "--roster", str(course / "roster.csv"), "--rebuild")
    assert f"Released week1 to {course / 'out' / 'week1'}.\nweek1.public.json: sha256:" in said
    assert 'pack("your id")' in (course / "out" / "week1" / "week1.ipynb").read_text("utf-8").replace('\\"', '"')


def test_work_that_a_student_has_begun_is_not_written_over(course: Path) -> None:
    run(course, "--roster", str(course / "roster.csv"))
    work = course / "out" / "s2" / "week1.py"
    work.write_text("def entropy(counts): return 1\n", "utf-8")
    said = run(course, "--roster", str(course / "roster.csv"), code=2)
    assert "s2/week1.py was changed or added since the release" in said
    assert "--force" in said
    assert work.read_text("utf-8").startswith("def entropy(counts): return 1")
    run(course, "--roster", str(course / "roster.csv"), "--force")
    assert "return 1" not in work.read_text("utf-8")


def test_an_assignment_that_changed_after_its_release_is_not_released_silently(course: Path) -> None:
    run(course, "--roster", str(course / "roster.csv"))
    (course / "week1.yaml").write_text(
        ASSIGNMENT.replace("id: information.entropy", "id: information.entropy, points: 7")
    )
    said = run(course, "--roster", str(course / "roster.csv"), code=2)
    assert "week1.built.json was made from another version of the assignment" in said
    run(course, "--roster", str(course / "roster.csv"), "--rebuild")
    assert loads((course / "week1.built.json").read_bytes()).exercises[0].points == 7


def test_what_cannot_be_released_is_said_in_one_sentence(
    course: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (course / "bad.csv").write_text("s1,Ada\n", "utf-8")
    for words, sentence in {
        (str(course / "none.yaml"),): "there is no such assignment",
        (str(course / "week1.yaml"), "--roster", str(course / "bad.csv")): "the first line must name the columns",
        (str(course / "week1.yaml"), "--roster", str(course / "none.csv")): "no such file",
    }.items():
        monkeypatch.setattr("sys.argv", ["grader", "release", *words, "--out", str(course / "out")])
        with pytest.raises(SystemExit) as ended:
            main()
        said = capfd.readouterr().err
        assert (ended.value.code, said.count("\n")) == (2, 1)
        assert sentence in said


def solved_notebook(file: Path, answers: dict[str, str]) -> None:
    """Fills a released notebook in, as a student would: the stub replaced, the variables assigned."""
    notebook = nbformat.read(file, 4)
    for cell in notebook.cells:
        if cell.cell_type == "code" and cell.source.startswith("def entropy"):
            cell.source = RIGHT_ENTROPY
        for name, text in answers.items():
            cell.source = cell.source.replace(f"__{name} = None", f"__{name} = {text}")
    nbformat.write(notebook, file)


def test_a_whole_folder_handed_in_is_graded_by_what_was_written_in_it(course: Path) -> None:
    """The starter stays a stub, answers.yaml stays empty, the checker comes along: none of it costs a mark."""
    run(course, "--roster", str(course / "roster.csv"))
    built = loads((course / "week1.built.json").read_bytes())
    right = {
        student: {part.name: f"{decode(part.expected):.6f}" for part in for_student(built, student).exercises[1].parts}
        for student in ("s1", "s2", "s3")
    }
    solved_notebook(course / "out" / "s1" / "week1.ipynb", right["s1"])
    (course / "out" / "s2" / "week1.py").write_text(RIGHT_ENTROPY, "utf-8")
    sheet = course / "out" / "s2" / "answers.yaml"
    written = sheet.read_text("utf-8")
    for name, text in right["s2"].items():
        written = written.replace(f"  {name}: ", f"  {name}: {text}")
    sheet.write_text(written, "utf-8")
    (course / "out" / "s3" / "answers.yaml").write_bytes(sheet.read_bytes())  # s3 hands in what s2 worked out
    graded = CliRunner().invoke(
        app,
        ["grade", str(course / "week1.yaml"), str(course / "out"), "--out", str(course / "graded"), "--workers", "1"],
    )
    assert graded.exit_code == 0, graded.output
    found = {
        student: json.loads((course / "graded" / "results" / f"{student}.json").read_text("utf-8"))
        for student in ("s1", "s2", "s3")
    }
    assert [[one["status"] for one in found[student]["exercises"]] for student in found] == [
        ["right", "right"],
        ["right", "right"],
        ["missing", "error"],
    ]
    assert found["s1"]["variant"] == for_student(built, "s1").variant
    page = (course / "graded" / "feedback" / "s3.html").read_text("utf-8")
    assert "These answers belong to another variant." in page
    assert sorted(path.stem for path in (course / "graded" / "results").iterdir()) == ["s1", "s2", "s3"]


def test_each_folder_can_be_had_as_a_zip_and_all_as_the_bulk_uploads_of_moodle_and_canvas_take_them(
    course: Path,
) -> None:
    numbers = "id,name,moodle_id,canvas_id\ns1,Ada Lovelace,Participant 11,101\ns2,Grace_Hopper,12,102\ns3,Alan,,103\n"
    (course / "roster.csv").write_text(numbers, "utf-8")
    roster = ("--roster", str(course / "roster.csv"), "--zip", "--upload")
    said = run(course, *roster, "moodle")
    assert "Zips to hand out: 3" in said
    with zipfile.ZipFile(course / "out" / "s1.zip") as own:
        assert {"s1/week1_check.py", "s1/week1.ipynb", "s1/answers.yaml"} <= set(own.namelist())
        assert own.read("s1/README.md") == (course / "out" / "s1" / "README.md").read_bytes()
    with zipfile.ZipFile(course / "out" / "week1-moodle.zip") as moodle:
        names = ["Ada Lovelace_11_assignsubmission_file_week1.zip", "Grace Hopper_12_assignsubmission_file_week1.zip"]
        assert moodle.namelist() == names
        assert moodle.read(names[0]) == (course / "out" / "s1.zip").read_bytes()
        assert all(is_moodle(TopEntry(name, False, ())) for name in names)
    assert "Not in it: s3, as their number in Moodle is not on the roster" in said
    downloads = course / "canvas"
    downloads.mkdir()
    (downloads / "lovelaceada_101_9001_hello.txt").write_text("here", "utf-8")
    assert "name the zip with --download" in run(course, *roster, "canvas", code=2)
    said = run(course, *roster, "canvas", "--download", str(downloads))
    assert "For 1 of 3 students" in said
    with zipfile.ZipFile(course / "out" / "week1-canvas.zip") as canvas:
        assert canvas.namelist() == ["lovelaceada_101_9001_week1.zip"]
