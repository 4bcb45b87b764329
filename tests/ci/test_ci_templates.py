"""The templates: valid by the platforms' own schemas, their steps run as the platforms run them."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from grader.ci.checkout import UnusableCheckout
from grader.ci.workflow_templates import WORKFLOW_FILES, NoTemplate, template_text
from grader.paths import bank_files, courses_dir
from grader.version import __version__
from tests.ci.ci_sample import IN_NATS, TRACE, read_log, released, repository, run, saved
from tests.grading import RIGHT_ENTROPY, SAMPLE

ROOT = Path(__file__).parent.parent.parent
ACTION = ROOT / ".github/actions/grade/action.yml"
SCHEMAS = {
    "github-student": "github-workflows",
    "github-instructor": "github-workflows",
    "gitlab": "gitlab-ci",
    "action": "github-actions",
}
EXPRESSION = re.compile(r"\$\{\{\s*(.*?)\s*\}\}")


def text_of(name: str, *digests: str) -> str:
    return ACTION.read_text("utf-8") if name == "action" else template_text(name, digests)


@pytest.mark.in_turn
@pytest.mark.slow
@pytest.mark.parametrize("name", SCHEMAS)
def test_the_platforms_schema_has_nothing_to_say(name: str, tmp_path: Path) -> None:
    file = tmp_path / f"{name}.yml"
    file.write_text(text_of(name), encoding="utf-8")
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{SCHEMAS[name]}", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    spoilt = re.sub(r"^( *)(steps|script):", r"\1stepz:", file.read_text("utf-8"), flags=re.MULTILINE)
    file.write_text(spoilt, encoding="utf-8")
    assert subprocess.run(command, capture_output=True, check=False).returncode == 1


def tools(folder: Path) -> Path:
    """Commands as a job has them: ours from here, and a pip that notes what it is to install."""
    place = folder / "tools"
    place.mkdir()
    python = f'case "$*" in "-I -m pip install"*) echo "$*" >> {place}/installed;; *) exec {sys.executable} "$@";; esac'
    for name, text in {"python": python, "grader": f'exec {sys.executable} -m grader.cli "$@"'}.items():
        (place / name).write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
        (place / name).chmod(0o755)
    return place


def filled(value: Any, given: dict[str, str]) -> str:
    """A value of `env:` with its expressions put in; one that nobody foresaw is an error."""
    return EXPRESSION.sub(lambda found: given[found[1].partition(" || ")[0]], str(value))


def run_steps(steps: list[dict[str, Any]], given: dict[str, str], folder: Path, **env: str) -> tuple[int, str]:
    """The exit code of the first step that fails, or 0, and what all printed; as bash runs them on GitHub."""
    place, output = tools(folder.parent), ""
    for step in steps:
        if "run" not in step:
            continue
        assert "${{" not in step["run"], "what stands in an expression would be run as a script"
        own = {name: filled(value, given) for name, value in step.get("env", {}).items()}
        clean = {name: text for name, text in os.environ.items() if not name.startswith(("GITHUB_", "CI", "GRADER_"))}
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
            cwd=folder,
            env={**clean, "PATH": f"{place}:{os.environ['PATH']}", **env, **own},
            capture_output=True,
            text=True,
            check=False,
        )
        output += done.stdout + done.stderr
        if done.returncode:
            return done.returncode, output
    return 0, output


def github_env(folder: Path) -> dict[str, str]:
    return {"GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": str(folder), "GITHUB_STEP_SUMMARY": f"{folder}/../summary"}


@pytest.mark.in_turn
@pytest.mark.slow
@pytest.mark.parametrize(("code", "status"), [(RIGHT_ENTROPY + TRACE, 0), (IN_NATS, 1)], ids=["right", "wrong"])
def test_a_students_workflow_runs(code: str, status: int, tmp_path: Path) -> None:
    folder = tmp_path / "checkout"
    digest = released(folder)
    saved(folder, code)
    steps = yaml.safe_load(template_text("github-student", (digest,)))["jobs"]["check"]["steps"]
    given = {"vars.MARKSCHEME": f"markscheme=={__version__}", "github.event.repository.visibility": "private"}
    done, output = run_steps(steps, given, folder, **github_env(folder))
    assert done == status, output
    assert "(as released)" in output
    assert len(read_log(output).named("error")) == status * 2
    assert f"markscheme=={__version__}" in (tmp_path / "tools/installed").read_text("utf-8")
    assert (folder / "grader-junit.xml").exists()


@pytest.mark.in_turn
@pytest.mark.slow
def test_the_action_runs_and_hands_over_its_inputs_without_a_shell_reading_them(tmp_path: Path) -> None:
    folder = tmp_path / "checkout"
    digest = released(folder / "a b")
    saved(folder / "a b", RIGHT_ENTROPY + TRACE)
    action = yaml.safe_load(ACTION.read_text("utf-8"))
    inputs = {f"inputs.{name}": each["default"] for name, each in action["inputs"].items()}
    inputs |= {"inputs.digest": digest, "inputs.junit": "$(touch ../../ran).xml", "inputs.path": "a b"}
    given = {**inputs, "github.event.repository.visibility": "private"}
    outputs = {"GITHUB_OUTPUT": str(tmp_path / "outputs")}
    done, output = run_steps(action["runs"]["steps"], given, folder, **github_env(folder), **outputs)
    assert done == 0, output
    assert not (tmp_path / "ran").exists()
    named = {line.partition("<<")[0] for line in (tmp_path / "outputs").read_text("utf-8").splitlines() if "<<" in line}
    assert set(action["outputs"]) <= named


SECRET = "c3a5f1e07b9d4826915e0ad7f36bc842"


@pytest.mark.in_turn
@pytest.mark.slow
def test_an_instructors_workflow_runs(tmp_path: Path) -> None:
    folder = tmp_path / "checkout"
    repository(folder / "repos/ada", RIGHT_ENTROPY)
    text = SAMPLE.read_text("utf-8").replace("{public: the demo has no secrets}", "{env: GRADER_SECRET}")
    saved(folder, text, "hw1.yaml")
    saved(folder, "id,repository\nada,repos/ada\n", "roster.csv")
    workflow = yaml.safe_load(template_text("github-instructor"))
    asked = workflow[True]["workflow_dispatch"]["inputs"]  # YAML 1.1 reads `on` as true
    given = {f"inputs.{name}": each["default"] for name, each in asked.items()}
    given |= {
        "secrets.GRADER_SECRET": "c3a5f1e07b9d4826915e0ad7f36bc842",
        "secrets.GRADER_GIT_TOKEN": "",
        "vars.MARKSCHEME": "markscheme",
    }
    given["github.event.repository.visibility"] = "private"
    done, output = run_steps(workflow["jobs"]["grade"]["steps"], given, folder, **github_env(folder))
    assert done == 0, output
    assert SECRET not in output
    assert (folder / "graded/feedback/ada.html").exists()


@pytest.mark.in_turn
@pytest.mark.slow
def test_the_job_for_gitlab_runs(tmp_path: Path) -> None:
    folder = tmp_path / "checkout"
    digest = released(folder)
    saved(folder, IN_NATS)
    document = yaml.safe_load(template_text("gitlab", (digest,)))
    job = document["grader"]
    steps = [{"run": line} for line in (*job["before_script"], *job["script"])]
    around = {"GITLAB_CI": "true", "CI_PROJECT_DIR": str(folder), "CI_PROJECT_VISIBILITY": "private"}
    done, output = run_steps(steps, {}, folder, **around, **document["variables"])
    assert done == 1, output
    reports = job["artifacts"]["reports"]
    assert all((folder / name).exists() for name in reports.values())
    [first, *_] = json.loads((folder / reports["codequality"]).read_text("utf-8"))
    assert first["location"]["path"] == "demo.py"


CONTRACT = {  # of classroom50/result/v1: field and type
    **dict.fromkeys(("schema", "classroom", "assignment", "assignment_type", "owner", "submission", "commit"), str),
    **dict.fromkeys(("release", "review", "datetime"), str),
    **dict.fromkeys(("score", "max-score"), int),
    "tests": list,
}


def classroom(tmp_path: Path, visibility: str) -> dict[str, Any]:
    """What the autograder for Classroom 50 writes into a student's checkout."""
    bundle, checkout = tmp_path / "bundle", tmp_path / "checkout"
    digest = released(bundle)
    saved(bundle, template_text("classroom50", (digest,)), "autograder.py")
    saved(checkout, IN_NATS + TRACE, "work.py")
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    env = {
        "CLASSROOM": "ml",
        "ASSIGNMENT": "demo",
        "OWNER": "ada",
        "SUBMISSION_TAG": "submit/2026-11-16T10-00-00Z-0a1b2c3",
        "COMMIT_URL": "https://example.edu/c",
        "RELEASE_URL": "https://example.edu/r",
        "MARKSCHEME": "markscheme",
        "GITHUB_ACTIONS": "true",
        "GITHUB_REPOSITORY_VISIBILITY": visibility,
        "GITHUB_WORKSPACE": str(checkout),
    }
    command = [sys.executable, str(bundle / "autograder.py")]
    done = subprocess.run(command, cwd=checkout, env=kept | env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    result: dict[str, Any] = json.loads((checkout / "result.json").read_text("utf-8"))
    return result


@pytest.mark.in_turn
@pytest.mark.slow
def test_the_autograder_for_classroom_50_keeps_its_contract(tmp_path: Path) -> None:
    result = classroom(tmp_path, "private")
    assert {name: type(value) for name, value in result.items()} == CONTRACT
    assert result["schema"] == "classroom50/result/v1"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", result["datetime"])
    assert [(test["test-name"], test["passed"], test["score"], test["max-score"]) for test in result["tests"]] == [
        ("information.entropy", False, 0, 2),
        ("linear.perceptron_trace", True, 2, 2),
    ]
    assert (result["score"], result["max-score"]) == (2, 4)


@pytest.mark.in_turn
@pytest.mark.slow
def test_in_a_public_repository_classroom_50_gets_a_submission_without_a_score(tmp_path: Path) -> None:
    result = classroom(tmp_path, "public")
    assert (result["score"], result["max-score"], result["tests"]) == (0, 0, [])


def test_the_hook_for_authors_names_our_exercises_and_assignments_alone() -> None:
    [published] = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text("utf-8"))
    ours = [path.relative_to(ROOT).as_posix() for path in (*bank_files(), *courses_dir().glob("*.yaml"))]
    assert all(re.search(published["files"], name) for name in ours)
    others = ("assignments/concepts.yaml", "docs/mkdocs.yaml", "assignments/courses/demo/answers.yaml")
    assert not [name for name in others if re.search(published["files"], name)]


