"""Packages that notebooks import and do not use: they cost nothing, and are there all the same."""

import pandas as pd
import pytest

from grader.codec.values import Items, Series
from grader.sandbox.messages import uses_pandas
from grader.sandbox.run import Sandbox
from tests.sandbox.submitted import call, notebook, submission, written

BEGINNING = "import numpy as np\nimport pandas as pd\n"


@pytest.mark.parametrize(
    ("text", "used"),
    [
        ("import math", False),
        (f"{BEGINNING}def f(xs): return np.sum(xs)", False),
        ("import numpy as np, pandas as pd\nx = np.pi", False),
        ("import pandas\n", False),
        ("import pandas as pd, math  \n", False),
        ("my_pandas = 3\npandas_like = 4", False),
        (f"{BEGINNING}def f(xs): return pd.Series(xs)", True),
        (f"{BEGINNING}# no pd needed", True),  # to be on the safe side
        ("import pandas\nrows = pandas.DataFrame()", True),
        ("from pandas import Series", True),
        ("import pandas.testing as t", True),
        ("def f():\n    import pandas as pd\n    return 1", True),
        ("if True: import pandas as pd", True),
        ("import pandas as pd; x = 1", True),
        (f"{BEGINNING}import pandas as pd", True),
        ("import importlib\npd = importlib.import_module('pandas')", True),
    ],
)
def test_what_is_imported_is_told_from_what_is_used(text: str, used: bool) -> None:
    assert uses_pandas(written(text), {}) is used


def test_cells_and_what_is_provided_are_looked_at_too() -> None:
    cells = submission(notebook(BEGINNING, "def f(xs): return pd.Series(xs)"))
    assert uses_pandas(cells, {})
    alone = submission(notebook(BEGINNING, "def f(xs): return xs"))
    assert not uses_pandas(alone, {})
    assert uses_pandas(alone, {"g": "import pandas\ndef g(): return pandas.NA"})


LOADED = "def loaded(): return 'pan' 'das.core' in __import__('sys').modules\n"


def test_an_import_alone_loads_nothing_nor_does_an_answer_of_an_unusual_type(sandbox: Sandbox) -> None:
    work = written(f"{BEGINNING}{LOADED}def each(xs): return (x for x in xs)\nclass Own: pass\ndef own(): return Own()")
    seen = sandbox.run(work, [call("each", [1, 2]), call("own"), call("loaded")])
    assert [one.outcome for one in seen] == ["value"] * 3
    assert seen[0].value == Items("generator", [1, 2])
    assert seen[2].value is False


@pytest.mark.parametrize("hidden", ["globals()['p' + 'd']", "__import__('pan' 'das')", "eval('p' 'd')"])
def test_what_is_used_after_all_is_loaded_then(sandbox: Sandbox, hidden: str) -> None:
    work = written(f"{BEGINNING}def series(xs): return {hidden}.Series(xs)")
    assert not uses_pandas(work, {})
    (seen,) = sandbox.run(work, [call("series", [1, 2])])
    assert seen.value == Series("int64", (0, 1), (1, 2))


@pytest.mark.parametrize("beginning", ["", BEGINNING])
@pytest.mark.parametrize("given", [pd.DataFrame({"a": [1, 2]}), pd.Series([1, 2]), {"rows": [pd.DataFrame([1, 2])]}])
def test_inputs_of_pandas_are_so_whatever_the_code_imports(sandbox: Sandbox, beginning: str, given: object) -> None:
    work = written(f"{beginning}def kind(x):\n    return type(x['rows'][0] if isinstance(x, dict) else x).__name__")
    (seen,) = sandbox.run(work, [call("kind", given)])
    assert seen.value in ("DataFrame", "Series")


def test_a_package_that_is_not_allowed_is_missed_as_before() -> None:
    with Sandbox(packages=("numpy",)) as one:
        (seen,) = one.run(written(f"{BEGINNING}def f(): return missing()"), [call("f")])
    assert seen.error is not None
    assert "ModuleNotFoundError on line 2: No module named 'pandas'" in seen.error.text
