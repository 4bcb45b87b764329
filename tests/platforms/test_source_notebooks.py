"""Source notebooks of nbgrader and Otter as exercises: what is carried over, what is listed; nothing is run."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from grader.platforms.source_notebooks.course_texts import ImportedCourse, imported_course
from grader.platforms.source_notebooks.imported_question import ImportedTest, points_of
from grader.platforms.source_notebooks.otter_source import RawTest, shared_points
from grader.platforms.source_notebooks.solution_markers import nbgrader_parts, otter_parts
from grader.platforms.source_notebooks.source_cells import BadNotebook
from grader.spec.load import load_exercise
from tests.platforms.source_samples import NBGRADER, OLD_OTTER, OTTER, cell, nb, notebook

ANSWER = nb("code", "### BEGIN SOLUTION\nx = 1\n### END SOLUTION", "x", "solution")
TEST = nb("code", "assert x == 1", "right", "grade", points=1)


def specs_of(course: ImportedCourse, folder: Path) -> dict[str, Any]:
    """The exercises of an imported course as the loader reads them, which refuses every fault."""
    for path, text in course.files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    concept = f"- {{id: {course.topic}.imported, title: imported}}\n"
    (folder / "bank" / "concepts.yaml").write_text(concept, "utf-8")
    found = [load_exercise(folder / path).spec for path in course.files if path.endswith(".yaml")]
    return {spec.id.partition(".")[2]: spec for spec in found}


def told(course: ImportedCourse) -> str:
    return "\n".join(map(str, course.left))


def test_a_notebook_of_nbgrader_becomes_exercises(tmp_path: Path) -> None:
    course = imported_course(NBGRADER, "Week-3.ipynb")
    specs = specs_of(course, tmp_path)
    assert (course.topic, course.title) == ("week_3", "Week 3")
    assert {name: (spec.kind, spec.points, spec.title) for name, spec in specs.items()} == {
        "doubled": ("tests", 3, "Part A"),
        "why": ("text", 1.5, "Part B"),
        "plot": ("text", 1, "plot"),
        "t": ("text", 4, "Part E"),
    }
    doubled = specs["doubled"]
    assert [(case.name, case.public, case.weight) for case in doubled.cases] == [
        ("../../etc/passwd, what you see of it", True, 0),
        ("../../etc/passwd", False, 2),
        ("close", True, 1),
    ]
    assert doubled.defines == ("doubled",)
    assert [code.name for code in doubled.provided] == ["math", "FACTOR"]  # `json` is imported, and nobody needs it
    assert "```python\ndoubled([4, 5])\n```" in doubled.prompt
    assert [line.for_ for line in specs["t"].rubric] == ["one for SECRET effort"]
    assert "cell 11: code that a person marks" in told(course)


def test_a_notebook_of_otter_becomes_exercises(tmp_path: Path) -> None:
    course = imported_course(OTTER, "hw01.ipynb", "ours")
    specs = specs_of(course, tmp_path)
    assert {name: (spec.kind, spec.points) for name, spec in specs.items()} == {
        "q1": ("tests", 2.333333),
        "q2": ("text", 2),
    }
    shown = [(case.name, case.public, case.weight, case.output) for case in specs["q1"].cases]
    assert shown == [
        ("an int", True, 3, "True"),
        ("test 2", False, 2, "Fraction(3, 2)"),
        ("test 3", True, 2, None),
    ]
    assert specs["q1"].cases[2].test.endswith("\n\ntest_half(half, math)")
    assert specs["q1"].starter == "x = ...\ndef half(n):\n    ..."
    for why in ("not carried over: files, seed", "`all_or_nothing`", "messages", "imports `beside`"):
        assert why in told(course)


def test_the_older_form_of_otter_is_read_too(tmp_path: Path) -> None:
    spec = specs_of(imported_course(OLD_OTTER, "old.ipynb"), tmp_path)["q1"]
    assert (spec.points, spec.starter, spec.defines) == (2, "x = ...", ("x",))
    assert [(case.public, case.output) for case in spec.cases] == [(True, "True"), (False, "2")]


@pytest.mark.parametrize("data", [NBGRADER, OTTER], ids=["nbgrader", "otter"])
def test_what_students_get_has_no_solution_and_nothing_hidden(data: bytes, tmp_path: Path) -> None:
    course = imported_course(data, "a.ipynb")
    for spec in specs_of(course, tmp_path).values():
        public = [case.test for case in getattr(spec, "cases", ()) if case.public]
        seen = "\n".join([spec.prompt, getattr(spec, "starter", ""), *public, course.files.get("bank/a/setup.py", "")])
        assert not any(
            word in seen for word in ("SECRET", "raise ValueError", "[14]", "41 + 1", "Fraction(n", "unseen")
        )


def test_a_test_brings_the_code_of_earlier_cells_that_it_needs(tmp_path: Path) -> None:
    cells = [
        cell("code", "unused = 0\ngiven = x + 1"),
        nb("code", "import math\nassert given == 2", "one", "grade", points=1),
        nb("code", "assert math.floor(given) == 2", "two", "grade", points=1),
    ]
    spec = specs_of(imported_course(notebook(ANSWER, *cells), "a.ipynb"), tmp_path)["x"]
    assert spec.cases[0].test.split("\n") == ["given = x + 1", "import math", "assert given == 2"]
    assert spec.cases[1].test.split("\n") == ["given = x + 1", "import math", "assert math.floor(given) == 2"]


def test_what_comes_from_a_file_is_left_out_with_all_that_needs_it(tmp_path: Path) -> None:
    cells = [
        cell("code", "import pandas as pd\ndata = pd.read_csv(\n    'a.csv')"),
        nb("code", "mean = data.mean()", "mean", "solution"),
        nb("code", "assert mean", "m", "grade", points=1),
        ANSWER,
        TEST,
    ]
    course = imported_course(notebook(*cells), "a.ipynb")
    assert list(specs_of(course, tmp_path)) == ["x"]
    assert "cell 1: it reads a file" in told(course)
    assert all("\n" not in str(each) for each in course.left)
    assert "cell 2: it needs `data`, which is made from a file" in told(course)


def test_a_first_value_that_a_solution_changes_is_what_students_begin_with(tmp_path: Path) -> None:
    cells = [
        cell("code", "rows = [1]"),
        nb("code", "### BEGIN SOLUTION\nrows = rows + [2]\n### END SOLUTION", "r", "solution"),
        nb("code", "assert rows == [1, 2]", "t", "grade", points=1),
    ]
    spec = specs_of(imported_course(notebook(*cells), "a.ipynb"), tmp_path)["r"]
    assert spec.starter == "rows = [1]\n..."
    assert not spec.provided


def test_a_name_that_a_later_question_changes_is_told() -> None:
    later = [nb("code", "x = 5", "y", "solution"), nb("code", "assert x == 5", "t", "grade", points=1)]
    course = imported_course(notebook(ANSWER, TEST, *later), "a.ipynb")
    assert "cell 2: `x` has another value after cell 3" in told(course)


HOSTILE = {  # why: the bytes, and a piece of the sentence
    "nothing": (b"", "no notebook"),
    "no JSON": (b'{"cells": [', "cannot be read as JSON"),
    "a list": (b"[1]", "no notebook"),
    "cells that are none": (b'{"cells": [1, null, "x"]}', "no cell has nbgrader's metadata"),
    "nested without end": (b"[" * 200_000, "cannot be read as JSON"),
    "another language": (notebook(ANSWER, TEST, language="R"), "its language is 'R'"),
    "an ordinary notebook": (notebook(cell("code", "x = 1")), "none begins a question"),
    "too many cells": (notebook(*[ANSWER] * 2001), "import it in parts"),
    "too much text": (notebook(ANSWER, cell("markdown", "x" * 1_000_001)), "import it in parts"),
    "a huge setup": (
        notebook(cell("code", f"a = {'1' * 40_000!r}"), ANSWER, nb("code", "a", "t", "grade", points=1)),
        "KiB",
    ),
    "nothing to carry": (notebook(nb("code", "assert 1", "t", "grade", points=1)), "no question in it"),
}


@pytest.mark.parametrize("why", HOSTILE)
def test_a_bad_notebook_is_told_in_one_sentence(why: str) -> None:
    data, said = HOSTILE[why]
    with pytest.raises(BadNotebook) as caught:
        imported_course(data, "a.ipynb")
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


ODD = {  # what is odd about a cell beside a sound question
    "metadata is a list": {"cell_type": "code", "metadata": [1], "source": "y = 1"},
    "nbgrader's notes are a text": cell("code", "y = 1", nbgrader="import os"),
    "a source that is a mapping": {"cell_type": "markdown", "metadata": {}, "source": {"a": 1}},
    "an id that is a list": nb("code", "### BEGIN SOLUTION\ny = 1\n### END SOLUTION", ["../x"], "solution"),
    "points that are no number": nb("code", "assert x", "p", "grade", points="1e999999999"),
    "points below zero": nb("code", "assert x", "p", "grade", points=-1),
    "code that does not parse": nb("code", "assert (", "p", "grade", points=1),
    "a region without an end": nb("code", "### BEGIN SOLUTION\nx = 1", "p", "solution"),
    "marks that mean nothing": nb("markdown", "x", "p", "solution"),
    "a raw cell": cell("raw", "# BEGIN QUESTION\nname: &a [*a]"),
    "code in tags": cell("code", "y = 2", tags=["__import__('os')", 3]),
    "a control character": cell("markdown", "bell \x07 and \u2028 line"),
}


@pytest.mark.parametrize("why", ODD)
def test_an_odd_cell_costs_that_cell_alone(why: str, tmp_path: Path) -> None:
    specs = specs_of(imported_course(notebook(ANSWER, TEST, ODD[why]), "a.ipynb"), tmp_path)
    assert specs["x"].points == 1


@pytest.mark.parametrize("name", ["../../x", "/etc/passwd", "a\\..\\b", "CON", "", "é" * 90, "x.yaml", "9"])
def test_no_id_leads_out_of_the_folder_or_takes_anothers_place(name: str, tmp_path: Path) -> None:
    answers = [nb("code", f"### BEGIN SOLUTION\nx{n} = 1\n### END SOLUTION", name, "solution") for n in range(3)]
    tests = [nb("code", f"assert x{n} == 1", name, "grade", points=1) for n in range(3)]
    pairs = [each for pair in zip(answers, tests, strict=True) for each in pair]
    course = imported_course(notebook(*pairs), f"{name}.ipynb")
    assert len(specs_of(course, tmp_path)) == 3
    assert all((tmp_path / path).resolve().is_relative_to(tmp_path.resolve() / "bank") for path in course.files)


def test_nothing_of_a_notebook_runs_on_import(tmp_path: Path) -> None:
    trap = f"open({str(tmp_path / 'trap')!r}, 'w').close()"
    cells = [
        cell("code", trap),
        nb("code", f"x = 1\n{trap}", "x", "solution"),
        nb("code", f"{trap}\nassert x", "t", "grade", points=1),
    ]
    imported_course(notebook(*cells), "a.ipynb")
    assert not (tmp_path / "trap").exists()


SHARED = [  # the question's points, those of its tests, and how Otter shares them out
    (None, [None, None], ["1/2", "1/2"]),
    ("3", [None, None], ["3/2", "3/2"]),
    ("3", ["1", None], ["1", "2"]),
    (None, ["2", None], ["2", "0"]),
    (["10", "2"], [None, None], ["10", "2"]),
    ({"each": "2"}, [None, None], ["2", "2"]),
    ("x", ["0", None], ["0", "1"]),
]


@pytest.mark.parametrize(("total", "own", "shared"), SHARED)
def test_points_are_shared_out_as_otter_does_it(total: Any, own: list[str | None], shared: list[str]) -> None:
    tests = [RawTest(ImportedTest(1, "", "", Fraction(0)), points_of(each)) for each in own]
    assert shared_points(total, tests) == [Fraction(each) for each in shared]


def test_marks_in_code_tell_the_solution_from_what_students_have() -> None:
    seeded = (
        "seed(1) # SEED\ny, z = f() # SOLUTION\n# BEGIN IGNORE\nlost\n# END IGNORE\nlost # IGNORE\nshow(y) # SOLUTION"
    )
    assert otter_parts(seeded) == ("seed(1)\ny, z = f()\nshow(y)", "seed(1)\ny, z = ...\n...")
    prompted = 'a = 1 # SOLUTION NO PROMPT\n""" # BEGIN PROMPT\na = ...\n"""; # END PROMPT'
    assert otter_parts(prompted) == ("a = 1", "a = ...")
    assert nbgrader_parts("class A:\n    def f(self):\n        return 1\nx, y = A(), 2")[1] == (
        "class A:\n\n    def f(self):\n        ...\nx, y = ..."
    ).replace("x, y", "(x, y)")
