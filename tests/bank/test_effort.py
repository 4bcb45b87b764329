"""Points follow minutes in every kind of exercise, and every exercise of the bank says how hard it is."""

from collections import Counter
from typing import Any

import pytest
import yaml

from grader.paths import bank_files, courses_dir

LEAST, MOST = 4, 6  # minutes for a point: about five, so that nobody is paid better for hand work than for code
SHARES = {"easy": (0.25, 0.45), "medium": (0.35, 0.55), "hard": (0.12, 0.30)}  # of the bank
COURSES = [file for file in sorted(courses_dir().glob("*.yaml")) if file.stem != "demo"]  # which is in a hurry


def effort_fields() -> dict[str, dict[str, Any]]:
    """The file of every exercise of the bank, as written."""
    found = (yaml.load(file.read_text("utf-8"), yaml.CSafeLoader) for file in bank_files())
    return {each["id"]: each for each in found}


@pytest.fixture(scope="module")
def bank() -> dict[str, dict[str, Any]]:
    return effort_fields()


def points_of(exercise: dict[str, Any]) -> float:
    return float(exercise["points"] if "points" in exercise else sum(part["points"] for part in exercise["parts"]))


@pytest.mark.slow
def test_a_point_is_paid_for_about_five_minutes(bank: dict[str, dict[str, Any]]) -> None:
    paid = {id_: each["minutes"] / points_of(each) for id_, each in bank.items()}
    assert {id_: minutes for id_, minutes in paid.items() if not LEAST <= minutes <= MOST} == {}
    assert {id_ for id_, each in bank.items() if points_of(each) < 1 or points_of(each) % 0.5} == set()


def test_every_exercise_says_how_hard_it_is(bank: dict[str, dict[str, Any]]) -> None:
    assert [id_ for id_, each in bank.items() if "difficulty" not in each] == []
    counts = Counter(each["difficulty"] for each in bank.values())
    assert {name for name, (low, high) in SHARES.items() if not low <= counts[name] / len(bank) <= high} == set()


@pytest.mark.parametrize("file", COURSES, ids=lambda file: file.stem)
def test_a_ready_assignment_shares_its_points_by_minutes(file: Any, bank: dict[str, dict[str, Any]]) -> None:
    uses = yaml.load(file.read_text("utf-8"), yaml.CSafeLoader)["exercises"]
    minutes = sum(bank[use["id"]]["minutes"] for use in uses)
    total = sum(use["points"] for use in uses)
    assert total == 40
    # Whole points that add up to forty are at most one from their share.
    assert {
        use["id"] for use in uses if abs(use["points"] - total * bank[use["id"]]["minutes"] / minutes) >= 1
    } == set()
