"""Conditions on vocabularies."""

from collections.abc import Mapping
from typing import Any

from reference.logic.mistakes.herbrand import different_arguments, last_level_only, new_terms_alone


def levels_mix(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some terms have arguments of different depths."""
    return len(new_terms_alone(**args)["universe"]) < len(expected["universe"]) <= 60


def arguments_repeat(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some terms have equal arguments, and not all terms are of one depth."""
    others = (different_arguments(**args), last_level_only(**args))
    return all(len(other["universe"]) < len(expected["universe"]) <= 80 for other in others)
