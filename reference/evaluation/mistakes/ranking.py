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


def exchanged_successors(
    state: RocState, scores: Sequence[float], labels: Sequence[str], positive: str
) -> tuple[RocState, ...]:
    """True and false positives, each under the other's name."""
    turned = RocState(state.threshold, state.fp, state.tp)
    return tuple(
        RocState(each.threshold, each.fp, each.tp) for each in roc_successors(turned, scores, labels, positive)
    )


def above_successors(
    state: RocState, scores: Sequence[float], labels: Sequence[str], positive: str
) -> tuple[RocState, ...]:
    """The examples with scores above the threshold; a score equal to it does not count."""
    below = [score for score in scores if state.threshold is None or score < state.threshold]
    if not below:
        return ()
    hits = [label == positive for score, label in zip(scores, labels, strict=True) if score > max(below)]
    return (RocState(max(below), sum(hits), len(hits) - sum(hits)),)


def larger_successors(
    state: RocState, scores: Sequence[float], labels: Sequence[str], positive: str
) -> tuple[RocState, ...]:
    """The right counts at the next larger score; the smallest score comes first."""
    above = [score for score in scores if state.threshold is None or score > state.threshold]
    if not above:
        return ()
    hits = [label == positive for score, label in zip(scores, labels, strict=True) if score >= min(above)]
    return (RocState(min(above), sum(hits), len(hits) - sum(hits)),)


def two_label_successors(
    state: RocState, scores: Sequence[float], labels: Sequence[str], positive: str
) -> tuple[RocState, ...]:
    """The false positives of the first label that is not positive; other labels count as nothing."""
    other = next((label for label in labels if label != positive), None)
    return tuple(
        RocState(
            each.threshold,
            each.tp,
            state.fp + sum(pair == (each.threshold, other) for pair in zip(scores, labels, strict=True)),
        )
        for each in roc_successors(state, scores, labels, positive)
    )


def nothing_yet(**_: object) -> RocState:
    """Nothing counts as positive."""
    return RocState(None, 0, 0)


ROC_AS_LISTED = Process(nothing_yet, listed_successors)
ROC_RISING = Process(nothing_yet, rising_successors)
ROC_NOT_ADDED_UP = Process(nothing_yet, block_successors)
ROC_EXCHANGED = Process(nothing_yet, exchanged_successors)
ROC_ABOVE = Process(nothing_yet, above_successors)
ROC_FROM_THE_END = Process(nothing_yet, larger_successors)
ROC_OF_TWO_LABELS = Process(nothing_yet, two_label_successors)


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
