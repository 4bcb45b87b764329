"""The recipe for a tree that ranks, in five steps, and plans that keep it or not. Flach, section 5.2.

A plan is a list of steps in the order in which they are done.
"""

from collections.abc import Sequence

GROWING = ("grow by √Gini", "grow after balancing", "grow by entropy")  # the last one depends on the class ratio
PRUNE, SMOOTH, CONDITIONS, LABEL, MERGE = "prune", "smooth", "learn the conditions", "label", "merge"
STEPS = (*GROWING, PRUNE, SMOOTH, CONDITIONS, LABEL, MERGE)


def recipe_fault(plan: Sequence[str]) -> str:
    """The first rule of the recipe that a plan breaks; "" if it keeps them all.

    Splits must not depend on the class ratio, nothing is pruned, shares are smoothed, leaves are labelled once the
    conditions of use are known, and only then are leaves of one label merged.

    >>> recipe_fault(["grow by √Gini", "smooth", "learn the conditions", "label", "merge"])
    ''
    >>> recipe_fault(["grow by √Gini", "smooth", "label", "learn the conditions"])
    'labelled too early'
    """
    if GROWING[2] in plan:
        return "splits depend on the class ratio"
    if PRUNE in plan:
        return "pruned"
    if SMOOTH not in plan:
        return "not smoothed"
    if plan.index(LABEL) < plan.index(CONDITIONS):
        return "labelled too early"
    return "merged too early" if MERGE in plan and plan.index(MERGE) < plan.index(LABEL) else ""


def keeps_recipe(plan: Sequence[str]) -> bool:
    """Whether a plan keeps every rule of the recipe."""
    return not recipe_fault(plan)


def keeps_but(plan: Sequence[str], forgotten: Sequence[str]) -> bool:
    """Whether a plan keeps every rule but those that are forgotten."""
    return recipe_fault(plan) in ("", *forgotten)
