from collections import namedtuple
from random import Random
from typing import Any

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.checks.judging import verdict

TIED = [3, [0, 2], 1]
NAMES = ["outlook", ["humidity", "windy"], "temperature"]
RIGHT: dict[str, tuple[Any, Any]] = {
    "as it stands": (TIED, [3, [0, 2], 1]),
    "flat": (TIED, [3, 0, 2, 1]),
    "flat the other way": (TIED, [3, 2, 0, 1]),
    "every item in a group": (TIED, [[3], [2, 0], [1]]),
    "groups as sets": (TIED, [{3}, {0, 2}, {1}]),
    "groups as tuples": (TIED, ((3,), (2, 0), (1,))),
    "groups that are finer": (TIED, [[3], [2], [0], [1]]),
    "an array": (TIED, np.array([3, 2, 0, 1])),
    "whole floats": (TIED, np.array([3.0, 0.0, 2.0, 1.0])),
    "a Series": (TIED, pd.Series([3, 0, 2, 1], index=list("abcd"))),
    "a generator": (TIED, (item for item in [3, 0, 2, 1])),
    "a tuple of names": (NAMES, ("outlook", "windy", "humidity", "temperature")),
    "names with spaces": (NAMES, np.array(["outlook ", "humidity", "windy", "temperature"])),
    "groups that hold nothing": (TIED, [[3], [], [0, 2], [1]]),
    "tuples expected": ((("a",), ("b", "c")), ["a", "c", "b"]),
    "items that are rows, flat": ([[("a", "b")], [("c", "d"), ("e", "f")]], [("a", "b"), ("e", "f"), ("c", "d")]),
    "items that are rows, grouped": ([[("a", "b")], [("c", "d")]], [[("a", "b")], [("c", "d")]]),
    "items that are itemsets": ([[frozenset("ab")], [frozenset("cd")]], [["b", "a"], ["d", "c"]]),
    "a set where all are tied": ([["a", "b"]], {"b", "a"}),
    "a namedtuple": (["a", "b"], namedtuple("Best", "first second")("a", "b")),
    "nothing": ([], []),
}


@pytest.mark.parametrize("form", RIGHT)
def test_a_right_ranking_is_right_in_any_form(form: str) -> None:
    given = verdict("ranking", *RIGHT[form])
    assert (given.credit, given.reason) == (1, "")


WRONG: dict[str, tuple[str, Any, Any]] = {
    "None": ("nothing", TIED, None),
    "the best alone": ("type", TIED, 3),
    "a text": ("type", NAMES, "outlook"),
    "scores by name": ("type", NAMES, {"outlook": 0.2, "windy": 0.1}),
    "a set": ("type", TIED, {0, 1, 2, 3}),
    "names for indices": ("item_type", TIED, ["a", "b", "c", "d"]),
    "two the other way round": ("order", TIED, [3, 0, 1, 2]),
    "worst first": ("reversed", TIED, [1, 2, 0, 3]),
    "worst first in groups": ("reversed", TIED, [[1], [0, 2], [3]]),
    "tied with a better one": ("tied", TIED, [[3, 0], 2, 1]),
    "all tied": ("tied", TIED, [[0, 1, 2, 3]]),
    "one missing": ("missing_items", TIED, [3, 0, 2]),
    "one too many": ("extra_items", NAMES, [*NAMES, "play"]),
    "another": ("wrong_items", NAMES, ["outlook", "humidity", "play", "temperature"]),
    "one twice": ("repeats", TIED, [3, 3, 0, 2, 1]),
    "one twice for another": ("repeats", TIED, [3, 0, 0, 1]),
    "counted from one": ("from_one", TIED, [4, 1, 3, 2]),
    "capitals": ("case", NAMES, ["Outlook", "humidity", "windy", "temperature"]),
}


@pytest.mark.parametrize("slip", WRONG)
def test_a_wrong_ranking_is_wrong_for_its_reason(slip: str) -> None:
    reason, expected, answer = WRONG[slip]
    given = verdict("ranking", expected, answer)
    assert (given.credit, given.reason) == (0, reason)


def test_no_message_tells_which_item_comes_where() -> None:
    for answer in ([3, 0, 1, 2], [1, 2, 0, 3], [[3, 0], 2, 1], [3, 0, 2]):
        assert not set("0123") & set(verdict("ranking", TIED, answer).message.replace("1 item", ""))


def test_rankings_stand_inside_other_checks() -> None:
    options = {"best": {"exact": {}}, "all": {"ranking": {}}}
    assert verdict("parts", {"best": "a", "all": ["a", ["b", "c"]]}, ("a", ["a", "c", "b"]), options).passed
    assert verdict("mapping", {"q1": TIED}, {"q1": np.array([3, 2, 0, 1])}, {"values": "ranking"}).passed
    rules = {"items": {"as_set": {}}}
    assert verdict("ranking", [[("a", "b")], [("c",)]], [["b", "a"], "c"], rules).passed


GROUPS = st.lists(st.integers(0, 30), unique=True, min_size=1).flatmap(
    lambda items: st.lists(st.integers(1, 3), min_size=len(items), max_size=len(items)).map(
        lambda sizes: [
            items[sum(sizes[:n]) : sum(sizes[: n + 1])] for n in range(len(sizes)) if sum(sizes[:n]) < len(items)
        ]
    )
)


@given(GROUPS, st.randoms(use_true_random=False))
def test_no_order_inside_a_group_changes_a_right_verdict(groups: list[list[int]], random: Random) -> None:
    shuffled = [random.sample(group, len(group)) for group in groups]
    flat = [item for group in shuffled for item in group]
    for answer in (shuffled, flat, np.array(flat), [set(group) for group in groups]):
        assert verdict("ranking", groups, answer).passed


@given(GROUPS.filter(lambda groups: len(groups) > 1), st.data())
def test_an_item_before_a_better_one_is_always_wrong(groups: list[list[int]], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(groups) - 2))
    flat = [item for group in groups for item in group]
    end = sum(map(len, groups[: place + 1]))
    flat[end - 1], flat[end] = flat[end], flat[end - 1]
    assert not verdict("ranking", groups, flat).passed
    merged = [*groups[:place], groups[place] + groups[place + 1], *groups[place + 2 :]]
    assert verdict("ranking", groups, merged).reason == "tied"
