"""Known mistakes in the choice of C4.5. Each gives an attribute, or None where it finds none."""

import math
from collections.abc import Callable, Sequence
from statistics import fmean

from reference.information.gain import Rows, information_gain
from reference.trees.c45_choice import candidates
from reference.trees.mistakes.splitting import Score, gain_per_value, ratio
from reference.trees.splitting import attributes_of, gain_ratio

SAME = 1e-9  # gains and ratios that differ by less are the same


def chosen_by(
    rows: Rows,
    target: str,
    *,
    bar: Callable[[Sequence[float]], float] = fmean,
    strict: bool = False,
    constants: bool = False,
    score: Score = ratio,
) -> str | None:
    """The first best attribute whose gain reaches a bar over the gains of all attributes."""
    every = attributes_of(rows, target)
    names = candidates(rows, every)
    gains = {name: information_gain(rows, name, target) for name in every}
    least = bar([gains[name] for name in (every if constants else names)])
    kept = [name for name in names if gains[name] >= least + (SAME if strict else -SAME)]
    scores = {name: score(rows, name, target) for name in kept}
    return next((name for name in kept if scores[name] >= max(scores.values()) - SAME), None)


def largest_ratio(rows: Rows, target: str) -> str | None:
    """The largest gain ratio of all attributes."""
    return chosen_by(rows, target, bar=lambda gains: -math.inf)


def largest_gain(rows: Rows, target: str) -> str | None:
    """The largest gain."""
    return chosen_by(rows, target, score=information_gain)


def above_average(rows: Rows, target: str) -> str | None:
    """Only gains above the average are kept."""
    return chosen_by(rows, target, strict=True)


def average_with_constants(rows: Rows, target: str) -> str | None:
    """Attributes of one value count in the average."""
    return chosen_by(rows, target, constants=True)


def gain_per_value_kept(rows: Rows, target: str) -> str | None:
    """The gain divided by the number of values takes the place of the ratio."""
    return chosen_by(rows, target, score=gain_per_value)


def smallest_ratio(rows: Rows, target: str) -> str:
    """The smallest gain ratio."""
    names = candidates(rows, attributes_of(rows, target))
    return min(names, key=lambda name: gain_ratio(rows, name, target) or 0.0)
