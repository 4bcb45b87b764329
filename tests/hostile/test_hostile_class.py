"""A class in which somebody hands in one of each hostile kind: all others get the very bytes they get without them.

What is hostile here attacks the grader, not its sandbox: answers that are large, deep, colliding, forged, or that take
forever to read, compare, show or draw; output and names that are no text; files that are no code.
"""

import json
import time
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import pytest

from grader.build.built_assignment import build
from grader.built.document import BuiltAssignment, BuiltExercise
from grader.built.freeze import dumps, loads
from grader.engine.classrun import ClassRun, Settings, grade_class
from grader.engine.engines import Engine, Local, engine_of
from grader.engine.grade_submission import grade_one
from grader.engine.result_files import stored_result
from grader.intake.read_submission import submissions_in
from grader.intake.submission import CodeCell, Source, Submission
from grader.report import html, markdown
from grader.report.classes.row import student_row
from grader.report.result_json import result_text
from grader.report.rules import DisclosureRules
from grader.report.view import student_view
from grader.run_cache import RunCache
from grader.sandbox.run import Sandbox
from grader.spec.load import load_assignment_spec
from tests.thinned import some

pytestmark = [pytest.mark.slow, pytest.mark.in_turn("file")]

OPEN = datetime(2026, 1, 1, tzinfo=UTC)

ASSIGNMENT = {
    "schema": 1,
    "id": "week1",
    "title": "A week under attack",
    "secret": {"public": "none"},
    "exercises": [
        {"id": "information.entropy", "override": {"cases": {"other counts": {"count": 3}}}},
        {"id": "trees.fixed_order_tree"},
        {"id": "logic.foil_trace"},
        {"id": "associations.confidences"},
    ],
}
FUNCTIONS = ("entropy", "fixed_order_tree", "foil_trace", "confidences")
ENTROPY = """from math import {log}
def entropy(counts):
    total = sum(counts)
    return -sum(n / total * {log}(n / total) for n in counts if n)
"""
HONEST = {
    "right": ENTROPY.format(log="log2"),
    "nats": ENTROPY.format(log="log"),
    "index": "def entropy(c):\n    return c[9]\n",
    "constant": "def entropy(c):\n    return 0.5\n",
    "syntax": "def entropy(c)\n    return 1\n",
    "printing": ENTROPY.format(log="log2") + "print(entropy([9, 5]))\n",
    "tree": ENTROPY.format(log="log2") + "def fixed_order_tree(*_): return {'a': {'b': 'yes'}}\n",
    "lists": "def confidences(*_): return [0.5, 0.25]\ndef foil_trace(*_): return []\n",
}


def everywhere(answer: str, before: str = "") -> str:
    """Code that gives this answer whatever it is asked."""
    return before + "".join(f"def {name}(*_): return {answer}\n" for name in FUNCTIONS)


COLLIDING = """
from fractions import Fraction
P = (1 << 61) - 1  # what hashes of numbers are taken modulo
def same(count): return {Fraction(1 + P * (k + 1), 1) for k in range(count)}
"""
NESTED = """
def nested(depth, wrap):
    x = 0
    for _ in range(depth): x = wrap(x)
    return x
"""
HOSTILE = {
    "a dict of fifteen thousand keys": everywhere("{('k', n): [n] for n in range(15_000)}"),
    "sets without end": everywhere("[set() for _ in range(450_000)]"),
    "slashes": everywhere("print('/ ' * 30_000)"),
    "integers of thousands of digits": everywhere("[7 ** 4_900 + n for n in range(3_000)]"),
    "texts of integers": everywhere("['9' * 4_000 for n in range(3_000)]"),
    "blanks": everywhere("{' ' * 12_000: {' ' * 12_000: ' ' * 12_000}}"),
    "clauses": everywhere("'p(' * 6_000"),
    "clauses with blanks": everywhere("['p(X) :- ' + ' ' * 12_000 + 'q(' for _ in range(10)]"),
    "colliding fractions": everywhere("[same(60) for _ in range(20)]", COLLIDING),
    "colliding integers": everywhere("{k * P for k in range(1_000)}", COLLIDING),
    "nested to the limit": everywhere("nested(99, lambda x: [x])", NESTED),
    "nested beyond it": everywhere("nested(9_000, lambda x: [x])", NESTED),
    "nested keys": everywhere("{nested(14, lambda x: (x, x)): 1}", NESTED),
    "a tree as large as it may be": everywhere("nested(9, lambda x: {'a': {'u': x, 'v': x}})", NESTED),
    "what contains itself": everywhere("itself()", "def itself():\n    x = {}; x['x'] = [x]; return x\n"),
    "half characters": everywhere("'\\udc80' * 100_000"),
    "control characters": everywhere("print('\\x1b]0;x\\x07\\x9b' * 1_000) or '\\x00' * 5_000"),
    "numbers that are none": everywhere("[float('nan'), float('inf'), -float('inf'), 1e308] * 500"),
    "complex numbers": everywhere("{1j: complex('nan'), 'a': [1j] * 3_000}"),
    "rows that are nearly alike": everywhere("[[n / 7, n % 3, str(n)] for n in range(4_000)]"),
    "literals without end": everywhere("[{'clause': 'p(X) :- ' + 'q(X, Y), ' * 200, 'gain': 1.0} for _ in range(40)]"),
    "an exception that says much": "".join(
        f"def {name}(*_): raise type('E' * 100_000, (Exception,), {{}})('/ ' * 100_000)\n" for name in FUNCTIONS
    ),
    "output without end": everywhere("[print('x' * 1000) for _ in range(2_000)] and 1"),
    "arrays of many dimensions": everywhere("np.zeros((1,) * 32 + (3_000,))", "import numpy as np\n"),
    "frames with the same name twice": everywhere(
        "pd.DataFrame([[1, 2]] * 900, columns=['a', 'a'])", "import pandas as pd\n"
    ),
}


