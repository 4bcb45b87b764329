"""Known mistakes with the names of learning tasks."""

from collections.abc import Mapping
from typing import Any

from reference.theory.task import task_type


def levels_as_numbers(setting: Mapping[str, Any]) -> bool:
    """Levels taken for numbers."""
    return renamed(setting, {"ordinal classification": "regression"})


def labels_as_classes(setting: Mapping[str, Any]) -> bool:
    """Several labels at once taken for one of several classes."""
    return renamed(setting, {"multi-label classification": "multi-class classification"})


def as_if_labelled(setting: Mapping[str, Any]) -> bool:
    """The kind of the target alone, however few examples are labelled."""
    return renamed({**setting, "labelled": setting["labelled"].replace("some", "all")}, {})


def renamed(setting: Mapping[str, Any], names: Mapping[str, str]) -> bool:
    """Whether a setting is named rightly for somebody who has other names for some tasks."""
    right = task_type(setting["targets"], values=setting["values"], labelled=setting["labelled"])
    return bool(setting["name"] == names.get(right, right))


def learner_for_part(problem: Mapping[str, str], part: str) -> str:
    """What learns."""
    return problem["learner"]


def task_for_part(problem: Mapping[str, str], part: str) -> str:
    """What is to be done."""
    return problem["task"]


def other_part(problem: Mapping[str, str], part: str) -> str:
    """The measure for the experience, and the experience for the measure."""
    return problem["measure" if part == "experience" else "experience"]
