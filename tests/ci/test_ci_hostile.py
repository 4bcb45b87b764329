"""`grader ci` on a pull request from a fork, and the autograders, where everything in the checkout is hostile."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from time import process_time

import pytest

from grader.built.freeze import dumps
from grader.ci import checkout
from grader.ci.checkout import UnusableCheckout, empty_submodules, released_in, submodule_words
from grader.ci.workflow_templates import WORKFLOW_FILES, template_text
from grader.cli.errors import CannotRun
from grader.codec.write_records import record_json
from grader.platforms.gradescope.autograder_results import BUILT_FILE, autograde
from grader.release.public_file import NoPublic
from grader.sandbox.selftest import Isolation
from tests.checker_sample import public_demo
from tests.ci.ci_sample import IN_NATS, PUBLIC, TRACE, read_log, released, run, saved
from tests.grading import RIGHT_ENTROPY, demo

ROOT = Path(__file__).parents[2]


@pytest.fixture
def fork(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of a released assignment, and wrong work for it."""
    folder = tmp_path / "checkout"
    released(folder)
    saved(folder, IN_NATS)
    monkeypatch.chdir(folder)
    return folder


@pytest.mark.in_turn
@pytest.mark.slow
@pytest.mark.parametrize("option", ["--junit", "--code-quality"])
def test_a_report_is_not_written_through_a_link(option: str, fork: Path) -> None:
    """Not by its own name, nor by that of a draft, nor by that of its folder."""
    outside = saved(fork.parent / "outside", "mine", "profile")
    for link in ("report", ".report.part"):
        (fork / link).symlink_to(outside)
    (fork / "reports").symlink_to(outside.parent)
    run("ci", option, "report", code=1)
    assert (fork / "report").is_file()
    assert not (fork / "report").is_symlink()
    with pytest.raises(UnusableCheckout, match="written through a link"):
        run("ci", option, "reports/report", code=2)
    assert [file.name for file in outside.parent.iterdir()] == ["profile"]
    assert outside.read_text("utf-8") == "mine"