@cache
def document(folder: Path) -> bytes:
    file = folder / "week1.yaml"
    file.write_text(json.dumps(ASSIGNMENT), encoding="utf-8")
    whole = build(load_assignment_spec(file), b"none")
    return dumps(replace(whole, exercises=tuple(map(shortened, whole.exercises))))


def shortened(exercise: BuiltExercise) -> BuiltExercise:
    """The exercise with three inputs a case at the most: what is hostile shows on the first."""
    cases = (replace(case, instances=case.instances[:3]) for case in exercise.cases)
    return replace(exercise, cases=tuple(cases))


def graded(folder: Path, work: dict[str, str], engine: Engine, out: str) -> ClassRun:
    submissions = folder / f"{out}-work"
    submissions.mkdir()
    for student, text in work.items():
        (submissions / f"{student}.py").write_text(text, encoding="utf-8")
    settings = Settings(document(folder), folder / out, OPEN)
    return grade_class(settings, submissions_in(submissions), engine)


def bytes_of(out: Path, students: list[str]) -> dict[str, bytes]:
    files = [*(out / "results").iterdir(), *(out / "feedback").iterdir()]
    return {file.name: file.read_bytes() for file in files if file.stem in students}


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, bytes]]:
    folder = tmp_path_factory.mktemp("class")
    graded(folder, HONEST, Local(1), "alone")
    return folder, bytes_of(folder / "alone", [*HONEST])


@pytest.mark.parametrize("how", some(["two workers", "one worker", "dask"], 1))
def test_whoever_is_beside_them_the_others_get_the_same_bytes(alone: tuple[Path, dict[str, bytes]], how: str) -> None:
    folder, expected = alone
    engine = engine_of("dask", 2) if how == "dask" else Local(1 if how == "one worker" else 2)
    kinds = some(HOSTILE, 12)
    hostile = {f"x{number:02}": HOSTILE[kind] for number, kind in enumerate(kinds)}
    mixed = dict(sorted((hostile | HONEST).items(), key=lambda each: hash_of(each[0])))
    run = graded(folder, mixed, engine, how.replace(" ", "-"))
    assert bytes_of(run.out, [*HONEST]) == expected
    assert run.failures == ()
    scores = {name: stored_result(run.out, f"x{number:02}") for number, name in enumerate(kinds)}
    assert {name: result.score for name, result in scores.items() if result and result.score} == {}
    assert [name for name, result in scores.items() if result is None] == []


@pytest.mark.parametrize("kind", some(HOSTILE, 4))
def test_a_submission_that_floods_every_exercise_costs_half_a_second(
    alone: tuple[Path, dict[str, bytes]], kind: str
) -> None:
    built, cache = loads(document(alone[0])), RunCache()
    with Sandbox(cache=cache) as sandbox:
        seconds(built, HONEST["nats"], sandbox, cache)  # what is made once for a class is there
        tries = (seconds(built, HOSTILE[kind], sandbox, cache) for _ in range(3))  # the machine may be busy
        assert any(spent <= 0.5 for spent in tries)


def seconds(built: BuiltAssignment, code: str, sandbox: Sandbox, cache: RunCache) -> float:
    """The processor time of this process, from a submission to its pages; that of student code is not in it."""
    work = Submission("s1", (Source("work", "work.py", (CodeCell(code, ""),)),), {}, (), "sha256:0", "BCD-FGH")
    began = time.process_time()
    result = grade_one(built, "sha256:0", work, sandbox, cache=cache).result
    view = student_view(result, DisclosureRules("all", "all"), OPEN, cache=cache)
    for text in (
        result_text(result),
        html.feedback_html(view, cache=cache),
        markdown.feedback_markdown(view, cache=cache),
    ):
        assert text
    student_row(result, cache=cache)
    return time.process_time() - began


def hash_of(name: str) -> int:
    return sum(map(ord, name)) * 7919 % 101
