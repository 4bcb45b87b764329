"""What honest submissions give: values, errors, prints, in files and notebooks, whole and in pieces."""

import sys
from pathlib import Path

import pytest

from grader.checks.calls import Call, Observation, Raised
from grader.codec.values import Array, Cut, Frame, Items, Record, Scalar
from grader.sandbox.run import Sandbox, SandboxFailure
from tests.sandbox.submitted import call, file, notebook, submission, variable, written


def test_calls_are_answered_in_order(sandbox: Sandbox) -> None:
    work = written("def twice(x): return 2 * x\nanswer = 42")
    calls = [call("twice", n) for n in range(300)]
    seen = sandbox.run(work, [*calls, variable("answer"), call("twice", "ab")])
    assert [one.value for one in seen] == [*range(0, 600, 2), 42, "abab"]


def test_no_calls_give_no_observations(sandbox: Sandbox) -> None:
    assert sandbox.run(written("while True: pass"), []) == ()


def test_arguments_arrive_as_what_they_stand_for(sandbox: Sandbox) -> None:
    import numpy as np

    work = written("def kind(x): return type(x).__name__\ndef total(x): return float(x.sum())")
    given = [[1], (1,), {"a": 1}, {1}, 1.5, 2**80, np.eye(2), np.float32(1), range(3), None]
    kinds = ["list", "tuple", "dict", "set", "float", "int", "ndarray", "float32", "list", "NoneType"]
    seen = sandbox.run(work, [*(call("kind", one) for one in given), call("total", np.eye(3))])
    assert [one.value for one in seen] == [*kinds, 3.0]


def test_a_call_cannot_change_the_arguments_of_the_next(sandbox: Sandbox) -> None:
    work = written("def emptied(rows):\n    rows.pop()\n    return len(rows)")
    assert [one.value for one in sandbox.run(work, [call("emptied", [1, 2, 3])] * 3)] == [2, 2, 2]


def test_numpy_and_pandas_values_come_back(sandbox: Sandbox) -> None:
    work = written("""
        import numpy as np
        import pandas as pd
        def scalar(): return np.float64(0.5)
        def array(): return np.arange(4).reshape(2, 2)
        def frame(): return pd.DataFrame({"a": [1], "b": ["x"]})
        def product(): return float((np.ones((600, 600)) @ np.ones((600, 600))).sum())
    """)
    seen = sandbox.run(work, [call(name) for name in ("scalar", "array", "frame", "product")])
    assert [one.value for one in seen] == [
        Scalar("float64", 0.5),
        Array("int64", (2, 2), (0, 1, 2, 3)),
        Frame(("a", "b"), (0,), ((1, "x"),)),
        600.0**3,
    ]


def test_random_numbers_start_anew_before_each_call(sandbox: Sandbox) -> None:
    work = written("""
        import random
        import numpy as np
        random.random()
        def both(): return [random.random(), float(np.random.rand()), hash("a")]
    """)
    one, other = sandbox.run(work, [call("both"), call("both")])
    assert one == other == sandbox.run(work, [call("both")])[0]
    assert len(set(one.value)) == 3


@pytest.mark.parametrize(
    "drawn",
    [
        "pd.Series(range(999)).sample(3).tolist()",
        "getattr(np, 'ran' + 'dom').rand(3).tolist()",
        "vars(np)['ran' 'dom'].rand(3).tolist()",
    ],
)
def test_so_do_those_of_code_that_does_not_say_random(sandbox: Sandbox, drawn: str) -> None:
    work = written(f"""
        import numpy as np
        import pandas as pd
        def draw(): return {drawn}
    """)
    one, other = sandbox.run(work, [call("draw"), call("draw")])
    assert one == other


def test_what_a_file_draws_when_it_runs_is_the_same_each_time(sandbox: Sandbox) -> None:
    work = written("import random\nimport numpy as np\nDRAWN = [random.random(), float(np.random.rand())]")
    first, second = (sandbox.run(work, [variable("DRAWN")])[0].value for _ in range(2))
    assert first == second
    assert first is not None


def test_prints_are_kept_with_their_call(sandbox: Sandbox) -> None:
    work = written("""
        import sys, warnings
        print("at import")
        def speak(what):
            print(what)
            print("!", file=sys.stderr)
            sys.stdout.buffer.write(b"bytes")
            warnings.warn("not shown")
    """)
    seen = sandbox.run(work, [call("speak", "one"), call("speak", "zwölf")])
    assert [one.stdout for one in seen] == ["one\n!\nbytes", "zwölf\n!\nbytes"]


