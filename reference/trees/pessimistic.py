"""Pessimistic estimates of the error of a leaf and of a subtree, as C4.5 prunes by them. Witten, section 6.1."""

import math
from collections.abc import Sequence
from statistics import NormalDist

HALVINGS = 60  # of the interval from 0 to 1: beyond the last bit of a float


def pessimistic_error(errors: int, n: int, *, z: float = 0.69, method: str = "wilson") -> float:
    """The upper end of a confidence interval for the error of a leaf with `errors` wrong examples of `n`.

    `wilson` is the formula that Witten prints, `normal` the simpler interval of Blockeel's chapter 6, which has no
    width at pure leaves, `binomial` the exact limit that the program C4.5 computes. 25 % confidence is z = 0.69 in
    Witten, and 0.6745 exactly.

    >>> [round(pessimistic_error(e, n), 2) for e, n in [(2, 6), (1, 2), (5, 14)]]
    [0.47, 0.72, 0.45]
    >>> round(pessimistic_error(0, 1, z=0.6745, method="binomial"), 2)
    0.75
    """
    f = errors / n
    if method == "binomial":
        return binomial_limit(errors, n, 1 - NormalDist().cdf(z))
    if method == "normal":
        return f + z * math.sqrt(f * (1 - f) / n)
    inside = f / n - f**2 / n + z**2 / (4 * n**2)
    return (f + z**2 / (2 * n) + z * math.sqrt(inside)) / (1 + z**2 / n)


def binomial_limit(errors: int, n: int, confidence: float) -> float:
    """The error rate at which `errors` or fewer of `n` are wrong with the given probability; 1 where all are wrong.

    >>> round(binomial_limit(0, 1, 0.25), 6), binomial_limit(3, 3, 0.25)
    (0.75, 1.0)
    """
    if errors >= n:
        return 1.0
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        p = (low + high) / 2
        below = math.fsum(math.comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(errors + 1))
        low, high = (p, high) if below > confidence else (low, p)
    return low


def subtree_error(leaves: Sequence[Sequence[int]], *, z: float = 0.69, method: str = "wilson") -> float:
    """The pessimistic error of a subtree: that of its leaves `[errors, n]`, weighted by their examples.

    >>> round(subtree_error([[2, 6], [1, 2], [2, 6]]), 2)
    0.51
    """
    whole = sum(n for _, n in leaves)
    return math.fsum(n * pessimistic_error(errors, n, z=z, method=method) for errors, n in leaves) / whole


def combined(first_n: int, first: float, second_n: int, second: float) -> float:
    """The error of a subtree of two leaves from their estimates, as a part of a hand calculation."""
    return (first_n * first + second_n * second) / (first_n + second_n)


def verdict(subtree: float, leaf: float, *, on_tie: str = "prune") -> str:
    """`prune` or `keep`: whether a subtree becomes a leaf by the two estimates."""
    return "prune" if leaf < subtree or (leaf == subtree and on_tie == "prune") else "keep"
