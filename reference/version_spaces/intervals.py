"""Version spaces of intervals: one numeric attribute, which must lie between two numbers. Blockeel, section 3.3.5."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from reference.process import Process
from reference.version_spaces.hypotheses import YES

Interval = tuple[float, float]


def within(interval: Any, x: float) -> bool:
    """Whether a closed interval holds a number; None holds none."""
    return interval is not None and interval[0] <= x <= interval[1]


def interval_generalize(interval: Any, x: float) -> Interval:
    """The smallest closed interval that holds a number and the interval; None stands for the empty one.

    Blockeel, section 3.3.5, which leaves open whether the ends belong to it.

    >>> interval_generalize(None, 4), interval_generalize((4, 9), 2), interval_generalize((4, 9), 5)
    ((4, 4), (2, 9), (4, 9))
    """
    return (x, x) if interval is None else (min(interval[0], x), max(interval[1], x))


def interval_specialize(interval: Any, x: float, *, integer: bool = False) -> list[Interval]:
    """The largest parts of an interval without a number: what is below and what is above it.

    For whole numbers (`integer`) both parts are closed. Else they end at the number itself, which does not belong to
    them. A part that would hold nothing is left out; an interval that does not hold the number stays as it is.

    >>> interval_specialize((2, 9), 5, integer=True), interval_specialize((2, 9), 2, integer=True)
    ([(2, 4), (6, 9)], [(3, 9)])
    >>> interval_specialize((2, 9), 5), interval_specialize((2, 9), 11)
    ([(2, 5), (5, 9)], [(2, 9)])
    """
    low, high = interval
    if not within(interval, x):
        return [(low, high)]
    step = 1 if integer else 0
    return [(low, x - step)] * (low < x) + [(x + step, high)] * (x < high)


@dataclass(frozen=True, slots=True)
class IntervalState:
    """The borders after `seen` examples: the smallest interval, None if there is none, and the largest ones."""

    seen: int
    S: Interval | None
    G: tuple[Interval, ...]


def interval_start(limits: Sequence[int], examples: Sequence[tuple[int, str]]) -> IntervalState:
    """The first borders: no smallest interval, and the interval of all numbers."""
    low, high = limits
    return IntervalState(0, None, ((low, high),))


def interval_successors(
    state: IntervalState, limits: Sequence[int], examples: Sequence[tuple[int, str]]
) -> tuple[IntervalState, ...]:
    """The borders after the next example, for whole numbers; if no interval is consistent, there is none left."""
    if state.seen == len(examples):
        return ()
    x, label = examples[state.seen]
    if label == YES:
        specific: Any = interval_generalize(state.S, x)
        general = [(low, high) for low, high in state.G if within((low, high), x)]
    else:
        specific = state.S
        general = [part for each in state.G for part in interval_specialize(each, x, integer=True)]
    kept = tuple(each for each in general if specific is None or holds_interval(each, specific))
    return (IntervalState(state.seen + 1, specific if kept else None, kept),)


def holds_interval(outer: Interval, inner: Interval) -> bool:
    """Whether one interval holds all of another."""
    return outer[0] <= inner[0] and inner[1] <= outer[1]


INTERVAL_BORDERS = Process(interval_start, interval_successors)
