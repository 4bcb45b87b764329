"""Conditions on what a refinement operator reaches."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.logic.refinement_properties import has_property
from reference.logic.subsumption import is_variant


def start_comes_back(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether one or more steps lead back to the clause at the start."""
    return any(is_variant(each, args["clause"]) for step in expected[1:] for each in step["new"])


def levels_run_out(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether the levels end early, and there is one."""
    return bool(1 < len(expected) <= args["levels"])


def properties_vary(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a refinement operator has some of the properties that need several rows of its table, and lacks some."""
    names = ("proper", "minimal", "locally complete", "complete", "weakly complete", "non-redundant")
    return 2 <= sum(has_property(args["operator"], name) for name in names) <= 4
