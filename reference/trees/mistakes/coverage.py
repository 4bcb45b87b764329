"""Known mistakes with a tree that grows in coverage space."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from reference.evaluation.ranking import share_won
from reference.evaluation.segments import counts_of
from reference.information.gain import Rows
from reference.process import Process
from reference.trees.coverage import CoverageState, area, coverage_start, coverage_successors, segment_of
from reference.trees.id3 import reached
from reference.trees.mistakes.rankers import by_positives
from reference.trees.ranking import rank_leaves

Change = Callable[[CoverageState, CoverageState, Any], CoverageState]  # the state before, that after, the inputs


def growing(change: Change) -> Process[CoverageState]:
    """The growth of a tree in which every step is changed."""

    def successors(state: CoverageState, **inputs: Any) -> tuple[CoverageState, ...]:
        return tuple(change(state, after, inputs) for after in coverage_successors(state, **inputs))

    return Process(coverage_start, successors)


def breadth_first(state: CoverageState, **inputs: Any) -> tuple[CoverageState, ...]:
    """The states of a tree that grows level by level."""
    rest = state.waiting[1:]
    return tuple(
        replace(after, waiting=(*rest, *(path for path in after.waiting if path not in rest)))
        for after in coverage_successors(state, **inputs)
    )


def with_parent(before: CoverageState, after: CoverageState, inputs: Any) -> CoverageState:
    """The node that is split keeps its segment beside those of its children."""
    parent = segment_of(reached(inputs["rows"], before.waiting[0]), inputs["target"], inputs["positive"])
    return ranked(after, [*after.segments, parent])


def ranked(state: CoverageState, segments: list[tuple[int, int]]) -> CoverageState:
    """The state with other segments, ranked."""
    kept = tuple(segments[place] for place in rank_leaves(segments))
    return replace(state, segments=kept, auc=area(kept))


def most_positives_first(_: CoverageState, after: CoverageState, __: Any) -> CoverageState:
    """Segments are ranked by their positives alone."""
    kept = tuple(after.segments[place] for place in by_positives(after.segments))
    return replace(after, segments=kept, auc=area(kept))


def by_counts(_: CoverageState, after: CoverageState, __: Any) -> CoverageState:
    """Segments are sorted as pairs: by their positives, then by their negatives."""
    kept = tuple(sorted(after.segments, reverse=True))
    return replace(after, segments=kept, auc=area(kept))


def of_two_classes(start_or_step: Callable[..., Any]) -> Callable[..., Any]:
    """A start or a step that counts one of the other classes alone, the first that occurs, as negative."""

    def counted(*state: CoverageState, rows: Rows, target: str, positive: str, **inputs: Any) -> Any:
        other = next((row[target] for row in rows if row[target] != positive), positive)
        kept = [row for row in rows if row[target] in (positive, other)]
        return start_or_step(*state, rows=kept, target=target, positive=positive, **inputs)

    return counted


def smaller_first(_: CoverageState, after: CoverageState, __: Any) -> CoverageState:
    """Of equal shares, the segments with fewer rows come first."""
    turned = after.segments[::-1]
    kept = tuple(turned[place] for place in rank_leaves(turned, tie=None))
    return replace(after, segments=kept)


def ties_nothing(_: CoverageState, after: CoverageState, __: Any) -> CoverageState:
    """The area leaves out the pairs within one segment."""
    return replace(after, auc=share_won(*counts_of(after.segments), 0))


def exchanged(_: CoverageState, after: CoverageState, __: Any) -> CoverageState:
    """The segments have the negatives first."""
    return replace(after, segments=tuple((negatives, positives) for positives, negatives in after.segments))


def exchanged_start(tree: Any, rows: Rows, target: str, positive: str, **_: Any) -> CoverageState:
    """The start with the negatives first."""
    state = coverage_start(tree, rows, target, positive)
    return exchanged(state, state, None)


def from_exchanged(state: CoverageState, **inputs: Any) -> tuple[CoverageState, ...]:
    """The steps with the negatives first, from a state with the negatives first."""
    right = exchanged(state, state, None)
    return tuple(exchanged(state, after, None) for after in coverage_successors(right, **inputs))


GROWTH_BREADTH_FIRST = Process(coverage_start, breadth_first)
GROWTH_WITH_PARENTS = growing(with_parent)
GROWTH_BY_POSITIVES = growing(most_positives_first)
GROWTH_BY_COUNTS = growing(by_counts)
GROWTH_OF_TWO_CLASSES = Process(of_two_classes(coverage_start), of_two_classes(coverage_successors))
GROWTH_SMALLER_FIRST = growing(smaller_first)
GROWTH_WITHOUT_TIES = growing(ties_nothing)
GROWTH_EXCHANGED = Process(exchanged_start, from_exchanged)