@pytest.mark.in_turn
@pytest.mark.slow
def test_pre_commit_runs_the_hook_on_what_a_commit_changes(tmp_path: Path) -> None:
    course, place = tmp_path / "course", tools(tmp_path)
    repository(course, "")
    # The hook's own environment would be downloaded: here it is ours.
    text = re.sub(r"additional_dependencies: .*", "", template_text("pre-commit"))
    saved(course, text.replace("language: python", "language: system"), ".pre-commit-config.yaml")
    saved(course, bank_files()[0].read_text("utf-8"), f"bank/{bank_files()[0].parent.name}/{bank_files()[0].name}")
    saved(course, "services: {}\n", "docker-compose.yaml")
    env = {**os.environ, "PATH": f"{place}:{os.environ['PATH']}", "PRE_COMMIT_HOME": str(tmp_path / "home")}
    hooked = [sys.executable, "-m", "pre_commit"]
    valid = subprocess.run([*hooked, "validate-manifest", str(ROOT / ".pre-commit-hooks.yaml")], env=env, check=False)
    assert valid.returncode == 0
    for spoilt, code in ((False, 0), (True, 1)):
        if spoilt:
            saved(course, "schema: 1\nid: hw1\n", "hw1.yaml")
        subprocess.run(["git", "add", "-A"], cwd=course, env=env, check=True)
        done = subprocess.run([*hooked, "run"], cwd=course, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == code, done.stdout + done.stderr
    assert "hw1.yaml:" in done.stdout
    assert "docker-compose" not in done.stdout


def test_every_template_is_printed_with_its_version_and_digest(capsys: pytest.CaptureFixture[str]) -> None:
    digest = "sha256:" + "0a" * 32
    for name in WORKFLOW_FILES:
        text = run("ci", "--template", name, "--digest", digest, code=0)
        assert "@VERSION@" not in text
        assert "@DIGEST@" not in text
        assert __version__ in text
    assert digest in run("ci", "--template", "github-student", "--digest", digest, code=0)
    with pytest.raises(NoTemplate, match="did you mean github-student"):
        run("ci", "--template", "github-studnt", code=2)
    with pytest.raises(UnusableCheckout, match="64 hexadecimal"):
        run("ci", "--template", "gitlab", "--digest", '"; rm -rf /', code=2)


def test_the_students_workflow_keeps_its_junit_report_unless_the_repository_is_public() -> None:
    steps = yaml.safe_load(template_text("github-student"))["jobs"]["check"]["steps"]
    written = next(step["run"] for step in steps if "grader ci" in step.get("run", ""))
    [upload] = [step for step in steps if step.get("uses", "").startswith("actions/upload-artifact@")]
    assert f"--junit {upload['with']['path']}" in written
    assert upload["if"] == "always() && github.event.repository.visibility != 'public'"
