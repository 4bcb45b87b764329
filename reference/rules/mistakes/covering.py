"""Known mistakes in growing a rule, and in covering examples by several."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from reference.process import Process
from reference.rules.coverage import Body, Row, Rows, coverage_counts, covers
from reference.rules.covering import CoverState, GrowState, all_rules, as_body, candidates, covering_start, grow_start


def grow_variant(choice: Any, done: Any = None) -> Process[GrowState]:
    """Growing a rule by another choice of the next condition, or with another end."""

    def successors(state: GrowState, rows: Rows, target: str, positive: Any) -> tuple[GrowState, ...]:
        body = as_body(state.body)
        hits, misses = coverage_counts(body, rows, target, positive)
        if not misses or (done and done(hits, misses)):
            return ()
        scored = {
            each: choice(*coverage_counts([*body, each], rows, target, positive))
            for each in candidates(body, rows, target)
        }
        allowed = {each: score for each, score in scored.items() if score is not None}
        best = max(allowed.values(), default=None)
        return tuple(GrowState((*body, each)) for each, score in allowed.items() if score == best)

    return Process(grow_start, successors)


def most_positives(hits: int, misses: int) -> Any:
    """The condition that keeps most positive rows, whatever else it covers."""
    return hits or None


def fewest_negatives(hits: int, misses: int) -> Any:
    """The condition that covers fewest negative rows."""
    return -misses if hits else None


def by_accuracy(hits: int, misses: int) -> Any:
    """The usual choice: accuracy, then positive rows."""
    return (Fraction(hits, hits + misses), hits) if hits else None


def mostly_right(hits: int, misses: int) -> bool:
    """Whether a rule is right on more than half of what it covers: too early an end."""
    return hits > misses


GROW_BY_POSITIVES = grow_variant(most_positives)
GROW_BY_NEGATIVES = grow_variant(fewest_negatives)
GROW_UNTIL_MOSTLY_RIGHT = grow_variant(by_accuracy, mostly_right)


def covering_variant(next_rows: Any, left_after: Any) -> Process[CoverState]:
    """Covering that learns from other rows, or removes others."""

    def successors(state: CoverState, rows: Rows, target: str, positive: Any) -> tuple[CoverState, ...]:
        left = tuple(sorted(int(place) for place in state.left))
        if not left:
            return ()
        return tuple(
            CoverState(body, left_after(left, body, rows))
            for body in all_rules(next_rows(rows, left, target, positive), target, positive)
            if left_after(left, body, rows) != left
        )

    return Process(covering_start, successors)


def negatives_and_left(rows: Rows, left: Sequence[int], target: str, positive: Any) -> list[Row]:
    """The usual rows: what is left of the class, and all others."""
    return [row for place, row in enumerate(rows) if row[target] != positive or place in left]


def all_rows(rows: Rows, left: Sequence[int], target: str, positive: Any) -> list[Row]:
    """Every row, covered or not: the same rule again."""
    return list(rows)


def without_covered(left: tuple[int, ...], body: Body, rows: Rows) -> tuple[int, ...]:
    """The usual removal: what the rule covers."""
    return tuple(place for place in left if not covers(body, rows[place]))


def without_first(left: tuple[int, ...], body: Body, rows: Rows) -> tuple[int, ...]:
    """One covered row removed, the others kept."""
    gone = next((place for place in left if covers(body, rows[place])), None)
    return tuple(place for place in left if place != gone)


COVERING_ONE_AT_A_TIME = covering_variant(negatives_and_left, without_first)
COVERING_FROM_ALL_ROWS = covering_variant(all_rows, without_covered)
