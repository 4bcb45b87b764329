"""Known mistakes with unknown values, columns that are there twice, and a single column.

Figures in brackets are of Witten's new day (sunny, cool, high, true), section 4.2.
"""

from collections.abc import Sequence

from reference.bayes.naive import Row, class_prior


def probability_for_odds(share: float, other: float, rows: Sequence[Row], target: str) -> float:
    """The probability of yes, where its odds are asked."""
    yes, no = share * class_prior(rows, target, "yes"), other * class_prior(rows, target, "no")
    return yes / (yes + no)
