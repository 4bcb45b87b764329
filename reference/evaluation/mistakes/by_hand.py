"""Known mistakes in hand calculations about classifiers and forecasts, of single parts and of whole chains."""

from collections.abc import Sequence

from reference.evaluation.by_hand import (
    Parts,
    Rows,
    counts_in,
    favouring_recall,
    hits_in,
    precision_of_counts,
    precision_of_hits,
    recall_of_counts,
    recall_of_hits,
)
from reference.evaluation.retrieval import f_measure


def alarms_and_misses_exchanged(rows: Rows, positive: str) -> Parts:
    """False positives taken for false negatives, and so precision for recall."""
    tp, fn, fp, _ = counts_in(rows, positive)
    return {"fp": fn, "fn": fp, "precision": recall_of_counts(tp, fn), "recall": precision_of_counts(tp, fp)}


def precision_of_all(rows: Rows, positive: str) -> Parts:
    """The hits as a share of all rows for the precision."""
    tp, fn, _, _ = counts_in(rows, positive)
    found = tp / len(rows)
    return {"precision": found, "f": f_measure(found, recall_of_counts(tp, fn))}


def whole_ranking(ranking: Sequence[str], k: int, relevant: int) -> Parts:
    """All of the ranking taken, whatever k is."""
    hits = hits_in(ranking, len(ranking))
    found, caught = precision_of_hits(hits, len(ranking)), recall_of_hits(hits, relevant)
    return {"hits": hits, "precision": found, "recall": caught, "f": favouring_recall(found, caught)}
