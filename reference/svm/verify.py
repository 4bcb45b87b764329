"""Verifier for the line with the largest margin and its support vectors, in any scale of w and b.

Of w·x + b every positive multiple is the same line. The support vectors are all points on the margin, or any of them
that alone lead to the same line. A flaw's part says where it shows, by which known mistakes are told apart.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Any

from reference.flaw import Flaw, NotReadable
from reference.svm.margin import Vector, margin, max_margin

SHORT = 1e-3  # the share of the largest margin that may be missing: iterative solvers stop before the exact optimum
ROUNDING = 1e-9  # a point nearer than this share of the largest margin lies on the line, apart from rounding
FORM = (
    "Return a dict with `w`, a list of two numbers, `b`, a number, `support`, a list of indices of points, "
    "and `margin`, a number."
)
NAMES = ("w", "b", "support", "margin")


def separator_flaws(answer: Any, points: Sequence[Vector], labels: Sequence[int]) -> list[Flaw]:
    """The flaws of a separator; none for any scale of the right one with enough support vectors."""
    w, b, support, size = read_separator(answer, len(points[0]))
    best = max_margin(points, labels)
    found = [*line_flaws(w, b, points, labels, best["margin"]), *support_flaws(support, points, labels, best)]
    # as lenient as the line itself: the margin of a nearly best line
    if not math.isclose(size, best["margin"], rel_tol=SHORT):
        message = "The margin is not the distance of the support vectors from the line."
        found.append(Flaw(f"margin {size:.3f}", 0.4, "margin_value", message))
    return found


def line_flaws(w: Vector, b: float, points: Sequence[Vector], labels: Sequence[int], most: float) -> Iterator[Flaw]:
    """The flaws of a line: it does not separate the classes, or its margin is not the largest."""
    length = math.hypot(*w)
    if not length:
        yield Flaw("no line", 1, "no_direction", "Every weight in `w` is zero, so there is no line.")
        return
    own = margin(w, b, points, labels)
    line = [round(value / length, 3) + 0.0 for value in (*w, b)]  # + 0.0, as -0.0 and 0.0 are the same
    if own <= ROUNDING * most:
        yield Flaw(f"line {line}", 1, "wrong_side", "A point lies on the wrong side of the line, or on it.")
    elif own < (1 - SHORT) * most:
        yield Flaw(f"line {line}", 1, "not_widest", "The line separates the classes, but another has a larger margin.")


def support_flaws(
    support: Sequence[int], points: Sequence[Vector], labels: Sequence[int], best: dict[str, Any]
) -> Iterator[Flaw]:
    """The flaws of support vectors: some are not on the margin, or they are too few to determine the line."""
    named = f"support {sorted(set(support))}"
    if not set(support) <= set(best["support"]):
        yield Flaw(named, 0.5, "not_support", "A point that is named as a support vector does not lie on the margin.")
    elif not decides(sorted(set(support)), points, labels, best):
        yield Flaw(
            named, 0.5, "too_few_support", "The support vectors alone do not lead to the line: some are missing."
        )


def decides(support: Sequence[int], points: Sequence[Vector], labels: Sequence[int], best: dict[str, Any]) -> bool:
    """Whether the points with these numbers alone lead to the same line."""
    own = [labels[number] for number in support]
    # one class alone has no separator
    if not {1, -1} <= set(own):
        return False
    found = max_margin([points[number] for number in support], own)
    return bool(found["w"] == best["w"] and found["b"] == best["b"])  # exact, as both come from fractions


def has_one_separator(points: Sequence[Vector], labels: Sequence[int]) -> bool:
    """Whether no support vector can be left out, so that one answer is right apart from its scale."""
    best = max_margin(points, labels)
    left = ([each for each in best["support"] if each != gone] for gone in best["support"])
    return not any(decides(rest, points, labels, best) for rest in left)


def read_separator(answer: Any, dimensions: int) -> tuple[list[float], float, list[int], float]:
    """Weights, offset, indices and margin of an answer, from a dict or from a list of the four."""
    if isinstance(answer, dict):
        answer = [answer.get(name) for name in NAMES]
    if not isinstance(answer, list) or len(answer) != len(NAMES):
        raise NotReadable(FORM)
    w, b, support, size = answer
    # scikit-learn gives b as an array of one number
    b, size = (each[0] if isinstance(each, list) and len(each) == 1 else each for each in (b, size))
    if not isinstance(w, list) or not isinstance(support, list) or not all(map(is_number, (*w, b, *support, size))):
        raise NotReadable(FORM)
    if len(w) != dimensions or any(number != int(number) for number in support):
        raise NotReadable(FORM)
    return [float(value) for value in w], float(b), [int(number) for number in support], float(size)


def is_number(value: Any) -> bool:
    """Whether a value is a finite number, and not True or False."""
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
