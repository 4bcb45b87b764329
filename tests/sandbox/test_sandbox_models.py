# ruff: noqa: E501  one row a way of being right or wrong
"""Models: calls in order on one handle; and what exercises provide to the code of a submission."""

import json
from typing import Any

import pytest

from grader.checks.calls import Call, Observation, Raised
from grader.codec.decode import DecodeError
from grader.codec.encode import encode
from grader.codec.values import Array, Function
from grader.sandbox.child_answers import whole_observation
from grader.sandbox.run import Sandbox, SandboxFailure
from tests.sandbox.submitted import call, file, notebook, submission, variable, written


def inputs(*args: Any) -> tuple[Any, ...]:
    return tuple(encode(arg) for arg in args)


def on_class(fit: Any, predict: Any, seconds: float = 2.0) -> Call:
    return Call("Model", (), seconds, ((".fit", inputs(fit)), (".predict", inputs(predict))))


def on_pair(fit: Any, predict: Any) -> Call:
    return Call("fit", inputs(fit), 2.0, (("predict", inputs(predict)),))


COUNTING = """
    class Model:
        def fit(self, rows):
            self.size = len(rows)
            return "whatever"
        def predict(self, rows):
            return [self.size for _ in rows]
"""
GIVE_TWO_THREES = {  # all are asked to predict two rows after they were fitted to three
    "a class": COUNTING,
    "a class that returns itself": COUNTING.replace('"whatever"', "self"),
    "a class that empties its rows": COUNTING.replace("self.size = len(rows)", "self.size = len(rows); rows.clear()"),
    "a dataclass": """
        from dataclasses import dataclass, field
        @dataclass
        class Model:
            rows: list = field(default_factory=list)
            def fit(self, rows): self.rows = rows
            def predict(self, rows): return [len(self.rows)] * len(rows)
    """,
    "a class that inherits": COUNTING.replace("Model", "Base") + "\n    class Model(Base): pass",
    "a function that makes one": COUNTING.replace("Model", "Counter") + "\n    def Model(): return Counter()",
    "static methods": """
        class Model:
            @staticmethod
            def fit(rows): Model.size = len(rows)
            @staticmethod
            def predict(rows): return [Model.size] * len(rows)
    """,
    "a generator": COUNTING.replace("return [self.size for _ in rows]", "yield from [self.size for _ in rows]"),
    "functions where there is no class": "fit = len\ndef predict(model, rows): return [model] * len(rows)",
    "functions that keep the model to themselves": """
        size = None
        def fit(rows):
            global size
            size = len(rows)
        def predict(model, rows): return [size] * len(rows)
    """,
}


@pytest.mark.parametrize("how", GIVE_TWO_THREES)
def test_a_model_is_made_fitted_and_asked_in_one_call(sandbox: Sandbox, how: str) -> None:
    seen = sandbox.run(written(GIVE_TWO_THREES[how]), [on_class([1, 2, 3], [4, 5])] * 2)
    assert [(one.outcome, list(one.value)) for one in seen] == [("value", [3, 3])] * 2


def test_a_pair_of_functions_hands_the_model_from_one_to_the_other(sandbox: Sandbox) -> None:
    work = written("def fit(rows): return {'n': len(rows)}\ndef predict(model, rows): return [model['n']] * len(rows)")
    assert sandbox.run(work, [on_pair([1], [2, 3])])[0].value == [1, 1]


def test_where_a_pair_is_asked_a_class_is_not_called(sandbox: Sandbox) -> None:
    assert sandbox.run(written(COUNTING), [on_pair([1], [2])]) == (Observation("missing"),)


def test_the_functions_may_lie_in_two_files(sandbox: Sandbox) -> None:
    work = submission(file("def fit(rows): return rows", "a"), file("def predict(model, rows): return model", "b"))
    assert [one.value for one in sandbox.run(work, [on_pair([1], [2]), on_class([1], [2])])] == [[1], [1]]


def test_inputs_are_fresh_for_each_model_and_prints_are_kept(sandbox: Sandbox) -> None:
    work = written("""
        class Model:
            def fit(self, rows):
                print("fit", rows)
                self.rows = rows
                rows.append(0)
            def predict(self, rows):
                print("predict", rows)
                return self.rows
    """)
    seen = sandbox.run(work, [on_class([1], [1])] * 2)
    assert seen == (Observation("value", [1, 0], "fit [1]\npredict [1]\n"),) * 2


def test_labels_in_an_array_come_back(sandbox: Sandbox) -> None:
    work = written("""
        import numpy as np
        class Model:
            def fit(self, rows): pass
            def predict(self, rows): return np.array(["no", "yes"])
    """)
    value = sandbox.run(work, [on_class([], [])])[0].value
    assert isinstance(value, Array)
    assert (value.shape, value.items) == ((2,), ("no", "yes"))


