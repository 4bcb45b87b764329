"""Conditions on clauses and mode declarations."""

from collections.abc import Mapping
from typing import Any

from reference.logic.mistakes.modes import outputs_at_once, outputs_twice, types_ignored


def faults_differ(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some clause conforms, and the faults of the others stand at two places or more."""
    return -1 in expected and len({*expected}) > 2


def types_decide(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether types decide of some clause."""
    return bool(types_ignored(**args) != expected)


def repeats_decide(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a new variable stands twice in a literal where it may not, so that this alone decides of a clause."""
    return bool(outputs_twice(**args) != expected != outputs_at_once(**args))
