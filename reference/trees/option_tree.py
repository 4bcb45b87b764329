"""Option trees: nodes with several trees, all of which are asked. Witten, section 8.6."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from reference.trees.decision_tree import Row, is_node, outcome
from reference.trees.missing import votes_at
from reference.trees.regression import exactly


def combined(tree: Any, row: Row, combine: str) -> dict[str, Fraction]:
    """The weight of each class, exactly: of a leaf, of the branch that is taken, or of all options together."""
    if isinstance(tree, Mapping) and "options" in tree:
        return union([combined(each, row, combine) for each in tree["options"]], combine)
    if is_node(tree):
        return combined(tree["branches"][outcome(tree["test"], row)], row, combine)
    if not isinstance(tree, Mapping):
        return {tree: Fraction(1)}
    return votes_at(tree, "label" if combine == "vote" else "distribution")


def union(results: Sequence[Mapping[str, Fraction]], combine: str) -> dict[str, Fraction]:
    """One result from those of the options: the mean of the weights, or the shares of the votes.

    An option votes for its class of largest weight; several of largest weight share its vote equally.
    """
    voters = [winners(each) if combine == "vote" else each for each in results]
    labels = dict.fromkeys(label for each in voters for label in each)
    return {
        label: sum((each.get(label, Fraction(0)) for each in voters), Fraction(0)) / len(voters) for label in labels
    }


def winners(weights: Mapping[str, Fraction]) -> dict[str, Fraction]:
    """One vote, for the class of largest weight, or shared by those."""
    most = max(weights.values())
    best = [label for label, weight in weights.items() if weight == most]
    return {label: Fraction(1, len(best)) for label in best}


def option_tree_predict(tree: Any, row: Row, *, combine: str = "vote") -> dict[str, float]:
    """The weight of each class: option nodes follow all options and combine them, from the leaves upwards.

    `vote`: each option has one vote, for the class that is its result. `average`: the class probabilities, at leaves
    the shares of `counts`, are averaged. Witten, section 8.6, leaves nested options open.

    >>> tree = {"options": ["no", {"test": "a", "branches": {"t": "yes", "f": "no"}}, "yes"]}
    >>> {label: round(weight, 3) for label, weight in option_tree_predict(tree, {"a": "t"}).items()}
    {'no': 0.333, 'yes': 0.667}
    """
    return {label: float(weight) for label, weight in combined(tree, row, combine).items()}


def predicted_by(tree: Any, row: Row, combine: str) -> dict[str, float]:
    """`option_tree_predict`, with the way of combining as an argument like the others."""
    return option_tree_predict(tree, row, combine=combine)


def choose_options(gains: Mapping[str, float], *, tolerance: float, relative: bool = False) -> list[str]:
    """The splits whose gain is within the tolerance of the best, which become the options of a node.

    The tolerance is a difference of gains, or `relative` to the best. Decided as written in decimals. Witten, 8.6.

    >>> choose_options({"outlook": 0.247, "humidity": 0.152, "windy": 0.048}, tolerance=0.1)
    ['outlook', 'humidity']
    """
    best = max(map(exactly, gains.values()))
    within = exactly(tolerance) * (best if relative else 1)
    return [name for name, gain in gains.items() if best - exactly(gain) <= within]


def is_option(gains: Mapping[str, float], percent: int, name: str) -> bool:
    """Whether a split is within so many per cent of the best, for a question with splits to choose from."""
    return name in choose_options(gains, tolerance=percent / 100, relative=True)
