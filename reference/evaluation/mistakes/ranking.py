"""Known mistakes with rankings and curves."""

from collections.abc import Sequence

from reference.evaluation.curves_by_hand import Rows, hits, positives, precision_of_top, right_pairs
from reference.evaluation.ranking import Point, RocState, pr_curve, reached_counts, roc_curve, roc_successors, totals
from reference.evaluation.ranking import auc as right_auc
from reference.evaluation.segments import Segment, auc_of_segments, coverage_curve, gini_coefficient, ranking_errors
from reference.process import Process


def auc_upside_down(scores: Sequence[float], labels: Sequence[str], positive: str) -> float:
    """The smallest score first."""
    return 1 - right_auc(scores, labels, positive)


def auc_over_all_pairs(scores: Sequence[float], labels: Sequence[str], positive: str) -> float:
    """Divided by the number of all examples squared."""
    pairs = positives_times_negatives(scores, labels, positive)
    return right_auc(scores, labels, positive) * pairs / len(scores) ** 2


def positives_times_negatives(scores: Sequence[float], labels: Sequence[str], positive: str) -> int:
    """The number of pairs of a positive and a negative."""
    found, rest = totals(*reached_counts(scores, labels, positive))
    return found * rest


def pairs_not_divided(scores: Sequence[float], labels: Sequence[str], positive: str) -> float:
    """The number of pairs in the right order, U, where a share is asked."""
    return right_auc(scores, labels, positive) * positives_times_negatives(scores, labels, positive)


def roc_with_axes_exchanged(scores: Sequence[float], labels: Sequence[str], positive: str) -> list[Point]:
    """The true positive rate from left to right."""
    return [(y, x) for x, y in roc_curve(scores, labels, positive)]


def roc_upside_down(scores: Sequence[float], labels: Sequence[str], positive: str) -> list[Point]:
    """The smallest score first."""
    return roc_curve([-score for score in scores], labels, positive)


def roc_over_all(scores: Sequence[float], labels: Sequence[str], positive: str) -> list[Point]:
    """Both counts divided by the number of all examples."""
    n = len(scores)
    return [(x / n, y / n) for x, y in roc_curve(scores, labels, positive, normalise=False)]


def pr_with_axes_exchanged(scores: Sequence[float], labels: Sequence[str], positive: str) -> list[Point]:
    """Precision from left to right."""
    return [(y, x) for x, y in pr_curve(scores, labels, positive)]


def pr_upside_down(scores: Sequence[float], labels: Sequence[str], positive: str) -> list[Point]:
    """The smallest score first."""
    return pr_curve([-score for score in scores], labels, positive)


def pr_of_all(scores: Sequence[float], labels: Sequence[str], positive: str) -> list[Point]:
    """Recall as a share of all examples."""
    return pr_curve(scores, labels, positive, total_relevant=len(scores))


def true_rate_against_false(scores: Sequence[float], labels: Sequence[str], positive: str) -> list[Point]:
    """The points of the ROC curve."""
    return roc_curve(scores, labels, positive)[1:]


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


def quality_with_free_ties(segments: Sequence[Segment]) -> dict[str, float]:
    """Pairs within a segment counted as no error."""
    return quality(segments, ranking_errors(segments, tie_value=0))


def quality_with_full_ties(segments: Sequence[Segment]) -> dict[str, float]:
    """Pairs within a segment counted as whole errors."""
    return quality(segments, ranking_errors(segments, tie_value=1))


def quality_of_negatives(segments: Sequence[Segment]) -> dict[str, float]:
    """Segments read as negatives and positives."""
    return quality(segments, ranking_errors([(b, a) for a, b in segments]))


def quality_with_impurity(segments: Sequence[Segment]) -> dict[str, float]:
    """The Gini index of the classes, 2p(1 - p), for the Gini coefficient of the ranking."""
    negatives, found = coverage_curve(segments)[-1]
    share = found / (found + negatives)
    return {
        "errors": ranking_errors(segments),
        "auc": auc_of_segments(segments),
        "gini": 2 * share * (1 - share),
    }


def recall_for_precision(rows: Rows, positive: str, cut: int) -> float:
    """Divided by the positives, not by what was chosen."""
    return hits(rows, positive, cut) / positives(rows, positive)


def precision_for_recall(rows: Rows, positive: str, cut: int) -> float:
    """Divided by what was chosen, not by the positives."""
    return precision_of_top(rows, positive, cut)


def alarms_among_chosen(rows: Rows, positive: str, cut: int) -> float:
    """The share of the chosen that are negative."""
    return 1 - precision_of_top(rows, positive, cut)


def pairs_without_ties(rows: Rows, positive: str) -> float:
    """Tied pairs counted as nothing."""
    return right_pairs(rows, positive) - tied_pairs(rows, positive) / 2


def pairs_with_ties(rows: Rows, positive: str) -> float:
    """Tied pairs counted as whole ones."""
    return right_pairs(rows, positive) + tied_pairs(rows, positive) / 2


def tied_pairs(rows: Rows, positive: str) -> int:
    """How many pairs of a positive and a negative have the same score."""
    own = [row["score"] for row in rows if row["truth"] == positive]
    return sum(row["score"] == score for row in rows if row["truth"] != positive for score in own)


def area_over_all_pairs(pairs: float, rows: Rows, positive: str) -> float:
    """Divided by the number of all pairs of examples."""
    return pairs / (len(rows) * (len(rows) - 1) / 2)


def free_ties(segments: Sequence[Segment]) -> float:
    """Pairs within a leaf counted as no error."""
    return ranking_errors(segments, tie_value=0)


def full_ties(segments: Sequence[Segment]) -> float:
    """Pairs within a leaf counted as whole errors."""
    return ranking_errors(segments, tie_value=1)


def share_of_errors(errors: float, segments: Sequence[Segment]) -> float:
    """The share of the pairs that are wrong."""
    negatives, found = coverage_curve(segments)[-1]
    return errors / (negatives * found)
