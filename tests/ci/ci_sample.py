"""A student's repository with a released assignment, and a reader of GitHub's logs that obeys as the runner does."""

import os
import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import unquote

from typer.testing import CliRunner

from grader.built.freeze import digest
from grader.cli import app
from grader.release.student_files import public_text
from tests.checker_sample import public_demo, written
from tests.grading import RIGHT_ENTROPY

PUBLIC = "demo.public.json"
SECOND = re.compile(r"::(?P<command>[\w-]+)(?: (?P<properties>[^:]*))?::(?P<data>.*)")
FIRST = re.compile(r"##\[(?P<command>[\w-]+)(?: (?P<properties>[^\]]*))?\](?P<data>.*)")
IN_NATS = RIGHT_ENTROPY.replace("log2", "log")
TRACE = """
def perceptron_trace(examples, weights, rate):
    def output(w, x):
        return 1 if sum(a * b for a, b in zip(w, (1, *x))) > 0 else 0
    w, states = list(weights), [{"weights": list(weights)}]
    for _ in range(1000):
        for x, label in examples:
            change = rate * (label - output(w, x))
            w = [a + change * b for a, b in zip(w, (1, *x))]
            states.append({"weights": w})
        if all(output(w, x) == label for x, label in examples):
            break
    return states
"""


def released(folder: Path) -> str:
    """Writes what was handed out into a folder, and gives the digest of the public part."""
    folder.mkdir(parents=True, exist_ok=True)
    text = public_text(public_demo())
    (folder / PUBLIC).write_text(text, encoding="utf-8")
    written(folder)
    return digest(text.encode())


def saved(folder: Path, code: str, name: str = "demo.py") -> Path:
    """The student's work in a file."""
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(code, encoding="utf-8")
    return file


def git(folder: Path, *words: str) -> None:
    quiet = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1", "PATH": os.environ["PATH"]}
    who = ("-c", "user.name=a", "-c", "user.email=a@example.edu")
    subprocess.run(["git", *who, *words], cwd=folder, env=quiet, check=True, capture_output=True)


def repository(folder: Path, code: str) -> None:
    """A student's repository, with work that is committed and work that is not."""
    folder.mkdir(parents=True)
    git(folder, "init", "--quiet", "-b", "main")
    if code:
        (folder / "hw.py").write_text(code, encoding="utf-8")
        git(folder, "add", "-A")
        git(folder, "commit", "--quiet", "-m", "work")
    (folder / "not_committed.py").write_text("raise SystemExit\n", encoding="utf-8")


def run(*words: str, code: int, env: dict[str, str] | None = None) -> str:
    """What a command prints, on both streams."""
    quiet = dict.fromkeys(("GITHUB_ACTIONS", "GITLAB_CI", "GITHUB_STEP_SUMMARY", "GITHUB_OUTPUT"), "")
    done = CliRunner().invoke(app, list(words), env={**quiet, **(env or {})}, catch_exceptions=False)
    assert done.exit_code == code, done.output
    return done.output


@dataclass
class Log:
    """What the runner takes from a log: the commands that it carries out, and the text that it shows."""

    commands: list[tuple[str, dict[str, str], str]] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)

    def named(self, command: str) -> list[tuple[dict[str, str], str]]:
        return [(properties, data) for name, properties, data in self.commands if name == command]


def read_log(text: str) -> Log:
    """A log as GitHub's runner reads it: `::` at the head of a line, `##[` anywhere, nothing while it is stopped."""
    log, stopped = Log(), ""
    for line in re.split(r"\r\n|\r|\n", text):
        found = SECOND.match(line.lstrip()) or FIRST.search(line)
        if stopped:
            if found and found["command"] == stopped:
                stopped = ""
            else:
                log.shown.append(line)
        elif found and found["command"] == "stop-commands":
            stopped = found["data"]
        elif found:
            pairs = (pair.partition("=") for pair in (found["properties"] or "").split(",") if pair)
            log.commands.append((found["command"], {k: unquote(v) for k, _, v in pairs}, unquote(found["data"])))
        else:
            log.shown.append(line)
    assert not stopped, "commands were never switched on again"
    return log
