"""`grader check` and `grader pack`, as a student types them in the folder that was handed out."""

import json
import zipfile
from pathlib import Path

import pytest
from typer.testing import CliRunner

from grader.cli.app import app
from grader.cli.errors import CannotRun
from grader.codec.write_records import record_json
from grader.intake.read_submission import read_submission
from grader.release.public_file import NoPublic
from tests.checker_sample import public_demo, written
from tests.grading import RIGHT_ENTROPY, SAMPLE

pytestmark = pytest.mark.slow  # `make quick` stays under a minute without it

DEMO = str(SAMPLE)


def run(*words: str, code: int = 0) -> str:
    """What a command says, on one line."""
    done = CliRunner().invoke(app, list(words), catch_exceptions=False)
    assert done.exit_code == code, done.output
    return " ".join(done.output.split())


@pytest.fixture
def released(tmp_path: Path) -> Path:
    """A folder as it is handed out, and a folder for work inside of it."""
    document = record_json(public_demo())
    (tmp_path / "demo.public.json").write_text(json.dumps(document), encoding="utf-8")
    written(tmp_path)
    (tmp_path / "work").mkdir()
    return tmp_path


def save(folder: Path, code: str, name: str = "hw.py") -> str:
    (folder / name).write_text(code, encoding="utf-8")
    return str(folder / name)


def test_the_assignment_is_found_above_the_work(released: Path) -> None:
    file = save(released / "work", RIGHT_ENTROPY)
    for path in (file, str(released / "work"), str(released)):
        output = run("check", path, "--exercise", "information.entropy")
        assert "2 of 2 public right; 4 hidden cases also count: they cover" in output
        assert "all tests passed" not in output.lower()


def test_the_folder_one_stands_in_is_checked(released: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save(released, f"from demo_check import check, check_all\n{RIGHT_ENTROPY}\ncheck(entropy)\ncheck_all()\n")
    monkeypatch.chdir(released)
    output = run("check", code=1)
    assert "2 of 2 public right" in output
    assert "Perceptron, weights after every example · perceptron_trace · not there yet" in output
    assert "4 parts are marked when the work is graded" in output


def test_a_property_that_does_not_hold_is_told(released: Path) -> None:
    file = save(released, f"{RIGHT_ENTROPY.rstrip()} + (0.5 if counts[0] < counts[-1] else 0)\n")
    output = run("check", file, "--exercise", "information.entropy")
    assert "1 of 2 public right" in output
    assert "`counts` come in another order" in output


def test_a_known_mistake_is_named_and_below_the_pass_mark_it_exits_with_1(released: Path) -> None:
    file = save(released, RIGHT_ENTROPY.replace("log2", "log"))
    output = run("check", file, "--exercise", "information.entropy", code=1)
    assert "These outputs are what logarithms to base e would give." in output


def test_answers_by_hand_are_read(released: Path) -> None:
    save(released, "bayes.posterior_by_hand: {hit: 3/40, alarm: many}\n", "answers.yaml")
    output = run("check", str(released), "--exercise", "bayes.posterior_by_hand")
    assert "This is read as 0.075." in output
    assert "cannot be read as a number: 'many'" in output


@pytest.mark.slow
def test_an_assignment_is_named_by_its_yaml_and_needs_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("GRADER_SECRET", raising=False)
    text = Path(DEMO).read_text("utf-8").replace("{public: the demo has no secrets}", "{env: GRADER_SECRET}")
    assignment = save(tmp_path, text, "hw.yaml")
    output = run("check", save(tmp_path, RIGHT_ENTROPY), "--assignment", assignment, code=1)
    assert "2 of 2 public right" in output


def test_what_cannot_be_checked_is_answered(released: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    work = save(elsewhere, "")
    with pytest.raises(CannotRun, match="No assignment found"):
        run("check", work)
    with pytest.raises(CannotRun, match="no such file"):
        run("check", str(elsewhere / "nothing.py"), "--assignment", DEMO)
    with pytest.raises(CannotRun, match=r"has no exercise information\.entrop\. Did you mean information\.entropy"):
        run("check", work, "--assignment", DEMO, "--exercise", "information.entrop")
    save(released, "{}", "other.public.json")
    with pytest.raises(NoPublic, match=r"several assignments here \(demo\.public\.json, other\.public\.json\)"):
        run("check", str(released))
    with pytest.raises(NoPublic, match="not the public part of an assignment"):
        run("check", work, "--assignment", str(released / "other.public.json"))


def test_pack_makes_the_zip_that_the_checker_makes(released: Path) -> None:
    save(released, RIGHT_ENTROPY)
    save(released, "bayes.posterior_by_hand: {hit: 3/40}\n", "answers.yaml")
    output = run("pack", str(released))
    file = released / "demo-s0123.zip"
    assert f"Its receipt is {read_submission(file).receipt}" in output
    assert zipfile.ZipFile(file).namelist() == ["answers.yaml", "hw.py"]
    assert "demo-ada.zip holds hw.py." in run("pack", str(released / "hw.py"), "--student", "ada")


def test_pack_asks_for_a_name_and_for_work(tmp_path: Path) -> None:
    with pytest.raises(CannotRun, match="say who you are"):
        run("pack", str(tmp_path), "--assignment", DEMO)
    with pytest.raises(CannotRun, match=r"no \.py file"):
        run("pack", str(tmp_path), "--assignment", DEMO, "--student", "ada")
    with pytest.raises(CannotRun, match="no such file"):
        run("pack", str(tmp_path / "nothing"), "--assignment", DEMO)


def test_work_of_somebody_else_reads_none_of_our_files(released: Path) -> None:
    """Whoever marks by hand checks files that others wrote; limits on a process alone hid nothing."""
    (released / "private.txt").write_text("canary", encoding="utf-8")
    file = save(released / "work", f"def entropy(counts): return open({str(released / 'private.txt')!r}).read()\n")
    said = run("check", file, "--exercise", "information.entropy", code=1)
    assert "canary" not in said
    assert "PermissionError" in said or "FileNotFoundError" in said
