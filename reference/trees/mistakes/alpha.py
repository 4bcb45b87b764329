"""Known mistakes with the choice of alpha by cross-validation."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from reference.information.gain import Rows
from reference.trees.cost_complexity import share_right, tree_at

Paths = Sequence[Sequence[Sequence[Any]]]
AT_ZERO = 1e-12  # above an alpha, and far below the next


def means(
    paths: Paths, held: Sequence[Rows], target: str, alphas: Sequence[float], at: Callable[[Any, float], Any] = tree_at
) -> list[Fraction]:
    """The mean share of right labels for each alpha."""
    return [
        sum((share_right(at(path, alpha), rows, target) for path, rows in zip(paths, held, strict=True)), Fraction(0))
        for alpha in alphas
    ]


def pooled_alpha(paths: Paths, held: Sequence[Rows], target: str, alphas: Sequence[float]) -> float:
    """The largest of the alphas with most rows right in all folds together."""
    right = [
        sum(share_right(tree_at(path, alpha), rows, target) * len(rows) for path, rows in zip(paths, held, strict=True))
        for alpha in alphas
    ]
    return max(alpha for alpha, many in zip(alphas, right, strict=True) if many == max(right))


def first_alpha(paths: Paths, held: Sequence[Rows], target: str, alphas: Sequence[float]) -> float:
    """The first of the best alphas."""
    found = means(paths, held, target, alphas)
    return alphas[found.index(max(found))]


def worst_alpha(paths: Paths, held: Sequence[Rows], target: str, alphas: Sequence[float]) -> float:
    """The largest of the worst alphas."""
    found = means(paths, held, target, alphas)
    return max(alpha for alpha, mean in zip(alphas, found, strict=True) if mean == min(found))


def nearest_alpha(paths: Paths, held: Sequence[Rows], target: str, alphas: Sequence[float]) -> float:
    """The best alpha if the tree with the nearest beginning is taken."""
    found = means(paths, held, target, alphas, lambda path, a: min(path, key=lambda pair: abs(pair[0] - a))[1])
    return max(alpha for alpha, mean in zip(alphas, found, strict=True) if mean == max(found))


def later(paths: Paths) -> list[list[list[Any]]]:
    """Sequences whose trees, after the first, begin just above where they should."""
    return [[[begins + AT_ZERO * (place > 0), tree] for place, (begins, tree) in enumerate(path)] for path in paths]


def sooner(paths: Paths) -> list[list[list[Any]]]:
    """Sequences whose trees begin where the tree before them does; the last one stays to the end."""
    return [[[pair[0], after[1]] for pair, after in zip(path, [*path[1:], path[-1]], strict=True)] for path in paths]
