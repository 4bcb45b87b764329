"""Correct solutions, in every form and by every algorithm we could think of: each must get all of its marks.

A solution is a file `solutions/<exercise>/<name>.py`. Its docstring begins with `type:` if it differs from another only
in the type of what it returns, else with `algorithm:`.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from grader.sandbox.run import Sandbox
from tests.banked import SECRETS, built, ids, result_on
from tests.thinned import some

pytestmark = pytest.mark.slow  # the whole bank: `make test` runs it

FOLDER = Path(__file__).parent / "solutions"
SOLUTIONS = sorted(FOLDER.glob("*/*.py"))
CODED = ids("function", "trace", "model")
TWICE = set(some(SOLUTIONS, 20))  # with numbers drawn under another secret, too
SOLVED = sorted({file.parent.name for file in SOLUTIONS})
FIRST = (  # the exercises that the bank began with; the forms of an answer are tried on them most widely
    *("associations.apriori_trace", "associations.association_rules", "associations.confidences"),
    *("associations.frequent_itemsets", "associations.itemset_supports", "bayes.naive_bayes_posteriors"),
    *("bayes.probability_tables", "information.entropy", "linear.perceptron_trace", "linear.separating_direction"),
    *("trees.attribute_ranking", "trees.best_attribute", "trees.fixed_order_tree", "trees.gain_ratio"),
    *("trees.id3_model", "trees.id3_splits", "trees.id3_tree", "trees.split_rows", "trees.tree_rules"),
)
FEWEST, FEWEST_OF_FIRST = 4, 8  # solutions of an exercise
FEWEST_SOLVED = 3  # exercises of a module that have solutions, if it has as many


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


def named(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


def module_of_file(file: Path) -> str:
    return module_of(file.parent.name)


def module_of(id_: str) -> str:
    return id_.partition(".")[0]


@pytest.mark.parametrize("file", some(SOLUTIONS, 120, kind=module_of_file), ids=named)
def test_a_correct_solution_gets_all_its_marks(sandbox: Sandbox, file: Path) -> None:
    for secret in SECRETS if file in TWICE else SECRETS[:1]:
        result = result_on(sandbox, built(file.parent.name, secret), file.read_text("utf-8"))
        wrong = [(case.name, case.reason, case.message, case.call) for case in result.cases if not case.passed]
        assert wrong == []
        assert (result.status, result.score) == ("right", result.points)


def test_enough_exercises_of_every_module_have_solutions() -> None:
    there = Counter(map(module_of, CODED))
    solved = Counter(map(module_of, SOLVED))
    assert [module for module, count in there.items() if solved[module] < min(FEWEST_SOLVED, count)] == []


def test_solutions_are_of_exercises_that_the_bank_has() -> None:
    assert set(SOLVED) <= set(CODED)


def test_every_exercise_has_enough_solutions_that_differ_in_kind() -> None:
    texts: dict[str, list[str]] = {id_: [] for id_ in FIRST}
    for file in SOLUTIONS:
        texts.setdefault(file.parent.name, []).append(file.read_text("utf-8"))
    faults = {id_: fault_of(id_, own) for id_, own in texts.items()}
    assert {id_: fault for id_, fault in faults.items() if fault} == {}


def fault_of(id_: str, texts: list[str]) -> str:
    """What the solutions of an exercise lack as a corpus; nothing where they are enough."""
    kinds = Counter(map(kind_of, texts))
    shapes = Counter(shape(text) for text in texts if kind_of(text) == "algorithm")
    if len(texts) < (FEWEST_OF_FIRST if id_ in FIRST else FEWEST):
        return "too few"
    if kinds["type"] > len(texts) / 2:
        return "too many that differ in the type only"
    return "two algorithms are the same but for names" if max(shapes.values(), default=0) > 1 else ""


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
