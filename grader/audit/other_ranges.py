"""Draws from other ranges than an exercise has: smaller, equal or larger ones, of the same kind of value."""

from collections.abc import Mapping
from random import Random
from typing import Any

from grader.spec.expressions import ExpressionNode, FloatDraw, IntDraw, Make, Pick

SMALL, SAME, LARGE = "small", "same", "large"
MODES = (*[SMALL] * 6, SAME, LARGE)  # mostly small: a difference shows there first, and answers come fast


def widened(nodes: Mapping[str, ExpressionNode], random: Random) -> dict[str, Any]:
    """The expressions with other ranges, all of one mode: small, same or large."""
    mode = random.choice(MODES)
    return {name: widened_node(node, mode) for name, node in nodes.items()}


def widened_node(node: ExpressionNode, mode: str) -> Any:  # noqa: PLR0911  one a form
    """The expression with other ranges."""
    match node:
        case IntDraw(low, high):
            return IntDraw(*whole_range(low, high, mode))
        case FloatDraw(low, high, decimals):
            # Only more decimals: the ends may be those of a domain, as 0 and 1 of a probability.
            return FloatDraw(low, high, decimals if mode != LARGE else decimals + 1)
        case Pick(options):
            return Pick(tuple(widened_node(each, mode) for each in options))
        case Make(function, args):
            return Make(function, {name: widened_argument(each, mode) for name, each in args.items()})
        case Mapping():
            return {name: widened_node(each, mode) for name, each in node.items()}
        case list() | tuple():
            return [widened_node(each, mode) for each in node]
    return node


def widened_argument(node: ExpressionNode, mode: str) -> Any:
    """An argument of a generator with other ranges: a pair of whole numbers is a range there."""
    if isinstance(node, list | tuple) and len(node) == 2 and all(type(each) is int for each in node):
        low, high = node
        # A pair that does not rise is no range: a shape, a point.
        return list(whole_range(low, high, mode)) if 0 <= low < high else node
    if isinstance(node, Mapping):
        return {name: widened_argument(each, mode) for name, each in node.items()}
    return widened_node(node, mode)


def whole_range(low: int, high: int, mode: str) -> tuple[int, int]:
    """Another range of whole numbers; one that begins at 0 or above stays there.

    >>> whole_range(8, 24, "small"), whole_range(8, 24, "large"), whole_range(2, 3, "small")
    ((2, 4), (4, 32), (1, 2))
    >>> whole_range(-9, -3, "small"), whole_range(-9, -3, "large")
    ((-9, -3), (-9, 0))
    """
    if low < 0:
        return (low, high) if mode != LARGE else (low, high + (high - low + 1) // 2)
    least = min(low, 1)
    if mode == SMALL:
        return max(least, low // 4), max(low // 2, least + 1)
    return (max(least, low // 2), high + (high - low + 1) // 2) if mode == LARGE else (low, high)
