"""`grader ci --collect`: real repositories fetched by git, graded with a secret that student code never meets."""

import base64
import csv
import os
from pathlib import Path

import pytest

from grader.platforms.git.repositories import (
    NoRepositories,
    Repository,
    clone_repository,
    git_environment,
    git_reason,
    repositories_of,
)
from grader.texts.roster import Student
from tests.ci.ci_sample import read_log, repository, run
from tests.grading import RIGHT_ENTROPY, SAMPLE

pytestmark = pytest.mark.slow  # `make quick` stays under a minute without it

SECRET = "c3a5f1e07b9d4826915e0ad7f36bc842"
CURIOUS = """
import os
def looked():
    found = [repr(dict(os.environ))]
    for name in ("self", "1", str(os.getppid())):
        try:
            found.append(open(f"/proc/{name}/environ").read())
        except Exception as problem:
            found.append(repr(problem))
    return " ".join(found)
def entropy(counts):
    print(looked())
    return looked()
"""
WORDS = ("ci", "--collect", "--assignment", "demo.yaml", "--roster", "roster.csv", "--out", "graded")


@pytest.fixture
def course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An instructor's repository whose assignment takes its secret from the environment."""
    monkeypatch.chdir(tmp_path)
    text = SAMPLE.read_text("utf-8").replace("{public: the demo has no secrets}", "{env: GRADER_SECRET}")
    (tmp_path / "demo.yaml").write_text(text, encoding="utf-8")
    (tmp_path / "roster.csv").write_text("id,repository\nada,repos/ada\n", encoding="utf-8")
    return tmp_path


def env_of(**more: str) -> dict[str, str]:
    return {"GITHUB_ACTIONS": "true", "GITHUB_REPOSITORY_VISIBILITY": "private", "GRADER_SECRET": SECRET, **more}


def everything_below(folder: Path) -> str:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return "\n".join(path.read_bytes().decode("utf-8", "replace") for path in files)


@pytest.mark.in_turn
def test_repositories_are_fetched_and_graded_and_nobody_sees_the_secret(course: Path) -> None:
    repository(course / "repos/ada", RIGHT_ENTROPY)
    repository(course / "repos/mallory", CURIOUS)
    repository(course / "repos/none", "")
    (course / "roster.csv").write_text(
        "id,repository\nada,repos/ada\nmallory,repos/mallory\nnone,repos/none\nlate,\n", encoding="utf-8"
    )
    output = run(*WORDS, code=1, env=env_of(GITHUB_STEP_SUMMARY=str(course / "summary.md"), GRADER_GIT_TOKEN="t0ken"))
    rows = csv.DictReader((course / "graded/grades.csv").read_text("utf-8").splitlines())
    scores = {row["student"]: row["information.entropy"] for row in rows}
    assert scores == {"ada": "4.0", "mallory": "0.0"}
    [(_, said)] = read_log(output).named("warning")
    assert said == "none: has no commit yet."
    assert "none: has no commit yet" in (course / "summary.md").read_text("utf-8")
    told = output + everything_below(course)
    assert SECRET not in told
    assert "t0ken" not in told
    assert not (course / "graded/submissions/ada/not_committed.py").exists()


REFUSED = {  # what is the matter: (variables, the roster, words of the one sentence)
    "a fork without secrets": ({"GRADER_SECRET": ""}, None, "A fork has none of the secrets"),
    "a public repository": ({"GITHUB_REPOSITORY_VISIBILITY": "public"}, None, "everybody could read the grades"),
    "no column of repositories": ({}, "id,name\nada,Ada\n", "there is no column `repository`"),
    "nobody has one": ({}, "id,repository\nada,\n", "nobody in it has a repository"),
    "an address that is none": ({}, "id,repository\nada,ext::sh -c id\n", "is no address of a repository"),
    "an option for an address": ({}, "id,repository\nada,--upload-pack=id\n", "is no address of a repository"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_class_that_cannot_be_graded_is_one_sentence_and_code_2(what: str, course: Path) -> None:
    variables, roster, words = REFUSED[what]
    repository(course / "repos/ada", RIGHT_ENTROPY)
    if roster:
        (course / "roster.csv").write_text(roster, encoding="utf-8")
    [(command, _, said)] = read_log(run(*WORDS, code=2, env={**env_of(), **variables})).commands
    assert command == "error"
    assert words in said
    assert not (course / "graded").exists()


def test_another_assignment_than_the_one_released_is_not_graded(course: Path) -> None:
    repository(course / "repos/ada", RIGHT_ENTROPY)
    output = run(*WORDS, "--digest", "sha256:" + "0" * 64, code=2, env=env_of())
    assert "The assignment is not the one that was released" in output


def test_addresses_are_those_of_the_jobs_own_server_where_they_are_short(course: Path) -> None:
    (course / "roster.csv").write_text(
        "id;repo;branch\nada;course/hw2-ada;\nalan;git@example.edu:a/b.git;final\nbob;https://example.edu/x;\n",
        encoding="utf-8",
    )
    found = repositories_of(course / "roster.csv", {"CI_SERVER_URL": "https://git.example.edu/"})
    assert [(each.student.id, each.address, each.ref) for each in found] == [
        ("ada", "https://git.example.edu/course/hw2-ada", ""),
        ("alan", "git@example.edu:a/b.git", "final"),
        ("bob", "https://example.edu/x", ""),
    ]


def test_git_sees_neither_the_secret_nor_the_token_in_the_clear() -> None:
    seen = git_environment({"GRADER_SECRET": SECRET, "GRADER_GIT_TOKEN": "t0ken", "PATH": "/bin"}, "/nowhere")
    assert SECRET not in str(seen)
    assert seen["GIT_CONFIG_KEY_0"] == "http.https://github.com/.extraheader"
    header = seen["GIT_CONFIG_VALUE_0"].removeprefix("Authorization: Basic ")
    assert base64.b64decode(header) == b"x-access-token:t0ken"
    assert "t0ken" not in git_reason(b"fatal: could not read https://t0ken@host/x", {"GRADER_GIT_TOKEN": "t0ken"})


def test_hooks_of_a_template_or_a_repository_do_not_run(course: Path) -> None:
    repository(course / "repos/ada", RIGHT_ENTROPY)
    hook = course / "repos/ada/.git/hooks/post-checkout"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text(f"#!/bin/sh\ntouch {course / 'ran'}\n", encoding="utf-8")
    hook.chmod(0o755)
    said = clone_repository(Repository(Student("ada"), str(course / "repos/ada")), course / "clone", os.environ)
    assert said == ""
    assert not (course / "ran").exists()
    assert not (course / "clone/hw.py").exists()  # nothing of theirs is checked out
    missing = Repository(Student("ada"), str(course / "repos/ada"), "no-such-branch")
    assert "no-such-branch" in clone_repository(missing, course / "again", os.environ)


def test_git_that_is_not_there_is_said(course: Path) -> None:
    with pytest.raises(NoRepositories, match="git is not installed"):
        clone_repository(Repository(Student("ada"), str(course)), course / "clone", {"PATH": str(course)})
