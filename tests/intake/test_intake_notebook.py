import json
from typing import Any

import nbformat
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.intake.notebook import code_cells
from grader.intake.submission import CodeCell


def notebook(*sources: Any, **more: Any) -> bytes:
    cells = [{"cell_type": "code", "source": source, "outputs": [], "metadata": {}} for source in sources]
    return json.dumps({"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": cells, **more}).encode()


def texts(data: bytes) -> list[tuple[str, str]]:
    return [(cell.label, cell.text) for cell in code_cells(data, "hw.ipynb")[0]]


def test_code_cells_come_in_order_and_are_counted_without_the_text_between() -> None:
    cells = [
        nbformat.v4.new_markdown_cell("# Homework"),
        nbformat.v4.new_code_cell("import math"),
        nbformat.v4.new_code_cell(""),
        nbformat.v4.new_raw_cell("raw"),
        nbformat.v4.new_code_cell("def f():\n    return 1"),
    ]
    data = nbformat.writes(nbformat.v4.new_notebook(cells=cells)).encode()
    assert code_cells(data, "hw.ipynb") == (
        (CodeCell("import math", "cell 1"), CodeCell("def f():\n    return 1", "cell 3")),
        (),
    )


def test_an_old_notebook_is_read_too() -> None:
    old = nbformat.v3.new_notebook(
        worksheets=[nbformat.v3.new_worksheet(cells=[nbformat.v3.new_code_cell(input="x = 1\n%pylab\ny = 2")])]
    )
    assert texts(nbformat.v3.writes_json(old).encode()) == [("cell 1", "x = 1\n\ny = 2")]


KEPT = {
    "%%time\nx = 1": "\nx = 1",
    "%%timeit -n 10\nf()": "\nf()",
    "%%capture out\n!ls\nx = 1": "\n\nx = 1",
    "\n%%time\nx = 1": "\n\nx = 1",
    "x = 1\r\ny = 2": "x = 1\ny = 2",
    "s = '\ud83d\ude00 \ud800'": "s = '\U0001f600 \ufffd'",
}


@pytest.mark.parametrize("source", KEPT)
def test_a_cell_is_made_python(source: str) -> None:
    assert texts(notebook(source)) == [("cell 1", KEPT[source])]
    assert texts(notebook(source.splitlines(keepends=True))) == [("cell 1", KEPT[source])]


@pytest.mark.parametrize("magic", ["bash", "html", "writefile helper.py", "R", "!"])
def test_a_cell_in_another_language_is_left_out_with_a_note(magic: str) -> None:
    cells, notes = code_cells(notebook(f"%%{magic}\nls", "x = 1"), "hw.ipynb")
    assert [cell.label for cell in cells] == ["cell 2"]
    assert len(notes) == 1
    assert notes[0].startswith("Cell 1 of hw.ipynb begins with %%")


def test_other_marks_of_an_editor_do_not_matter() -> None:
    whole = notebook("x = 1", metadata={"kernelspec": 3}, nbformat="four")
    assert texts(b"\xef\xbb\xbf" + whole) == texts(whole.decode().encode("utf-16")) == [("cell 1", "x = 1")]
    assert texts(whole[:-1] + b', "big": ' + b"9" * 10_000 + b"}") == [("cell 1", "x = 1")]


HOSTILE = {
    "not JSON": b"<html>",
    "not text": b"\xff\xfe\xff",
    "a list": b"[]",
    "no cells": b"{}",
    "cells that are none": b'{"cells": {"cell_type": "code"}}',
    "deep brackets": b"[" * 200_000,
    "deep brackets, closed": b'{"cells": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "too many cells": notebook(*["x"] * 2_001),
    "too much code": notebook("x" * 600_000, "x" * 600_000),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_what_is_no_notebook_gives_a_note_and_no_code(what: str) -> None:
    cells, notes = code_cells(HOSTILE[what], "hw.ipynb")
    assert cells == ()
    assert len(notes) == 1
    assert notes[0].startswith("hw.ipynb ")


def test_cells_of_strange_form_do_not_lose_the_others() -> None:
    cells = [None, 3, {"cell_type": "code"}, {"cell_type": "code", "source": {"a": 1}}, {"cell_type": ["code"]}]
    good = {"cell_type": "code", "source": ["x = ", 3, "1"]}
    assert texts(json.dumps({"cells": [*cells, good], "worksheets": [3, {"cells": 4}]}).encode()) == [
        ("cell 3", "x = 1")
    ]


JSON = st.recursive(
    st.none() | st.booleans() | st.floats() | st.text() | st.sampled_from(["code", "%%bash", "x = 1"]),
    lambda inner: (
        st.lists(inner)
        | st.dictionaries(st.sampled_from(["cells", "cell_type", "source", "worksheets", "input"]), inner)
    ),
    max_leaves=20,
)


@given(st.one_of(st.binary(), JSON.map(lambda value: json.dumps(value).encode())))
def test_nothing_makes_it_raise(data: bytes) -> None:
    for cell in code_cells(data, "hw.ipynb")[0]:
        assert cell.text.strip()
