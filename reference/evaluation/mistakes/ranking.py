"""Known mistakes with rankings and curves."""

from collections.abc import Sequence

from reference.evaluation.curves_by_hand import Rows
from reference.evaluation.ranking import RocState, reached_counts, roc_successors, totals
from reference.evaluation.segments import Segment, auc_of_segments, coverage_curve, gini_coefficient, ranking_errors
from reference.process import Process


def positives_times_negatives(scores: Sequence[float], labels: Sequence[str], positive: str) -> int:
    """The number of pairs of a positive and a negative."""
    found, rest = totals(*reached_counts(scores, labels, positive))
    return found * rest


def listed_successors(
    state: RocState, scores: Sequence[float], labels: Sequence[str], positive: str
) -> tuple[RocState, ...]:
    """One example at a time, those of the same score as they are listed."""
    order = sorted(range(len(scores)), key=lambda place: -scores[place])
    done = state.tp + state.fp
    if done == len(order):
        return ()
    hit = labels[order[done]] == positive
    return (RocState(scores[order[done]], state.tp + hit, state.fp + (not hit)),)


def rising_successors(
    state: RocState, scores: Sequence[float], labels: Sequence[str], positive: str
) -> tuple[RocState, ...]:
    """The smallest score first."""
    last = None if state.threshold is None else -state.threshold
    turned = [-score for score in scores]
    return tuple(
        RocState(None if each.threshold is None else -each.threshold, each.tp, each.fp)
        for each in roc_successors(RocState(last, state.tp, state.fp), turned, labels, positive)
    )


def block_successors(
    state: RocState, scores: Sequence[float], labels: Sequence[str], positive: str
) -> tuple[RocState, ...]:
    """What is added at each score, not added up."""
    fresh = RocState(state.threshold, 0, 0)
    return roc_successors(fresh, scores, labels, positive)


def nothing_yet(**_: object) -> RocState:
    """Nothing counts as positive."""
    return RocState(None, 0, 0)


ROC_AS_LISTED = Process(nothing_yet, listed_successors)
ROC_RISING = Process(nothing_yet, rising_successors)
ROC_NOT_ADDED_UP = Process(nothing_yet, block_successors)


def quality(segments: Sequence[Segment], errors: float) -> dict[str, float]:
    """What so many ranking errors make of the area and of the Gini coefficient."""
    negatives, found = coverage_curve(segments)[-1]
    area = 1 - errors / (negatives * found)
    return {"errors": errors, "auc": area, "gini": gini_coefficient(area)}


def quality_with_impurity(segments: Sequence[Segment]) -> dict[str, float]:
    """The Gini index of the classes, 2p(1 - p), for the Gini coefficient of the ranking."""
    negatives, found = coverage_curve(segments)[-1]
    share = found / (found + negatives)
    return {
        "errors": ranking_errors(segments),
        "auc": auc_of_segments(segments),
        "gini": 2 * share * (1 - share),
    }


def tied_pairs(rows: Rows, positive: str) -> int:
    """How many pairs of a positive and a negative have the same score."""
    own = [row["score"] for row in rows if row["truth"] == positive]
    return sum(row["score"] == score for row in rows if row["truth"] != positive for score in own)
