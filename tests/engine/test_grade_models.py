# ruff: noqa: E501  one row a way of being right or wrong
"""Models through every stage: what right and wrong ones earn, and what is said of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from grader.built.document import BuiltExercise
from grader.built.freeze import dumps, loads
from grader.engine.grade_submission import GradedSubmission, grade_one
from grader.sandbox.run import Sandbox
from grader.score.result import ExerciseResult
from tests.grading import explanations, submission
from tests.model_sample import MAJORITY, PAIR, RIGHT, assignment, built, written


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


@pytest.fixture(scope="module")
def stump(tmp_path_factory: pytest.TempPathFactory) -> BuiltExercise:
    return built(written(tmp_path_factory.mktemp("stump")))


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> BuiltExercise:
    signature = '"class Tree: fit(rows: list[dict], target: str); predict(rows: list[dict]) -> list[str]"'
    return built(written(tmp_path_factory.mktemp("pair"), (signature, PAIR)))


def result_on(sandbox: Sandbox, exercise: BuiltExercise, code: str) -> ExerciseResult:
    frozen = loads(dumps(assignment(exercise)))
    done: GradedSubmission = grade_one(frozen, "sha256:built", submission(code), sandbox)
    assert done.failures == ()
    return done.result.exercises[0]


ALL = {
    "as asked": RIGHT,
    "with a majority of their own": MAJORITY + RIGHT,
    "fit returns self": RIGHT.replace("labels.items()}\n", "labels.items()}\n        return self\n", 1),
    "fit takes the class out of its rows": RIGHT.replace("row[target]", "row.pop(target)"),
    "an array of labels": "import numpy as np\n" + RIGHT.replace("return [", "return np.array([").replace("rows]\n", "rows])\n"),
    "a Series of labels": "import pandas as pd\n" + RIGHT.replace("return [", "return pd.Series([").replace("rows]\n", "rows])\n"),
    "a tuple of labels": RIGHT.replace("return [", "return tuple([").replace("rows]\n", "rows])\n"),
    "with a private method and a depth": RIGHT.replace("class Tree:", "class Tree:\n    def __init__(self, depth=3): self.depth = depth"),
    "a nearest neighbour": """
class Tree:
    def fit(self, rows, target):
        self.rows, self.target = rows, target
    def predict(self, rows):
        return [next(row[self.target] for row in self.rows if row["a"] == asked["a"]) for asked in rows]
""",
    "functions instead of a class": """
def fit(rows, target):
    return {row["a"]: row[target] for row in rows}
def predict(model, rows):
    return [model[row["a"]] for row in rows]
