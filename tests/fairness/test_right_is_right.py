"""Correct solutions, in every form and by every algorithm we could think of: each must get all of its marks.

A solution is a cell of `tests/bank/<topic>/<exercise>.right.py`: an `algorithm` of its own, or different only in the
`type` of what it returns. Most types are not written: `answer_types.py` makes them from one solution.
"""

import ast
from collections import Counter
from collections.abc import Iterator

import pytest

from grader.sandbox.run import Sandbox
from grader.score.result import ExerciseResult
from tests.banked import SECRETS, built, ids, result_on
from tests.corpora import Solution, solutions
from tests.fairness.typed_answers import forms_of, typed_code, typed_solution
from tests.thinned import some

pytestmark = pytest.mark.slow  # the whole bank: `make test` runs it

SOLUTIONS = solutions("right")
CODED = ids("function", "trace", "model")
TWICE = set(some(SOLUTIONS, 10))  # with numbers drawn under another secret, too
SOLVED = sorted({each.exercise for each in SOLUTIONS})
FIRST = (  # the exercises that the bank began with; the forms of an answer are tried on them most widely
    *("associations.apriori_trace", "associations.association_rules", "associations.confidences"),
    *("associations.frequent_itemsets", "associations.itemset_supports", "bayes.naive_bayes_posteriors"),
    *("bayes.probability_tables", "information.entropy", "linear.perceptron_trace", "linear.separating_direction"),
    *("trees.attribute_ranking", "trees.best_attribute", "trees.fixed_order_tree", "trees.gain_ratio"),
    *("trees.id3_model", "trees.id3_splits", "trees.id3_tree", "trees.split_rows", "trees.tree_rules"),
)
FEWEST, FEWEST_OF_FIRST = 2, 4  # algorithms of an exercise
FEWEST_SOLVED = 3  # exercises of a module that have solutions, if it has as many
FORMS_TRIED = 6  # of an exercise in `make test`; each costs a fifth of a second


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


def module_of(id_: str) -> str:
    return id_.partition(".")[0]


def assert_right(result: ExerciseResult, how: str = "") -> None:
    wrong = [(each.name, each.reason, each.message, each.call) for each in result.cases if not each.passed]
    assert wrong == [], how
    assert (result.status, result.score) == ("right", result.points), how


@pytest.mark.parametrize(
    "solution", some(SOLUTIONS, 36, kind=lambda each: module_of(each.exercise)), ids=lambda each: each.key
)
def test_a_correct_solution_gets_all_its_marks(sandbox: Sandbox, solution: Solution) -> None:
    for secret in SECRETS if solution in TWICE else SECRETS[:1]:
        assert_right(result_on(sandbox, built(solution.exercise, secret), solution.text))


@pytest.mark.parametrize("id_", some(SOLVED, 10))
def test_a_correct_answer_gets_all_its_marks_in_another_type(sandbox: Sandbox, id_: str) -> None:
    exercise = built(id_)
    solution = typed_solution(exercise)
    forms = [(id_, form) for form in forms_of(exercise)]
    for _, form in some(forms, FORMS_TRIED):
        assert_right(result_on(sandbox, exercise, typed_code(solution, exercise, form)), form)


def test_enough_exercises_of_every_module_have_solutions() -> None:
    there = Counter(map(module_of, CODED))
    solved = Counter(map(module_of, SOLVED))
    assert [module for module, count in there.items() if solved[module] < min(FEWEST_SOLVED, count)] == []


def test_every_exercise_has_enough_algorithms_that_differ_in_more_than_names() -> None:
    texts: dict[str, list[str]] = {id_: [] for id_ in {*SOLVED, *FIRST}}
    for each in SOLUTIONS:
        assert each.kind in {"type", "algorithm"}, each.key
        texts[each.exercise] += [each.text] if each.kind == "algorithm" else []
    faults = {id_: fault_of(id_, own) for id_, own in texts.items()}
    assert {id_: fault for id_, fault in faults.items() if fault} == {}


def fault_of(id_: str, algorithms: list[str]) -> str:
    """What the algorithms for an exercise lack as a corpus; nothing where they are enough."""
    if len(algorithms) < (FEWEST_OF_FIRST if id_ in FIRST else FEWEST):
        return "too few"
    shapes = Counter(map(shape, algorithms))
    return "two algorithms are the same but for names" if max(shapes.values()) > 1 else ""


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
