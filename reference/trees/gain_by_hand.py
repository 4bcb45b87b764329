"""A hand calculation of information gains, part by part; each part is a function of earlier ones."""

from reference.information.gain import Rows, class_entropy, remainder


def gain_from(whole: float, left: float) -> float:
    """The gain of a split: the entropy of the whole minus the entropy that is left."""
    return whole - left


def largest_of(**gains: float) -> str:
    """The name of the largest number; of equal ones the first."""
    return max(gains, key=lambda name: gains[name])


def gain_parts(rows: Rows, target: str, *, base: float = 2) -> dict[str, float | str]:
    """A hand calculation: the entropy of the classes, what each attribute leaves of it and gains, and the best one.

    >>> rows = [{"a": "u", "b": "x", "class": "yes"}, {"a": "v", "b": "x", "class": "no"}]
    >>> gain_parts(rows, "class")
    {'entropy': 1.0, 'left_a': 0.0, 'left_b': 1.0, 'gain_a': 1.0, 'gain_b': 0.0, 'best': 'a'}
    """
    names = [column for column in rows[0] if column != target]
    whole = class_entropy(rows, target, base=base)
    left = {name: remainder(rows, name, target, base=base) for name in names}
    gains = {name: gain_from(whole, left[name]) for name in names}
    return {
        "entropy": whole,
        **{f"left_{name}": value for name, value in left.items()},
        **{f"gain_{name}": value for name, value in gains.items()},
        "best": largest_of(**gains),
    }
