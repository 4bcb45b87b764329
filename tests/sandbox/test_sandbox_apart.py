"""Functions that could spoil the process for each other are asked in processes of their own; all others share one."""

import pytest

from grader.sandbox.risky_code import reaches_out
from grader.sandbox.run import Sandbox
from tests.sandbox.submitted import call, written

COUNTING = "seen = []\ndef f():\n    seen.append(1)\n    return len(seen)\ndef g():\n    return len(seen)\n"


def test_functions_of_ordinary_work_share_a_process(sandbox: Sandbox) -> None:
    seen = sandbox.run(written(f"import math\n{COUNTING}"), [call("f"), call("g"), call("f")])
    assert [one.value for one in seen] == [1, 1, 2]


def test_where_code_reaches_out_each_function_has_a_process_of_its_own(sandbox: Sandbox) -> None:
    seen = sandbox.run(written(f"import sys\n{COUNTING}"), [call("f"), call("g"), call("f")])
    assert [one.value for one in seen] == [1, 0, 2]


def test_what_one_function_breaks_is_whole_for_the_next(sandbox: Sandbox) -> None:
    code = "import builtins\ndef f():\n    builtins.sum = None\n    return 1\ndef g(): return sum([1, 2])\n"
    assert [one.value for one in sandbox.run(written(code), [call("f"), call("g")])] == [1, 3]


REACHING = {
    "import sys": True,
    "from ctypes import *": True,
    "f.__globals__": True,
    "numpy.seterr(all='raise')": True,
    "import math, random": False,
    "system = position = 1": False,
    "import numpy as np\nimport pandas as pd\nfrom collections import Counter": False,
}


@pytest.mark.parametrize("code", REACHING)
def test_code_reaches_out_by_the_words_it_uses(code: str) -> None:
    assert reaches_out(written(code)) == REACHING[code]