@pytest.mark.slow
def test_a_machine_that_cannot_hold_a_forks_code_does_not_run_it(fork: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grader.sandbox.run.strongest_isolation", lambda _: Isolation("process", "nothing works here"))
    with pytest.raises(CannotRun, match="nothing works here"):
        run("ci", code=2)
    assert "0 of 4 public cases are right" in run("ci", "--isolation", "process", code=1)


@pytest.mark.slow
def test_json_in_a_log_is_no_command(fork: Path) -> None:
    (fork / "##[error]owned.py").symlink_to("nowhere")  # a note says that it is a link
    said = run("ci", "--json", code=1, env={"GITHUB_ACTIONS": "true", "GITHUB_REPOSITORY_VISIBILITY": "private"})
    assert read_log(said).commands == []
    assert "##" not in said
    assert "##[error]owned" in json.dumps(json.loads(said))


NAMES = ("os.path", "../../home", "-", "", "a b", "this.x")


@pytest.mark.parametrize("name", NAMES)
def test_a_public_part_can_name_no_package_that_would_be_imported_here(name: str, fork: Path) -> None:
    """To find out where `this.x` lies, Python imports `this`."""
    document = record_json(public_demo())
    (fork / PUBLIC).write_text(json.dumps({**document, "packages": [name]}), "utf-8")
    with pytest.raises(NoPublic, match="not the public part"):
        released_in(fork, None, ())


def test_a_huge_public_part_is_not_read(fork: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkout, "MAX_RELEASED_BYTES", 1000)
    with pytest.raises(UnusableCheckout, match="too large"):
        released_in(fork, None, ())


def test_submodules_are_listed_in_time_that_grows_with_the_file(tmp_path: Path) -> None:
    """Blank lines, and blanks inside a path, took minutes."""
    for text in ("\n" * 100_000, "path = a" + " " * 99_000 + "b\n"):
        (tmp_path / ".gitmodules").write_text(text, encoding="utf-8")
        started = process_time()
        empty_submodules(tmp_path)
        assert process_time() - started < 1


def test_of_many_submodules_the_first_are_named(tmp_path: Path) -> None:
    text = "".join(f"path = lib{n}\n" for n in range(5000))
    (tmp_path / ".gitmodules").write_text(text, encoding="utf-8")
    assert len(submodule_words(empty_submodules(tmp_path))) < 600
    (tmp_path / ".gitmodules").unlink()
    (tmp_path / ".gitmodules").symlink_to("/dev/zero")
    assert empty_submodules(tmp_path) == ()


@pytest.mark.slow
def test_a_released_file_with_lines_in_its_name_stays_on_one(fork: Path) -> None:
    (fork / PUBLIC).rename(fork / "a\n# Owned\n.public.json")
    assert "\n# Owned" not in run("ci", code=1)


def test_no_template_lets_the_checkout_stand_in_for_pip() -> None:
    """`python -m pip` runs a `pip.py` of the folder it is started in."""
    texts = [template_text(name) for name in WORKFLOW_FILES] + [
        (ROOT / ".github/actions/grade/action.yml").read_text("utf-8")
    ]
    for text in texts:
        assert not re.search(r'python3? -m|sys\.executable, "-m"', text)
        assert "pull_request_target" not in text


@pytest.mark.in_turn
@pytest.mark.slow
def test_the_autograder_for_classroom_50_runs_and_writes_nothing_of_the_checkouts(tmp_path: Path) -> None:
    bundle, folder = tmp_path / "bundle", tmp_path / "checkout"
    digest = released(bundle)
    saved(bundle, template_text("classroom50", (digest,)), "autograder.py")
    saved(folder, IN_NATS + TRACE, "work.py")
    spy = f"open({str(tmp_path / 'ran')!r}, 'w')\n"
    for name in ("pip/__init__.py", "pip/__main__.py", "grader/__init__.py", "json.py"):
        saved(folder, spy, name)
    (folder / "result.json").symlink_to(saved(tmp_path, "mine", "profile"))
    names = ("CLASSROOM", "ASSIGNMENT", "SUBMISSION_TAG", "COMMIT_URL", "RELEASE_URL")
    env = {"PATH": os.environ["PATH"], **dict.fromkeys(names, "x"), "MARKSCHEME": "markscheme"}
    command = [sys.executable, str(bundle / "autograder.py")]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert not (tmp_path / "ran").exists()
    assert (tmp_path / "profile").read_text("utf-8") == "mine"
    assert json.loads((folder / "result.json").read_text("utf-8"))["score"] == 2


@pytest.mark.in_turn
@pytest.mark.slow
def test_gradescope_gets_our_results_whatever_was_handed_in(tmp_path: Path) -> None:
    """Names of files and people are any text; what looks like a result, or like us, is work like any other."""
    (tmp_path / "source").mkdir()
    (tmp_path / "source" / BUILT_FILE).write_bytes(dumps(demo()))
    work = tmp_path / "submission"
    for name in ("results.json", "run_autograder", "grader/__init__.py", "json.py", "na\nme\x1b[31m<b>.py"):
        saved(work, "raise SystemExit(0)\n", name)
    saved(work, RIGHT_ENTROPY, "hw.py")
    (work / "answers.yaml").symlink_to(tmp_path / "source" / BUILT_FILE)
    (work / "source").symlink_to(tmp_path / "source")
    os.mkfifo(work / "pipe.py")
    (tmp_path / "results").mkdir()
    (tmp_path / "results" / "results.json").symlink_to(saved(tmp_path, "mine", "profile"))
    users = [{"name": "../" * 50 + "\ud800\x1b<script>" + "x" * 100_000, "email": ["a"], "sid": {"a": 1}}, 3]
    saved(tmp_path, json.dumps({"users": users * 1000}), "submission_metadata.json")
    assert autograde([str(tmp_path)]) == 0
    assert (tmp_path / "profile").read_text("utf-8") == "mine"
    text = (tmp_path / "results" / "results.json").read_text("utf-8")
    assert json.loads(text)["tests"][0]["score"] == 4
    assert len(text) < 100_000
    assert not re.search("[\x00-\x09\x0b-\x1f\u202e]", text)


def test_results_of_an_earlier_run_do_not_stand_for_a_failure(tmp_path: Path) -> None:
    saved(tmp_path / "source", "{}", BUILT_FILE)
    earlier = saved(tmp_path / "results", '{"score": 15}', "results.json")
    assert autograde([str(tmp_path)]) == 1
    assert not earlier.exists()
