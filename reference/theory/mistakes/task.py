"""Known mistakes with the names of learning tasks."""

from collections.abc import Mapping
from typing import Any

from reference.theory.task import task_type


def as_if_labelled(setting: Mapping[str, Any]) -> bool:
    """The kind of the target alone, however few examples are labelled."""
    return renamed({**setting, "labelled": setting["labelled"].replace("some", "all")}, {})


def renamed(setting: Mapping[str, Any], names: Mapping[str, str]) -> bool:
    """Whether a setting is named rightly for somebody who has other names for some tasks."""
    right = task_type(setting["targets"], values=setting["values"], labelled=setting["labelled"])
    return bool(setting["name"] == names.get(right, right))
