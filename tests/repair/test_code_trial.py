"""Changed code in the jail: a call with it, its lines counted, and the program as it was afterwards."""

from dataclasses import replace
from typing import Any

from grader.checks.calls import Call, ChangedCode, Observation
from grader.codec.encode import encode
from grader.intake.submission import Submission
from grader.sandbox.messages import call_message
from grader.sandbox.run import Sandbox
from tests.sandbox.submitted import file, submission, written

PROGRAM = """
def double(x):
    return helper(x) * 2

def helper(x):
    return x

class Model:
    def fit(self, x):
        self.x = x
        return self
    def predict(self, y):
        return self.x + y
"""


def tried(target: str, *args: Any, changes: tuple[tuple[int, str, str], ...], number: int = 0) -> Call:
    return Call(target, tuple(map(encode, args)), trial=ChangedCode(changes, number))


def values(seen: tuple[Observation, ...]) -> list[Any]:
    return [each.value if each.outcome == "value" else (each.error and each.error.type) for each in seen]


def test_a_call_is_made_with_the_changed_definition_and_the_next_without_it(sandbox: Sandbox) -> None:
    other = ((0, "", "def helper(x):\n    return x + 1"),)
    calls = [tried("double", 3, changes=other), tried("double", 3, changes=()), Call("double", (3,))]
    assert values(sandbox.run(written(PROGRAM), calls)) == [8, 6, 6]


def test_a_method_is_changed_by_itself(sandbox: Sandbox) -> None:
    call = Call("Model", (), then=((".fit", (1,)), (".predict", (2,))))
    other = ChangedCode(((0, "Model", "def predict(self, y):\n    return self.x - y"),))
    seen = sandbox.run(written(PROGRAM), [replace(call, trial=other), replace(call, trial=ChangedCode(())), call])
    assert values(seen) == [-1, 3, 3]


def test_a_function_that_another_file_has_imported_is_changed_there_too(sandbox: Sandbox) -> None:
    work: Submission = submission(
        file("from tools import helper\ndef f(x):\n    return helper(x)\n"),
        file("def helper(x):\n    return x\n", "tools"),
    )
    call = tried("f", 3, changes=((1, "", "def helper(x):\n    return -x"),))
    assert values(sandbox.run(work, [call, Call("f", (3,))])) == [-3, 3]


def test_what_never_ends_is_stopped_by_its_lines_and_the_process_goes_on(sandbox: Sandbox) -> None:
    endless = ((0, "", "def helper(x):\n    while True:\n        x += 1"),)
    within = ((0, "", "def helper(x):\n    for n in range(300):\n        x += 1\n    return x"),)
    calls = [tried("double", 3, changes=endless), tried("double", 3, changes=within)]
    assert values(sandbox.run(written(PROGRAM), calls, once=True)) == ["OutOfLines", 606]


def test_the_lines_allowed_are_those_of_the_input_itself(sandbox: Sandbox) -> None:
    program = "def f(n):\n    x = 0\n    for i in range(n):\n        x += 1\n    return x\n"
    twice = ((0, "", program.replace("x += 1", "x += 1\n        x += 1")),)
    often = ((0, "", program.replace("range(n)", "range(100 * n)")),)
    calls = [tried("f", 2000, changes=change, number=1) for change in (twice, often)]
    assert values(sandbox.run(written(program), calls)) == [4000, "OutOfLines"]


def test_text_that_is_no_python_or_raises_when_defined_costs_only_its_call(sandbox: Sandbox) -> None:
    bad = [((0, "", "def helper(x:"),), ((0, "", "def helper(x=1/0):\n    pass"),), ((0, "Nobody", "def f(): pass"),)]
    calls = [*(tried("double", 3, changes=each) for each in bad), tried("double", 3, changes=())]
    assert values(sandbox.run(written(PROGRAM), calls)) == ["SyntaxError", "ZeroDivisionError", "KeyError", 6]


def test_a_changed_call_has_inputs_of_its_own(sandbox: Sandbox) -> None:
    program = "def f(x):\n    x.append(1)\n    return x\n"
    calls = [tried("f", [0], changes=((0, "", program.replace("1", "2")),)) for _ in range(2)]
    assert values(sandbox.run(written(program), calls)) == [[0, 2], [0, 2]]


def test_a_message_of_a_trial_holds_code_and_inputs_and_nothing_else() -> None:
    message = call_message(tried("f", 3, changes=((0, "", "def f(x): pass"),), number=7), 4)
    assert message == {
        "n": 4,
        "target": "f",
        "args": [3],
        "trial": {"input": 7, "changes": [[0, "", "def f(x): pass"]]},
    }
    assert "trial" not in call_message(Call("f", (3,)), 4)
