"""How C4.5 chooses a test, and when it refuses one. Blockeel, section 4.5.1; Witten, sections 4.3 and 6.1.

Attributes with one value are not candidates. Gains are compared with their mean apart from rounding: the mean of equal
floats may exceed each of them.
"""

import math
from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from typing import TypeVar

from reference.information.gain import Rows, information_gain
from reference.trees.splitting import gain_ratio

Name = TypeVar("Name", bound=Hashable)
SAME_RATIO = 1e-9  # gains and ratios that differ by less are tied, apart from rounding


def candidates(rows: Rows, attributes: Sequence[str]) -> list[str]:
    """The attributes with at least two values."""
    return [name for name in attributes if len({row[name] for row in rows}) > 1]


def best_of_average(worths: Mapping[Name, tuple[float, float]], *, mean_gain: bool = True, tol: float) -> list[Name]:
    """Every test with the largest gain ratio among those whose gain is at least the mean, from gains and gain ratios.

    Without `mean_gain`, among all.

    >>> best_of_average({"a": (0.3, 0.3), "b": (0.1, 0.9), "c": (0.2, 0.4)}, tol=1e-9)
    ['c']
    """
    gains = [gain for gain, _ in worths.values()]
    least = math.fsum(gains) / len(gains) - tol if mean_gain and gains else -math.inf
    ratios = {name: ratio for name, (gain, ratio) in worths.items() if gain >= least}
    return [name for name in ratios if ratios[name] >= max(ratios.values()) - tol]


def c45_choices(rows: Rows, attributes: Sequence[str], target: str, *, tol: float = SAME_RATIO) -> list[str]:
    """Every attribute that C4.5 may choose: the largest gain ratio among gains of at least the average."""
    names = candidates(rows, attributes)
    worths = {name: (information_gain(rows, name, target), gain_ratio(rows, name, target) or 0.0) for name in names}
    return best_of_average(worths, tol=tol)


def c45_choose(rows: Rows, attributes: Sequence[str], target: str, *, tol: float = SAME_RATIO) -> str:
    """The first attribute with the largest gain ratio among those whose gain is at least the average of all.

    Both books keep a gain equal to the average. Without the average, an attribute of very small split information wins
    by its ratio alone.

    >>> rows = [{"a": a, "b": b, "class": c} for a, b, c in [("u", "x", "y"), ("u", "x", "n"), ("v", "x", "n")]]
    >>> c45_choose(rows, ["b", "a"], "class")
    'a'
    """
    chosen = c45_choices(rows, attributes, target, tol=tol)
    if not chosen:
        raise ValueError("no attribute has two values: there is nothing to choose")
    return chosen[0]


def c45_choice(rows: Rows, target: str) -> str:
    """The choice of C4.5 among all columns but the target."""
    return c45_choose(rows, [name for name in rows[0] if name != target], target)


def c45_right_choices(rows: Rows, target: str) -> list[str]:
    """All attributes that are right where several are tied."""
    return c45_choices(rows, [name for name in rows[0] if name != target], target)


def mean_gain(rows: Rows, attributes: Sequence[str], target: str) -> float:
    """The mean gain of the candidates."""
    names = candidates(rows, attributes)
    return math.fsum(information_gain(rows, name, target) for name in names) / len(names)


def split_allowed(branch_sizes: Sequence[float | Fraction], *, minimum: float | Fraction = 2) -> bool:
    """Whether at least two branches of a split have `minimum` examples. Witten, section 6.1.

    >>> split_allowed([1, 13]), split_allowed([2, 12]), split_allowed([1, 2, 11])
    (False, True, True)
    """
    return sum(size >= minimum for size in branch_sizes) >= 2


def numeric_minimum(n: float | Fraction, n_classes: int, *, minimum: float = 2) -> float | Fraction:
    """How many examples a threshold must leave on each side: a tenth of the mean class size, at most 25.

    Never less than `minimum`; it is not rounded. Witten, section 6.1.

    >>> numeric_minimum(14, 2), numeric_minimum(90, 3), numeric_minimum(1000, 2)
    (2, 3.0, 25)
    """
    # n / (10 k), not 0.1 n / k: 0.1 * 90 / 3 is 3.0000000000000004 in other orders
    return max(minimum, min(n / (10 * n_classes), 25))


def adjusted_gain(gain: float, n_candidates: int, n: float) -> float:
    """The gain in bits less log2(S) / n for S candidate thresholds: the bits that name one of them.

    It may be negative; then the attribute is not used. Witten, section 6.1.

    >>> round(adjusted_gain(0.1134, 11, 14), 4)
    -0.1337
    """
    return gain - math.log2(n_candidates) / n


def threshold_allowed(below: int, above: int, minimum: float) -> str:
    """`yes` if a threshold leaves the minimum on both sides, else `no`, as a part of a hand calculation."""
    return "yes" if split_allowed([below, above], minimum=minimum) else "no"


def nominal_allowed(sizes: Sequence[int]) -> str:
    """`yes` if two branches of a test have two examples, else `no`, as a part of a hand calculation."""
    return "yes" if split_allowed(sizes) else "no"
