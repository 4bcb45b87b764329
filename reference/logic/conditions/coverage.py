"""Conditions on what theories cover."""

from collections.abc import Mapping
from typing import Any

from reference.logic.coverage import theory_errors
from reference.logic.mistakes.coverage import different_constants, one_step


def clauses_work_together(args: Mapping[str, Any], expected: Mapping[str, list[int]]) -> bool:
    """Whether a theory errs on some examples of both signs, and errs on others if clauses do not work together."""
    return all(expected.values()) and expected not in (one_step(**args), theory_errors(**{**args, "background": []}))


def variables_coincide(args: Mapping[str, Any], expected: Mapping[str, list[int]]) -> bool:
    """Whether other examples are covered if different variables of a clause stand for different things."""
    return all(expected.values()) and expected != different_constants(**args)