""",
}  # fmt: skip


@pytest.mark.parametrize("how", ALL)
def test_a_right_model_earns_all(sandbox: Sandbox, stump: BuiltExercise, how: str) -> None:
    result = result_on(sandbox, stump, ALL[how])
    assert (result.status, result.score, result.findings) == ("right", 4.0, ())


FORGETS = RIGHT.replace("self.labels =", "labels =")
ENTRIES = "the answer does not have as many entries as it should, or not in the rows it should"
WRONG = {  # (code, status, reason of the first case, piece of what is said, name of the finding)
    "fit keeps nothing": (
        FORGETS,
        "error",
        "error",
        "AttributeError on line 10: 'Tree' object has no attribute 'labels' (in predict)",
        "AttributeError on line 10",
    ),
    "a constant": ("class Tree:\n    def fit(self, r, t): pass\n    def predict(self, rows): return ['no'] * len(rows)", "wrong", "value", "", "every wrong label is 'no'"),
    "nothing returned": (RIGHT.replace("return [", "["), "wrong", "nothing", "None", "the function returned None"),
    "one label for all": (RIGHT.replace("for row in rows]\n", "for row in rows][0]\n"), "wrong", "type", "", "the answer is not of the type asked for"),
    "a label too few": (RIGHT.replace("for row in rows]\n", "for row in rows[1:]]\n"), "wrong", "shape", "", ENTRIES),
    "raises in predict": (
        RIGHT.replace("self.labels[row", "self.labels[1 // 0, row"), "error", "error", "(in predict)", "ZeroDivisionError on line 10",
    ),
    "raises in fit": (RIGHT.replace("row[target]", "row['klass']"), "error", "error", "'klass' (in fit)", "KeyError on line 6"),
    "a class that needs an argument": (
        RIGHT.replace("class Tree:", "class Tree:\n    def __init__(self, depth): pass"),
        "error", "error", "(in Tree(), which is called without arguments)", "TypeError",
    ),
    "another name": (RIGHT.replace("Tree", "Stump"), "missing", "missing", "", "Tree is not defined"),
    "no predict": (RIGHT.replace("predict", "guess"), "error", "error", "no attribute 'predict' (in predict)", "AttributeError"),
    "the model where labels are asked": (RIGHT.replace("return [", "return self; ["), "wrong", "shape", "", ENTRIES),
}  # fmt: skip


@pytest.mark.parametrize("how", WRONG)
def test_a_wrong_model_is_told_what_is_wrong(sandbox: Sandbox, stump: BuiltExercise, how: str) -> None:
    code, status, reason, said, named = WRONG[how]
    result = result_on(sandbox, stump, code)
    public = result.cases[0]
    assert (result.status, public.passed, public.reason) == (status, False, reason)
    assert said in public.message
    assert [finding.name for finding in explanations(result)] == [named]


def test_a_model_that_looks_at_the_order_of_its_rows_is_wrong(sandbox: Sandbox, stump: BuiltExercise) -> None:
    sly = (
        RIGHT
        + "    right = fit\n    def fit(self, rows, target): self.right(rows, target if rows[0]['a'] != 'v' else 'a')"
    )
    public = result_on(sandbox, stump, sly).cases[0]
    assert (public.passed, public.reason) == (False, "changed")
    assert "`fit.rows`" in public.message


def test_a_class_that_is_not_there_is_asked_for_as_a_class(sandbox: Sandbox, stump: BuiltExercise) -> None:
    (finding,) = result_on(sandbox, stump, "x = 1").findings
    assert finding.hint == "The submission defines no class `Tree`. Check its name."


def test_a_report_shows_the_calls_in_order(sandbox: Sandbox, stump: BuiltExercise) -> None:
    assert result_on(sandbox, stump, RIGHT).cases[0].call == (
        "model = Tree(); model.fit([{'a': 'u', 'class': 'yes'}, {'a': 'v', 'class': 'no'}, {'a': 'v', 'class': 'no'}], 'class'); "
        "model.predict([{'a': 'v'}, {'a': 'u'}])"
    )


def test_a_pair_of_functions_is_called_by_the_names_asked(sandbox: Sandbox, pair: BuiltExercise) -> None:
    right = ALL["functions instead of a class"].replace("def fit", "def grow").replace("def predict", "def ask")
    result = result_on(sandbox, pair, right)
    assert (result.status, result.findings) == ("right", ())
    assert result.cases[0].call is not None
    assert result.cases[0].call.startswith("model = grow([{")
    assert result.cases[0].call.endswith("; ask(model, [{'a': 'v'}, {'a': 'u'}])")
    half = result_on(sandbox, pair, right.replace("def ask", "def asked"))
    assert half.status == "missing"
    assert half.findings[0].hint == "The submission defines no pair of functions `grow` and `ask`. Check both names."


def test_a_provided_function_may_be_an_argument(sandbox: Sandbox, tmp_path: Path) -> None:
    file = written(
        tmp_path,
        ("fit(rows: list[dict], target: str);", "fit(rows: list[dict], target: str, vote);"),
        ("file: majority.py}", "file: majority.py, reference: reference.trees.id3:majorities}"),
        ('{a: v, class: "no"}], target: class}', '{a: v, class: "no"}], target: class, vote: {$provided: majority}}'),
        ("fit: {rows: {$use: train}, target: class}", "fit: {rows: {$use: train}, target: class, vote: {$provided: majority}}"),
    )  # fmt: skip
    code = RIGHT.replace("rows, target):", "rows, target, vote):").replace("majority(found)", "vote(found)")
    result = result_on(sandbox, built(file), code)
    assert (result.status, result.findings) == ("right", ())
    assert result.cases[0].call is not None
    assert "'class', majority); model.predict(" in result.cases[0].call
