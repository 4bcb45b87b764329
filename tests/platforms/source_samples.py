"""Small source notebooks in the formats of nbgrader and Otter, made for tests."""

import json
from typing import Any

Cell = dict[str, Any]


def cell(kind: str, text: str, *, output: str = "", **metadata: Any) -> Cell:
    """A cell of a notebook."""
    made: Cell = {"cell_type": kind, "metadata": metadata, "source": text.splitlines(keepends=True)}
    shown = [{"output_type": "execute_result", "data": {"text/plain": [output]}}] if output else []
    return made | ({"outputs": shown, "execution_count": None} if kind == "code" else {})


def nb(kind: str, text: str, grade_id: Any, *marks: str, points: Any = None) -> Cell:
    """A cell with nbgrader's notes on it."""
    notes: Cell = {"grade_id": grade_id, "schema_version": 3, "locked": False, "grade": False, "solution": False}
    notes |= dict.fromkeys(marks, True) | ({} if points is None else {"points": points})
    return cell(kind, text, nbgrader=notes)


def notebook(*cells: Cell, language: str = "python") -> bytes:
    """The bytes of a notebook file."""
    metadata = {"kernelspec": {"language": language, "name": language}}
    return json.dumps({"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 4}).encode()


DOUBLED = """def doubled(xs):
    \"\"\"Twice each number.\"\"\"
    ### BEGIN SOLUTION
    if not xs:
        raise ValueError("none")
    return [FACTOR * x for x in xs]
    ### END SOLUTION"""
DOUBLED_TEST = """helper = doubled([1])
assert doubled([1, 2]) == [2, 4]
### BEGIN HIDDEN TESTS
assert doubled([7]) == [14]
### END HIDDEN TESTS"""
NBGRADER = notebook(
    cell("markdown", "# Week 3\n\nUse {{ braces }} and {% these %}."),
    cell("code", "%matplotlib inline\nimport math\nimport json\nFACTOR = 2"),
    cell("markdown", "---\n## Part A (3 points)\n\nWrite `doubled`."),
    nb("code", DOUBLED, "doubled", "solution"),
    cell("markdown", "Try it:"),
    cell("code", "doubled([4, 5])"),
    nb("code", DOUBLED_TEST, "../../etc/passwd", "grade", points=2),
    nb(
        "code",
        "import fractions\nassert helper == [2]\nassert math.isclose(doubled([.5])[0], 1)",
        "close",
        "grade",
        points=1,
    ),
    cell("markdown", "## Part B"),
    nb("markdown", "Because it SECRETLY adds.", "why", "grade", "solution", points=1.5),
    nb("code", "plotted = doubled([3])", "plot", "grade", "solution", points=1),
    nb(
        "markdown",
        "## Part E\n\nDo it.\n### BEGIN MARK SCHEME\none for SECRET effort\n### END MARK SCHEME",
        "t",
        "task",
        points=4,
    ),
)
OTTER = notebook(
    cell("raw", "# ASSIGNMENT CONFIG\nname: hw01\nseed:\n    variable: a\nfiles:\n    - beside.py"),
    cell("code", "import math\nfrom fractions import Fraction"),
    cell("raw", "# BEGIN QUESTION\nname: q1\npoints: 3\nall_or_nothing: true"),
    cell("markdown", "**Question 1.** Set `x`, and write `half`."),
    cell("raw", "# BEGIN SOLUTION"),
    cell(
        "code",
        "x = 41 + 1 # SOLUTION\ndef half(n):\n    # BEGIN SOLUTION\n    return Fraction(n, 2)\n    # END SOLUTION\n"
        "unseen = 1 # SOLUTION NO PROMPT",
    ),
    cell("raw", "# END SOLUTION"),
    cell("raw", "# BEGIN TESTS"),
    cell(
        "code",
        '""" # BEGIN TEST CONFIG\npoints: 1\nname: an int\nfailure_message: no\n""" # END TEST CONFIG\n'
        "isinstance(x, int)",
        output="True",
    ),
    cell("code", "# HIDDEN\nhalf(3)", output="Fraction(3, 2)"),
    cell("code", "def test_half(half, math):\n    assert math.isclose(half(5), 2.5)\n\ntest_half(half, math) # IGNORE"),
    cell("code", "import beside\nassert beside"),
    cell("raw", "# END TESTS"),
    cell("raw", "# END QUESTION"),
    cell("raw", "# BEGIN QUESTION\nname: q2\nmanual: true\npoints: 2"),
    cell("markdown", "**Question 2.** Why?"),
    cell("raw", "# BEGIN SOLUTION"),
    cell("markdown", "**SOLUTION:** SECRETLY so."),
    cell("raw", "# END SOLUTION"),
    cell("raw", "# END QUESTION"),
)
OLD_OTTER = notebook(
    cell("markdown", "**Question 1.** Assign `x`.\n\n```\nBEGIN QUESTION\nname: q1\npoints: 2\n```"),
    cell("code", "x = 2 # SOLUTION"),
    cell("code", "## Test ##\nisinstance(x, int)", output="True"),
    cell("code", "## HIDDEN TEST ##\nx", output="2"),
    cell("markdown", "The end."),
)
