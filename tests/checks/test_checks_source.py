from collections.abc import Sequence

import pytest

from grader.checks.source import SourceRules, judge_source
from grader.checks.student_statements import SourceText

NO_NUMPY = SourceRules(forbid=("numpy", "sklearn.tree"))
ONLY = SourceRules(allow=("math", "collections"))
NAMES = SourceRules(names=("eval", "sorted", "numpy.unique", ".sort"))
HELPER = SourceText("helper", "helper.py", "import sklearn\n\ndef total(x):\n    return sum(x)\n")


def said(code: str, rules: SourceRules, others: Sequence[SourceText] = ()) -> str | None:
    verdict = judge_source([SourceText("hw", "hw.py", code), *others], "f", rules)
    assert verdict is None or (verdict.credit, verdict.reason) == (0, "source")
    return verdict and verdict.message


ALLOWED: dict[str, tuple[SourceRules, str]] = {
    "nothing imported": (ONLY, "def f(x):\n    return len(x)"),
    "what may be imported": (ONLY, "import math\nfrom collections import Counter\ndef f(x): return Counter(x), math.e"),
    "a module inside one that may be": (ONLY, "from collections.abc import Sequence\ndef f(x: Sequence): return 1"),
    "a future import": (ONLY, "from __future__ import annotations\ndef f(x): return 1"),
    "numpy for another exercise": (NO_NUMPY, "import numpy as np\ndef g(x): return np.sum(x)\ndef f(x): return sum(x)"),
    "numpy in a test of the function": (NO_NUMPY, "import numpy as np\ndef f(x): return 1\nassert np.isclose(f(0), 1)"),
    "numpy in a comment and a text": (NO_NUMPY, 'def f(x):\n    """As numpy."""\n    return "numpy"  # import numpy'),
    "another part of the package": (NO_NUMPY, "from sklearn import metrics\ndef f(x): return metrics"),
    "a name that only resembles one": (NO_NUMPY, "import numpyish\ndef f(x): return numpyish"),
    "an own function of a forbidden name": (NAMES, "def sorted(x): return x\ndef f(x): return sorted(x)"),
    "another function of the module": (NAMES, "import numpy as np\ndef f(x): return np.sum(x)"),
    "an own file": (ONLY, "import own\ndef f(x): return own.total(x)"),
    "a broken function elsewhere": (NO_NUMPY, "import numpy\ndef g(:\n    pass\ndef f(x):\n    return 1"),
    "many brackets in a text": (NO_NUMPY, "sad = '" + ":(" * 300 + "'\ndef f(x): return sad"),
    "a long table": (NO_NUMPY, f"table = { {n: -n for n in range(3000)} }\ndef f(x): return table"),
    "another definition below it": (NO_NUMPY, "def f(x):\n    return 1\n\nclass Other:\n    import numpy"),
}


@pytest.mark.parametrize("what", ALLOWED)
def test_what_is_allowed_is_not_told(what: str) -> None:
    rules, code = ALLOWED[what]
    assert said(code, rules, [SourceText("own", "own.py", "def total(x):\n    return sum(x)\n")]) is None


