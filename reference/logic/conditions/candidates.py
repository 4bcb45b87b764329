"""Conditions on the literals that may be added to a clause."""

from collections.abc import Mapping
from typing import Any

from reference.logic.mistakes.candidates import equal_of_any_type, new_one_of_any_type, new_one_once, new_ones_alone


def new_variables_decide(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the new variable may stand twice in a literal, and might stand in all places of one."""
    return all(len(mistake(**args)) != len(expected) for mistake in (new_one_once, new_ones_alone))


def types_of_variables_decide(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether only types rule out an equality, and a new variable at two places of a literal."""
    return all(len(mistake(**args)) != len(expected) for mistake in (equal_of_any_type, new_one_of_any_type))