ERRORS = {
    "in fit": (COUNTING.replace("len(rows)", "1 / 0"), Raised("ZeroDivisionError", "division by zero (in fit)", 4)),
    "in predict": (
        COUNTING.replace("self.size = len(rows)", "size = len(rows)"),
        Raised("AttributeError", "'Model' object has no attribute 'size' (in predict)", 7),
    ),
    "in what predict yields": (
        "class Model:\n    def fit(self, rows): pass\n    def predict(self, rows):\n        yield 1\n        yield 1 / 0",
        Raised("ZeroDivisionError", "division by zero (in predict)", 5),
    ),
    "no fit": (
        "class Model: pass",
        Raised("AttributeError", "'Model' object has no attribute 'fit' (in fit)", None),
    ),
    "an instance under the name of the class": (
        "class Made: pass\nModel = Made()",
        Raised("TypeError", "'Made' object is not callable (in Model(), which is called without arguments)", None),
    ),
    "arguments to the class": (
        "class Model:\n    def __init__(self, depth): self.depth = depth",
        Raised(
            "TypeError",
            "Model.__init__() missing 1 required positional argument: 'depth'"
            " (in Model(), which is called without arguments)",
            None,
        ),
    ),
    "another parameter of fit": (
        "class Model:\n    def fit(self, rows, target): return self",
        Raised("TypeError", "Model.fit() missing 1 required positional argument: 'target' (in fit)", None),
    ),
    "without a text": (COUNTING.replace("self.size = len(rows)", "raise ValueError"), Raised("ValueError", "(in fit)", 4)),
    "of one of the functions": ("fit = len\ndef predict(model): return model", Raised(
        "TypeError", "predict() takes 1 positional argument but 2 were given (in predict)", None,
    )),
}  # fmt: skip


@pytest.mark.parametrize("how", ERRORS)
def test_an_error_says_in_which_call_it_happened(sandbox: Sandbox, how: str) -> None:
    text, raised = ERRORS[how]
    assert sandbox.run(written(text), [on_class([1], [2])])[0].error == raised


def test_a_class_in_another_case_or_half_a_pair_is_missing(sandbox: Sandbox) -> None:
    for text in (COUNTING.replace("Model", "model"), "def fit(rows): pass", ""):
        assert sandbox.run(written(text), [on_class([1], [2])]) == (Observation("missing"),)


def test_a_class_lost_to_a_syntax_error_says_which(sandbox: Sandbox) -> None:
    (seen,) = sandbox.run(written("class Model:\n    def fit(self, rows:\n        pass\n"), [on_class([1], [2])])
    assert seen.outcome == "missing"
    assert seen.error is not None
    assert seen.error.type == "SyntaxError"


def test_the_time_limit_is_for_all_calls_of_a_model_together(sandbox: Sandbox) -> None:
    work = written("""
        import time
        class Model:
            def fit(self, rows): time.sleep(rows[0])
            def predict(self, rows): time.sleep(rows[0])
    """)
    seen = sandbox.run(work, [on_class([0.2], [0.2], 0.3), on_class([0.1], [0.1], 2.0)])
    assert [one.outcome for one in seen] == ["timeout", "value"]


PROVIDED = {"twice": "FACTOR = 2\ndef twice(x):\n    return FACTOR * x\n"}
GIVEN = encode(Function("twice", "reference.information.entropy:entropy"))


def test_what_is_provided_is_defined_in_every_file_and_cell(sandbox: Sandbox) -> None:
    work = submission(
        notebook("def f(x): return twice(x)", "g = twice(4)", name="a"), file("import a\nh = a.f(1) + twice(1)", "b")
    )
    seen = sandbox.run(work, [call("f", 3), variable("g"), variable("h")], provided=PROVIDED)
    assert [one.value for one in seen] == [6, 8, 4]
    assert sandbox.run(work, [call("f", 3)])[0].outcome == "error"  # it is not kept for the next submission


def test_a_students_own_definition_is_used_in_their_code_and_ours_as_an_argument(sandbox: Sandbox) -> None:
    work = written("def twice(x): return 'own'\ndef both(given): return [twice(1), given(1)]")
    assert sandbox.run(work, [Call("both", (GIVEN,))], provided=PROVIDED)[0].value == ["own", 2]


def test_what_is_provided_is_not_the_students_answer(sandbox: Sandbox) -> None:
    seen = sandbox.run(written("x = 1"), [call("twice", 1), variable("twice")], provided=PROVIDED)
    assert [one.outcome for one in seen] == ["missing", "missing"]


def test_what_is_provided_does_not_see_the_students_names(sandbox: Sandbox) -> None:
    work = written("FACTOR = 3\ndef f(): return twice(1)")
    assert sandbox.run(work, [call("f")], provided=PROVIDED)[0].value == 2


def test_an_error_inside_what_is_provided_has_the_students_line(sandbox: Sandbox) -> None:
    (seen,) = sandbox.run(written("\n\ndef f(): return twice({})"), [call("f")], provided=PROVIDED)
    assert seen.error is not None
    assert (seen.error.type, seen.error.line) == ("TypeError", 3)


def test_what_is_provided_is_there_again_after_a_call_that_died(sandbox: Sandbox) -> None:
    work = written("import os\ndef f(x): return os._exit(1) if x else twice(2)")
    seen = sandbox.run(work, [call("f", 1), call("f", 0)], provided=PROVIDED)
    assert [(one.outcome, one.value) for one in seen] == [("died", None), ("value", 4)]


BROKEN = {
    "does not run": ({"twice": "1 / 0"}, "twice: ZeroDivisionError"),
    "does not define its name": ({"twice": "def thrice(): pass"}, "twice: KeyError"),
    "is no Python": ({"twice": "def"}, "twice: SyntaxError"),
    "is not provided": ({"thrice": "thrice = len"}, "twice is not provided"),
    "is not provided at all": ({}, "twice is not provided"),
}


@pytest.mark.parametrize("how", BROKEN)
def test_what_is_wrong_with_what_we_provide_is_our_failure(sandbox: Sandbox, how: str) -> None:
    provided, said = BROKEN[how]
    with pytest.raises(SandboxFailure, match=said):
        sandbox.run(written("def f(given): return 1"), [Call("f", (GIVEN,))], provided=provided)


def test_no_answer_is_a_function() -> None:
    forged = json.dumps({"n": 0, "outcome": "value", "value": [GIVEN], "stdout": ""}).encode()
    with pytest.raises(DecodeError):
        whole_observation(forged, 0)
