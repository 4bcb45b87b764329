"""What analytical learning demands of a hypothesis beside the examples. Mitchell, section 11.1."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from reference.logic.formulas import Formula, evaluate_formula, propositions

Row = Mapping[str, Any]


def predicts_all(hypothesis: Formula, rows: Sequence[Row], target: str) -> bool:
    """Whether a formula is true for the positive rows and false for the others: consistency with the examples."""
    return all(evaluate_formula(hypothesis, row) == bool(row[target]) for row in rows)


def worlds_of(background: Sequence[Formula], names: Sequence[str]) -> list[dict[str, bool]]:
    """All truth values of the names that make every formula of the background true."""
    worlds = (dict(zip(names, values, strict=True)) for values in product((False, True), repeat=len(names)))
    return [world for world in worlds if all(evaluate_formula(formula, world) for formula in background)]


def agreements(hypothesis: Formula, background: Sequence[Formula], target: str) -> list[bool]:
    """Whether target and hypothesis agree in each of the worlds that the background allows."""
    names = sorted({target, *propositions(hypothesis), *(name for each in background for name in propositions(each))})
    return [evaluate_formula(hypothesis, world) == world[target] for world in worlds_of(background, names)]


def analytical_consistent(hypothesis: Formula, data: Sequence[Row], background: Sequence[Formula], target: str) -> bool:
    """Whether a hypothesis predicts every example right, and the background does not entail that it is wrong.

    The hypothesis says when the target holds. The background need not entail it, which would be much more.

    >>> rows = [{"steel": True, "safe": False}, {"steel": False, "safe": True}]
    >>> analytical_consistent(["not", "steel"], rows, [], "safe")
    True
    >>> analytical_consistent(["not", "steel"], rows, ["steel", "safe"], "safe")
    False
    """
    return predicts_all(hypothesis, data, target) and any(agreements(hypothesis, background, target))
