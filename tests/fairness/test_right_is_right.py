"""Correct solutions, in every form and by every algorithm we could think of: each must get all of its marks.

A solution is a file `solutions/<exercise>/<name>.py`. Its docstring begins with `type:` if it differs from another only
in the type of what it returns, else with `algorithm:`.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from banked import SECRETS, built, ids, result_on
from grader.sandbox.run import Sandbox

pytestmark = pytest.mark.slow  # the whole bank: `make test` runs it

FOLDER = Path(__file__).parent / "solutions"
SOLUTIONS = sorted(FOLDER.glob("*/*.py"))
CODED = ids("function", "trace", "model")
FEWEST = 8  # solutions of an exercise


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


def named(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


@pytest.mark.parametrize("file", SOLUTIONS, ids=named)
def test_a_correct_solution_gets_all_its_marks(sandbox: Sandbox, file: Path) -> None:
    for secret in SECRETS:
        result = result_on(sandbox, built(file.parent.name, secret), file.read_text("utf-8"))
        wrong = [(check.name, check.reason, check.message, check.call) for check in result.checks if not check.passed]
        assert wrong == []
        assert (result.status, result.score) == ("right", result.points)


@pytest.mark.parametrize("id_", CODED)
def test_every_exercise_has_enough_solutions_that_differ_in_kind(id_: str) -> None:
    texts = {file: file.read_text("utf-8") for file in SOLUTIONS if file.parent.name == id_}
    kinds = Counter(kind_of(text) for text in texts.values())
    assert len(texts) >= FEWEST
    assert kinds["type"] <= len(texts) / 2
    shapes = Counter(shape(text) for text in texts.values() if kind_of(text) == "algorithm")
    assert [count for count in shapes.values() if count > 1] == [], "two algorithms are the same but for names"


def kind_of(text: str) -> str:
    kind = (ast.get_docstring(ast.parse(text)) or "").partition(":")[0]
    assert kind in {"type", "algorithm"}, "a solution's docstring begins with `type:` or `algorithm:`"
    return kind


def shape(text: str) -> str:
    """The code without names, constants and docstrings: what is left is how it goes about it."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        for field in ("id", "arg", "name", "attr", "asname"):
            if isinstance(getattr(node, field, None), str):
                setattr(node, field, "_")
        if isinstance(node, ast.Constant):
            node.value = 0
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module) and ast.get_docstring(node) is not None:
            node.body = node.body[1:]
    return ast.dump(tree)
