"""Conditions on refinement operators."""

from collections.abc import Mapping
from typing import Any

from reference.logic.refinement_properties import has_property


def properties_vary(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a refinement operator has some of the properties that need several rows of its table, and lacks some."""
    names = ("proper", "minimal", "locally complete", "complete", "weakly complete", "non-redundant")
    return 2 <= sum(has_property(args["operator"], name) for name in names) <= 4
