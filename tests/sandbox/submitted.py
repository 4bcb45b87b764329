"""Submissions and calls for the sandbox's tests, written briefly."""

from textwrap import dedent
from typing import Any

from grader.checks.calls import Call
from grader.codec.encode import encode
from grader.intake.submission import CodeCell, Source, Submission


def submission(*sources: Source) -> Submission:
    return Submission("ada", sources, {}, (), "sha256:0", "ABC-DEF")


def file(text: str, name: str = "hw") -> Source:
    return Source(name, f"{name}.py", (CodeCell(dedent(text), ""),))


def notebook(*cells: str, name: str = "hw") -> Source:
    return Source(name, f"{name}.ipynb", tuple(CodeCell(dedent(text), f"cell {n}") for n, text in enumerate(cells, 1)))


def written(text: str) -> Submission:
    return submission(file(text))


def call(target: str, *args: Any, seconds: float = 2.0) -> Call:
    return Call(target, tuple(encode(arg) for arg in args), seconds)


def variable(name: str) -> Call:
    return Call(name, None)
