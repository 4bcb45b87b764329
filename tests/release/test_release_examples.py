"""Examples on the sheets: a trace is shown as a student's own list should be."""

import ast
import re

import pytest

from tests.release.released import bank_built, files

pytestmark = pytest.mark.slow  # two exercises are built


@pytest.mark.parametrize(
    ("exercise", "note", "first"),
    [
        ("trees.id3_splits", "begins with the first state after the start", "outlook"),
        ("linear.perceptron_trace", "you may leave that one out", [0.1, 0.3, 0.4]),
    ],
)
def test_a_list_that_must_not_hold_the_start_is_shown_without_it(exercise: str, note: str, first: object) -> None:
    handout = files(bank_built(exercise))["handout.md"]
    assert note in handout
    session = re.search(r"```python\n>>> .*?\n(\[.*?)```", handout, re.DOTALL)
    assert session is not None
    shown = ast.literal_eval(session[1])[0]
    assert (shown["attribute"] if isinstance(shown, dict) else shown) == first
