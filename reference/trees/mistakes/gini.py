"""Known mistakes about the Gini index."""

import math
from collections.abc import Iterable

from reference.trees.gini import gini


def half_gini(counts: Iterable[float]) -> float:
    """Half of the Gini index: for two classes the variance p(1 - p)."""
    return gini(counts) / 2


def doubled_gini(counts: Iterable[float]) -> float:
    """2p(1 - p) added up over the classes."""
    return 2 * gini(counts)


def minority_share(counts: Iterable[float]) -> float:
    """The share of the examples that are not of the largest class."""
    present = list(counts)
    return 1 - max(present) / math.fsum(present) if math.fsum(present) else 0.0
