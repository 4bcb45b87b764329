"""Shares of a whole, where the whole may be empty."""

from typing import TypeVar

T = TypeVar("T")


def share(part: float, whole: float, undefined: T) -> float | T:
    """The part divided by the whole; `undefined` if the whole is 0, a case that no book settles.

    >>> share(3, 4, None), share(0, 0, None), share(0, 0, 0.0)
    (0.75, None, 0.0)
    """
    return part / whole if whole else undefined
