"""Known mistakes in hand calculations about classifiers and forecasts, of single parts and of whole chains."""

from reference.evaluation.by_hand import Parts, Rows, counts_in, sorting_parts
from reference.evaluation.retrieval import f_measure


def alarms_and_misses_exchanged(rows: Rows, positive: str) -> Parts:
    """False positives taken for false negatives, and so precision for recall."""
    right = sorting_parts(rows, positive)
    return {
        **right,
        "fp": right["fn"],
        "fn": right["fp"],
        "precision": right["recall"],
        "recall": right["precision"],
    }


def precision_of_all(rows: Rows, positive: str) -> Parts:
    """The hits as a share of all rows for the precision."""
    right = sorting_parts(rows, positive)
    caught, found = float(right["recall"] or 0), counts_in(rows, positive).tp / len(rows)
    return {**right, "precision": found, "f": f_measure(found, caught)}
