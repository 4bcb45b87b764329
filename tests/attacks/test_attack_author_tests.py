"""Code that sets out to deceive the tests of an exercise of `kind: tests`, which share its process."""

import ast
import builtins
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from grader.build.author_tests import call_of_test
from grader.codec.values import RUN_TEST
from grader.sandbox.author_test import outcome_of_test
from grader.spec.exercise import TestCode, TestsExercise

PLACES = {"work.py": ""}
PASSED = {"outcome": "value", "value": None}
WRONG = "def squares(n): return [0] * n\n"
TESTS = (
    "assert sorted(squares(2)) == [1, 4]",
    "found = squares(2)\nassert sorted(found) == [1, 4]",
    "len([n for n in squares(9) if n > 0])",  # what it shows is compared in our process: "9" would be right
)
NEW_NAMES = "import builtins\nbuiltins.sorted = lambda _: [1, 4]\nbuiltins.len = lambda _: 9\n"

# Each makes tests pass, or show something else, without a right answer; ended by what is said in the docs, or not.
ENDED = {
    "a sorted of its own": f"{WRONG}sorted = lambda _: [1, 4]\ndef len(_): return 9\n",
    "a namespace of its own": f"{WRONG}__builtins__ = {{**__builtins__, 'sorted': lambda _: [1, 4]}}\n",
    "sorted replaced for all": f"{WRONG}{NEW_NAMES}",
    "sorted replaced in the call": (
        "import builtins\ndef squares(n):\n    builtins.sorted = lambda _: [1, 4]\n    return [0] * n\n"
    ),
    "nothing is executed": f"{WRONG}import builtins\nbuiltins.exec = lambda *_: None\n",
    "nothing is evaluated": f"{WRONG}import builtins\nbuiltins.eval = lambda *_: 9\n",
    "nothing is compiled": f"{WRONG}import builtins\nbuiltins.compile = lambda *_, **__: (lambda: 0).__code__\n",
    "an empty tree": f"{WRONG}import ast\nast.parse = lambda *_, **__: ast.Module([], [])\n",
    "everything is shown as nine": f"{WRONG}import builtins\nbuiltins.repr = lambda _: '9'\n",
    "an end of the program": "def squares(n): raise SystemExit(0)\n",
    "an assertion that is no error": f"{WRONG}AssertionError = Warning\n",
}
# What one process cannot keep apart; docs/security.md says so.
OPEN = {
    "equal to everything": """
class Equal(list):
    def __eq__(self, other): return True
def squares(n): return Equal()
""",
    "the answer is read in the test": """
import sys
def squares(n): return [each for each in sys._getframe(1).f_code.co_consts if type(each) is tuple][0]
""",
}


@contextmanager
def restored_names() -> Iterator[None]:
    """What an attack replaces is there again afterwards, as it is in the next process."""
    before, parse = dict(vars(builtins)), ast.parse
    try:
        yield
    finally:
        dict.update(vars(builtins), before)
        ast.parse = parse


def work(code: str) -> dict[str, Any]:
    made: dict[str, Any] = {}
    exec(compile(code, "work.py", "exec"), made)
    return made


@pytest.mark.parametrize("test", TESTS)
@pytest.mark.parametrize("name", ENDED)
def test_a_wrong_answer_passes_no_test(name: str, test: str) -> None:
    with restored_names():
        found = outcome_of_test(test, work(ENDED[name]), PLACES)
    assert found != PASSED
    assert found.get("value") != "9"


@pytest.mark.parametrize("name", OPEN)
def test_what_cannot_be_kept_apart_is_known(name: str) -> None:
    """A test of this list that fails is good news: then the pages that say so are to be changed."""
    test = "assert squares(2) == [1, 4]" if "equal" in name else "assert squares(2) == (1, 4)"
    assert outcome_of_test(test, work(OPEN[name]), PLACES) == PASSED


def test_an_honest_variable_named_sum_costs_nothing_and_stays_the_students() -> None:
    names = work("sum = 3\nlist = [1]\ndef total(n): return sum + n\n")
    assert outcome_of_test("assert total(1) == 4 and list((1, 2)) == [1, 2]\nsum([1, 2])", names, PLACES) == {
        "outcome": "value",
        "value": "3",
    }
    assert names["sum"] == 3
    assert not any(name.startswith("<") for name in names)


def test_what_a_test_defines_itself_is_its_own() -> None:
    names = work("max = 1\ndef f(): return 2\n")
    test = "def max(n): return -n\nassert max(3) == -3\nassert [min(3) for min in [abs]] == [3]"
    assert outcome_of_test(test, names, PLACES) == PASSED


def test_a_name_of_pythons_that_is_asked_for_is_the_students() -> None:
    spec = TestsExercise.model_construct(defines=("round", "f"), provided=())
    case = TestCode.model_construct(name="a", test="assert round(2) == 'mine'")
    call = call_of_test(spec, case)
    assert (call.target, call.then) == ("round", ((RUN_TEST, (case.test, "round")),))
    names = work("def round(n): return 'mine'\n")
    assert outcome_of_test(case.test, names, PLACES, call.then[0][1][1:]) == PASSED
    assert outcome_of_test(case.test, names, PLACES) != PASSED
