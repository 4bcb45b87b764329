"""Known mistakes about the borders of a version space of intervals."""

from collections.abc import Callable, Sequence
from typing import Any

from reference.process import Process
from reference.version_spaces.hypotheses import YES
from reference.version_spaces.intervals import (
    Interval,
    IntervalState,
    holds_interval,
    interval_generalize,
    interval_specialize,
    interval_start,
    within,
)

Coins = Sequence[tuple[int, str]]
Cut = Callable[[Interval, float], list[Interval]]


def parts_without(interval: Interval, x: float) -> list[Interval]:
    """The parts of an interval below and above a number, as they should be."""
    return interval_specialize(interval, x, integer=True)


def variant(
    cut: Cut = parts_without,
    *,
    above_s: bool = True,
    emptied: bool = True,
    from_any: bool = False,
    cut_by_yes: bool = True,
) -> Process[IntervalState]:
    """Candidate elimination for intervals with some rules left out."""

    def successors(state: IntervalState, limits: Sequence[int], examples: Coins) -> tuple[IntervalState, ...]:
        if state.seen == len(examples):
            return ()
        x, label = examples[state.seen]
        specific: Any = interval_generalize(state.S, x) if label == YES or from_any else state.S
        if label == YES:
            general = [(low, high) for low, high in state.G if within((low, high), x) or not cut_by_yes]
        else:
            general = [part for low, high in state.G for part in cut((low, high), x)]
        kept = tuple(g for g in general if specific is None or holds_interval(g, specific) or not above_s)
        return (IntervalState(state.seen + 1, specific if kept or not emptied else None, kept),)

    return Process(interval_start, successors)


def end_kept(interval: Interval, x: float) -> list[Interval]:
    """Both parts with the number itself as an end."""
    low, high = interval
    return [(low, x), (x, high)] if low < x < high else parts_without(interval, x)


def larger_part(interval: Interval, x: float) -> list[Interval]:
    """The larger of the two parts only; of equal ones the lower."""
    return sorted(parts_without(interval, x), key=lambda part: part[0] - part[1])[:1]


def s_from_any(state: IntervalState, limits: Sequence[int], examples: Coins) -> tuple[IntervalState, ...]:
    """S as the interval of all coins so far, whatever their labels; G as it should be."""
    if state.seen == len(examples):
        return ()
    seen = [number for number, _ in examples[: state.seen + 1]]
    accepted = [number for number, label in examples[: state.seen + 1] if label == YES]
    x, label = examples[state.seen]
    parts = state.G if label == YES else [part for low, high in state.G for part in parts_without((low, high), x)]
    general = tuple((low, high) for low, high in parts if all(low <= number <= high for number in accepted))
    return (IntervalState(state.seen + 1, (min(seen), max(seen)) if general else None, general),)


END_KEPT = variant(end_kept)
NOT_ABOVE_S = variant(above_s=False)
S_KEPT = variant(emptied=False)
S_FROM_ANY = Process(interval_start, s_from_any)
LARGER_PART_ONLY = variant(larger_part)
NOT_CUT_BY_YES = variant(cut_by_yes=False, above_s=False)
