"""Tests of `reference.theory.task`."""

from random import Random

import pytest

from reference.theory.draws import SETTINGS, named_settings
from reference.theory.task import is_named_rightly, task_type

TASKS = {
    "a number": (["numeric"], None, "all", "regression"),
    "two numbers": (["numeric"] * 2, None, "all", "multi-target prediction"),
    "one of two": (["nominal"], 2, "all", "binary classification"),
    "one of three": (["nominal"], 3, "all", "multi-class classification"),
    "true or false": (["boolean"], 2, "all", "binary classification"),
    "several truths": (["boolean"] * 2, 2, "all", "multi-label classification"),
    "a truth and a number": (["boolean", "numeric"], None, "all", "multi-target prediction"),
    "a level": (["ordinal"], 3, "all", "ordinal classification"),
    "some labels": (["ordinal"], 3, "some", "semi-supervised learning"),
    "no labels": ([], None, "none", "unsupervised learning"),
}


@pytest.mark.parametrize("what", TASKS)
def test_a_task_is_named_by_its_target(what: str) -> None:
    targets, values, labelled, name = TASKS[what]
    assert task_type(targets, values=values, labelled=labelled) == name


def test_settings_are_named_rightly_and_wrongly() -> None:
    named = named_settings(Random(1))
    assert len(named) == len(SETTINGS)
    assert {is_named_rightly(each) for each in named} == {True, False}