def test_what_is_written_to_a_descriptor_is_kept_after_what_is_printed(sandbox: Sandbox) -> None:
    work = written("""
        import os
        os.write(1, b"at import")
        def speak(what):
            os.write(1, what.encode())
            print("first")
            os.write(2, b"!")
        def flood():
            for _ in range(3000):
                try: os.write(1, b"x" * 1024)
                except BlockingIOError: pass
    """)
    one, other, flood = sandbox.run(work, [call("speak", "one"), call("speak", "two"), call("flood")])
    assert (one.stdout, other.stdout) == ("first\none!", "first\ntwo!")
    assert "bytes left out" in flood.stdout
    assert len(flood.stdout) < 132_000


def test_of_long_prints_the_first_and_the_last_are_kept(sandbox: Sandbox) -> None:
    work = written("def chatter():\n    for n in range(100000): print(n)")
    (seen,) = sandbox.run(work, [call("chatter")])
    assert seen.outcome == "value"
    assert seen.stdout.startswith("0\n1\n2\n")
    assert seen.stdout.endswith("99998\n99999\n")
    assert "bytes left out" in seen.stdout
    assert len(seen.stdout) < 132_000


ERRORS = {
    "the student's own line": (
        "import statistics\ndef f():\n    return statistics.mean([])",
        Raised("StatisticsError", "mean requires at least one data point", 3),
    ),
    "no address": ("def f():\n    raise ValueError(object())", Raised("ValueError", "<object object at 0x...>", 2)),
    "no folder": (
        "def f():\n    open('/no/such/place/data.csv')",
        Raised("FileNotFoundError", "[Errno 2] No such file or directory: 'data.csv'", 2),
    ),
    "an exit": ("import sys\ndef f():\n    sys.exit('bye')", Raised("SystemExit", "bye", 3)),
    "an interrupt": ("def f():\n    raise KeyboardInterrupt", Raised("KeyboardInterrupt", "", 2)),
    "endless recursion": ("def f():\n    return f()", Raised("RecursionError", "maximum recursion depth exceeded", 2)),
    "a text that raises": (
        "class E(Exception):\n    def __str__(self): return 1 / 0\ndef f():\n    raise E",
        Raised("E", "", 4),
    ),
    "input": ("def f():\n    return input()", Raised("EOFError", "EOF when reading a line", 2)),
    "a generator's": ("def f():\n    yield 1\n    1 / 0", Raised("ZeroDivisionError", "division by zero", 3)),
    "not a function": ("f = 3", Raised("TypeError", "'int' object is not callable", None)),
    "another signature": (
        "def f(x): return x",
        Raised("TypeError", "f() missing 1 required positional argument: 'x'", None),
    ),
}


@pytest.mark.parametrize("kind", ERRORS)
def test_an_error_is_told_in_the_students_terms(sandbox: Sandbox, kind: str) -> None:
    text, raised = ERRORS[kind]
    seen, still = sandbox.run(written(text + "\ndef g(): return 1"), [call("f"), call("g")])
    assert (seen.outcome, seen.error) == ("error", raised)
    assert still.value == 1


def test_no_file_is_written(sandbox: Sandbox, tmp_path: Path) -> None:
    work = written("def f(path):\n    with open(path, 'w') as file: file.write('a')")
    (seen,) = sandbox.run(work, [call("f", str(tmp_path / "a.txt"))])
    assert seen.outcome == "error"
    assert not list(tmp_path.iterdir())


def test_a_long_error_is_shortened(sandbox: Sandbox) -> None:
    (seen,) = sandbox.run(written("def f(): raise ValueError('x' * 10**6)"), [call("f")])
    assert seen.error is not None
    assert len(seen.error.text) < 2100


BROKEN = '''
x = """
text at the margin
"""
def f():
    return 1

def broken(:
    pass

class C:
    y = [
1]

# a note
def g():
    return C.y
'''

