"""What the sandbox says of inputs that a call changes, what ties leave open, and who is told what of a near miss."""

from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Any

import pytest

from grader.checks.calls import Call
from grader.diagnose.finding import Finding
from grader.diagnose.ties import MAX_ORDERS, AnswersInOtherOrders, given_by_ties
from grader.report.disclose import _may_be_told
from grader.sandbox.run import Sandbox
from tests.diagnose.diagnosed import submission

CODE = """
def sorts(xs): xs.sort()
def copies(xs): return sorted(xs)
def deep(rows): rows[0]["a"] = 2
def raises(xs):
    xs.pop()
    raise ValueError("no")
class Model:
    def fit(self, rows): rows.clear()
    def predict(self, rows): return len(rows)
"""
WATCHED = [  # a call: whether it changes its inputs
    (Call("sorts", ([3, 1],), watch=True), True),
    (Call("sorts", ([1, 3],), watch=True), False),
    (Call("sorts", ([3, 1],)), False),  # nobody looks
    (Call("copies", ([3, 1],), watch=True), False),
    (Call("deep", ([{"a": 1}],), watch=True), True),
    (Call("raises", ([3, 1],), watch=True), True),
    (Call("Model", (), then=((".fit", ([1, 2],)), (".predict", ([1, 2],))), watch=True), True),
]


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


def test_a_watched_call_tells_whether_its_inputs_are_as_they_were(sandbox: Sandbox) -> None:
    seen = sandbox.run(submission(CODE), [call for call, _ in WATCHED])
    assert [each.changed for each in seen] == [changes for _, changes in WATCHED]
    assert seen[-1].value == 2


ROWS = [{"a": "u", "b": "x", "class": "no"}, {"a": "v", "b": "y", "class": "yes"}]


def by_first_column(rows: list[dict[str, str]], asked: list[dict[str, str]]) -> list[str]:
    """Labels by the column that stands first, as a reference that takes the first of tied attributes gives them."""
    first = next(name for name in rows[0] if name != "class")
    known = {row[first]: row["class"] for row in rows}
    return [known[row[first]] for row in asked]


def alphabetical(rows: list[dict[str, str]], asked: list[dict[str, str]]) -> list[str]:
    """The alphabetically first label for every row, as a reference that breaks ties so gives it."""
    return [min(row["class"] for row in rows) for _ in asked]


TIED = {  # answers: whether some order of columns and labels gives them
    (by_first_column, ("no", "yes")): True,
    (by_first_column, ("yes", "no")): True,
    (alphabetical, ("no", "no")): True,
    (alphabetical, ("yes", "yes")): True,
    (by_first_column, ("maybe", "no")): False,
    (alphabetical, ("no",)): False,
}


@pytest.mark.parametrize(("case", "among"), TIED.items())
def test_what_another_order_of_columns_or_labels_gives_is_a_mistakes_own(case: Any, among: bool) -> None:
    reference, own = case
    args = {"rows": ROWS, "asked": [{"a": "u", "b": "y"}, {"a": "v", "b": "x"}]}
    found = given_by_ties(partial(AnswersInOtherOrders, reference, args, {}), reference(**args), list(own))
    assert (found is not None) == among


def test_answers_in_other_orders_are_computed_once_and_come_again_in_the_same_order() -> None:
    asked = list[object]()

    def reference(rows: list[dict[str, str]]) -> list[str]:
        asked.append(rows)
        if len(asked) == 2:
            raise ValueError("no answer in this order")
        return [rows[0]["class"]]

    answers = AnswersInOtherOrders(reference, {"rows": ROWS}, {}, ["no", "yes"])
    first = list(islice(answers, 3))
    assert len(asked) == 4
    assert list(islice(answers, 3)) == first
    assert len(asked) == 4
    assert len(list(answers)) == MAX_ORDERS - 1


@pytest.mark.parametrize(("plain", "least"), [(True, "hint"), (False, "input")])
def test_a_near_miss_that_is_made_from_expected_values_is_told_no_sooner_than_they_are(plain: bool, least: str) -> None:
    near = Finding(kind="near_miss", name="n", hint="h.", cases=("c",), plain=plain)
    levels = ("nothing", "failed", "hint", "input", "all")
    told = [level for level in levels if _may_be_told(near, level, hidden=True)]
    assert told[0] == least
    assert _may_be_told(near, "nothing", hidden=False)