BREACHES: dict[str, tuple[SourceRules, str, str, int]] = {  # rules, code, what is named, line
    "an import at the top": (NO_NUMPY, "x = 1\nimport numpy as np\ndef f(x): return np.sum(x)", "importing `numpy`", 2),
    "an import inside": (NO_NUMPY, "def f(x):\n    from numpy import sum\n    return sum(x)", "importing `numpy`", 2),
    "an import of a part": (NO_NUMPY, "import sklearn.tree as t\ndef f(x): return t", "importing `sklearn.tree`", 1),
    "a part from its package": (
        NO_NUMPY,
        "from sklearn import tree\ndef f(x): return tree",
        "importing `sklearn.tree`",
        1,
    ),
    "a part by its attribute": (NO_NUMPY, "import sklearn as s\ndef f(x):\n    return s.tree", "`sklearn.tree`", 3),
    "an import by a call": (NO_NUMPY, "def f(x):\n    return __import__('numpy').sum(x)", "importing `numpy`", 2),
    "an import by importlib": (
        NO_NUMPY,
        "import importlib\nnp = importlib.import_module('numpy')\ndef f(x): return np.sum(x)",
        "importing `numpy`",
        2,
    ),
    "an import of everything": (NO_NUMPY, "from numpy import *\ndef f(x): return sum(x)", "importing `numpy`", 1),
    "an import that may fail": (
        NO_NUMPY,
        "try:\n    import numpy as np\nexcept ImportError:\n    np = None\ndef f(x): return np",
        "importing `numpy`",
        2,
    ),
    "a helper's import": (NO_NUMPY, "import numpy\ndef g(x): return numpy.sum(x)\ndef f(x): return g(x)", "`numpy`", 1),
    "a method added later": (
        NO_NUMPY,
        "class f: pass\nimport numpy\nf.fit = lambda self, x: numpy.sum(x)",
        "importing `numpy`",
        2,
    ),
    "a module that is not among the allowed": (ONLY, "import itertools\ndef f(x): return itertools", "`itertools`", 1),
    "in an own file": (ONLY, "import helper\ndef f(x): return helper.total(x)", "importing `sklearn`", 1),
    "below a broken function": (NO_NUMPY, "def g(:\n    pass\nimport numpy\ndef f(x):\n    return numpy", "`numpy`", 3),
    "nothing defines the function": (NO_NUMPY, "import numpy", "importing `numpy`", 1),
    "a name": (NAMES, "def f(x):\n    return eval(x)", "`eval`", 2),
    "a name passed on": (NAMES, "run = eval\ndef f(x): return run(x)", "`eval`", 1),
    "a name of builtins": (NAMES, "import builtins\ndef f(x): return builtins.eval(x)", "`eval`", 2),
    "a name imported as another": (NAMES, "from builtins import eval as run\ndef f(x): return run(x)", "`eval`", 1),
    "a function of a module": (NAMES, "import numpy as np\ndef f(x): return np.unique(x)", "`numpy.unique`", 2),
    "a function by its own name": (NAMES, "from numpy import unique\ndef f(x): return unique(x)", "`numpy.unique`", 1),
    "an attribute of anything": (NAMES, "def f(x):\n    list(x).sort()\n    return x", "`.sort`", 2),
    "a decorator": (NAMES, "@eval\ndef f(x): return x", "`eval`", 1),
}


@pytest.mark.parametrize("what", BREACHES)
def test_what_is_not_allowed_is_named_with_its_line(what: str) -> None:
    rules, code, named, line = BREACHES[what]
    message = said(code, rules, [HELPER])
    assert message is not None
    assert named in message
    assert f"line {line} of h" in message


DANGERS = {
    "too deep brackets": "def f(x):\n    return " + "(" * 150 + ")" * 150,
    "signs without end": "def f(x):\n    return " + "-" * 100_000 + "1",
    "an endless sum": "def f(x):\n    return 1" + "+1" * 100_000,
    "attributes of attributes": "def f(x):\n    return x" + ".y" * 100_000,
    "cases without end": "def f(x):\n    if x: pass\n" + "    elif x: pass\n" * 10_000,
    "functions in functions": "\n".join("    " * n + "def f(x):" for n in range(95)) + "\n" + "    " * 95 + "pass",
    "too large a file": "def f(x): pass\n" + "#" * 1_000_001,
    "stretches that never parse": "def f(x): pass\n" + "a b '''\n" * 20_000,
}


@pytest.mark.parametrize("danger", DANGERS)
def test_a_text_that_is_dangerous_to_parse_is_refused_and_nothing_is_raised(danger: str) -> None:
    message = said(DANGERS[danger], NO_NUMPY)
    assert message is not None
    assert "too deeply nested" in message


@pytest.mark.parametrize(
    "code", ["def f(x):\n\0", "\ufeffdef f(x): pass", "def f(x):\n\tif x:\n        pass", "", "ﬁ = 1"]
)
def test_a_text_that_is_no_python_breaks_no_rule(code: str) -> None:
    assert said(code, NO_NUMPY) is None


def test_the_cell_of_a_notebook_is_named() -> None:
    cells = [
        SourceText("hw", f"hw.ipynb, cell {n}", text)
        for n, text in [(1, "import numpy"), (4, "def f(x): return numpy")]
    ]
    verdict = judge_source(cells, "f", NO_NUMPY)
    assert verdict is not None
    assert "line 1 of hw.ipynb, cell 1" in verdict.message