NUL_ERROR = "SyntaxError" if sys.version_info >= (3, 11, 4) else "ValueError"  # as Python itself calls it
PIECES = {  # the file, what each name is afterwards (None: missing), and what is said of the missing one
    "an import that is not there": (
        "import matplotlib.pyplot as plt\nimport math\ndef f(): return math.floor(2.5)",
        {"f": 2, "plt": None},
        Raised("ModuleNotFoundError", "No module named 'matplotlib'", 1),
    ),
    "a raise in the middle": (
        "n = []\ndef f(): return len(n)\nn.append(1)\nfor d in [0]:\n    1 / d\n@staticmethod\ndef g():\n    return 7",
        {"f": 1, "g": 7, "h": None},
        Raised("ZeroDivisionError", "division by zero", 5),
    ),
    "an exit at the end": ("def f(): return 1\nimport sys\nsys.exit()\ndef g(): return 2", {"f": 1, "g": 2}, None),
    "a syntax error": (
        BROKEN,
        {"f": 1, "g": [1], "broken": None},
        Raised("SyntaxError", "invalid syntax", 8),
    ),
    "a tab among spaces": (
        "def f():\n        if 1:\n\treturn 3\n\ndef g(): return 4",
        {"g": 4, "f": None},
        Raised("TabError", "inconsistent use of tabs and spaces in indentation", 3),
    ),
    "a NUL": (
        "def f(): return 1\n\0",
        {"f": 1, "g": None},
        Raised(NUL_ERROR, "source code string cannot contain null bytes", None),
    ),
    "future annotations": (
        "from __future__ import annotations\n1 / 0\ndef f(x: Nothing = 2): return x",
        {"f": 2},
        None,
    ),
    "not the main program": ("def f(): return __name__\nif __name__ == '__main__':\n    f = None", {"f": "hw"}, None),
    "the last definition": ("def f(): return 1\ndef f(): return 2", {"f": 2}, None),
}  # fmt: skip


@pytest.mark.parametrize("kind", PIECES)
def test_what_can_run_of_a_file_runs(sandbox: Sandbox, kind: str) -> None:
    text, expected, reason = PIECES[kind]
    seen = dict(zip(expected, sandbox.run(written(text), [call(name) for name in expected]), strict=True))
    assert {name: one.value for name, one in seen.items()} == expected
    missing = [one for one in seen.values() if one.outcome == "missing"]
    assert [one.error for one in missing] == [reason] * len(missing)


def test_a_raising_cell_does_not_lose_the_others(sandbox: Sandbox) -> None:
    work = submission(
        notebook("import math\nx = 2", "def f():\n    return 1 / 0", "boom\ndef g(): return x", "def h(: pass")
    )
    f, g, h = sandbox.run(work, [call("f"), call("g"), call("h")])
    assert f.error == Raised("ZeroDivisionError", "division by zero (cell 2)", 2)
    assert g.value == 2
    assert h == Observation("missing", error=Raised("NameError", "name 'boom' is not defined (cell 3)", 1))


def test_files_import_each_other_and_the_first_that_has_a_name_answers(sandbox: Sandbox) -> None:
    work = submission(
        file("from tools import double\ndef f(x): return double(x)\nshared = 'a'", "a"),
        file("def double(x): return 2 * x\nshared = 'tools'\nonly = 3", "tools"),
        file("import random\ndef r(): return random.__name__, random.randint(1, 1)", "random"),
    )
    seen = sandbox.run(work, [call("f", 4), variable("shared"), variable("only"), call("r")])
    assert [one.value for one in seen] == [8, "a", 3, ("random", 1)]


def test_two_files_of_one_name_both_run(sandbox: Sandbox) -> None:
    work = submission(file("def f(): return 1"), notebook("def g(): return 2"))
    assert [one.value for one in sandbox.run(work, [call("f"), call("g")])] == [1, 2]


def test_instances_and_iterators_come_back_as_what_they_hold(sandbox: Sandbox) -> None:
    work = written("""
        from dataclasses import dataclass
        @dataclass
        class Rule:
            head: str
        def rule(): return Rule("a")
        def steps():
            yield 1
            yield 2
        def endless():
            while True: yield 0
    """)
    rule, steps, endless = sandbox.run(work, [call("rule"), call("steps"), call("endless")])
    assert rule.value == Record("Rule", (("head", "a"),))
    assert (steps.value, type(steps.value)) == ([1, 2], Items)
    assert endless.value[-1] == Cut("size")


def test_a_value_too_large_for_a_message_is_cut(sandbox: Sandbox) -> None:
    (seen,) = sandbox.run(written("def f(): return ['\\U0001f600' * 190_000] * 40"), [call("f")])
    assert seen == Observation("value", Cut("size"))


def test_the_same_submission_gives_the_same_observations(sandbox: Sandbox) -> None:
    work = written("""
        class Thing: pass
        def f(): return [set("hello"), Thing(), str(Thing()), {Thing(): 1}]
        def g(): print(Thing())
        def h(): raise KeyError(Thing())
    """)
    calls = [call(name) for name in "fgh"]
    assert len({repr(sandbox.run(work, calls)) for _ in range(3)}) == 1


def test_inputs_that_are_no_values_are_a_failure_of_ours(sandbox: Sandbox) -> None:
    with pytest.raises(SandboxFailure, match="inputs of a call of f cannot be read"):
        sandbox.run(written("def f(x): return x"), [Call("f", ({"$": "nonsense"},))])


def test_an_isolation_that_is_not_there_is_refused() -> None:
    with pytest.raises(SandboxFailure, match="no isolation called 'prayer'"):
        Sandbox(isolation="prayer")
