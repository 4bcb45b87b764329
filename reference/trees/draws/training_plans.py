"""Draws of plans for training a tree that ranks, and the plans as text."""

from collections.abc import Sequence
from itertools import product
from random import Random

from reference.trees.training_recipe import CONDITIONS, GROWING, LABEL, MERGE, PRUNE, SMOOTH

SAID = {
    "grow by √Gini": "grow the tree by √Gini",
    "grow after balancing": "copy rare rows until both classes are equal, and grow the tree by entropy",
    "grow by entropy": "grow the tree by entropy on the rows as they are",
    PRUNE: "prune it to the fewest errors on other rows of today",
    SMOOTH: "replace each share p/(p+n) by (p+1)/(p+n+2)",
    CONDITIONS: "learn the costs and the class ratio of use",
    LABEL: "label the leaves",
    MERGE: "merge sibling leaves of one majority or label",
}
Plan = list[str]


def training_plans(random: Random, count: int = 7) -> list[Plan]:
    """Plans that keep the recipe or break one rule of it, about half of each, all different."""
    right = [
        [grow, *middle, *end]
        for grow, middle, end in product(
            GROWING[:2],
            ([SMOOTH, CONDITIONS, LABEL], [CONDITIONS, SMOOTH, LABEL]),
            ([], [MERGE]),
        )
    ]
    wrong = [plan for kept in right for plan in spoilt(kept)]
    different = [plan for place, plan in enumerate(wrong) if plan not in wrong[:place]]
    return [*random.sample(right, min(count, len(right))), *random.sample(different, 2 * count)]


def spoilt(plan: Sequence[str]) -> list[Plan]:
    """A plan with one rule broken, in each of the ways there are."""
    grow, *rest = plan
    without_label = [step for step in plan if step not in (LABEL, MERGE)]
    early = without_label.index(CONDITIONS)
    found = [
        [GROWING[2], *rest],
        [grow, PRUNE, *rest],
        [step for step in plan if step != SMOOTH],
        [*without_label[:early], LABEL, *without_label[early:]],
    ]
    return [*found, [grow, MERGE, *(step for step in rest if step != MERGE)]]


def plan_steps(random: Random) -> dict[str, str]:
    """What each step of a plan is called in a text."""
    return dict(SAID)
