"""Known mistakes about entropy. With each stands what it gives for Mitchell's 9 and 5 examples (right: 0.940)."""

import math
from collections.abc import Iterable

from reference.information import entropy


def unweighted_surprise(counts: Iterable[float], *, base: float = 2) -> float:
    """The surprise of each class added once, however often the class occurs: 2.123."""
    present = [count for count in counts if count]
    total = math.fsum(present)
    return math.fsum(math.log(total / count, base) for count in present)


def negative_entropy(counts: Iterable[float], *, base: float = 2) -> float:
    """The sum of p log p, its minus sign forgotten: -0.940."""
    return -entropy(counts, base=base)


def gini_for_entropy(counts: Iterable[float]) -> float:
    """The Gini index, 1 minus the sum of p squared: 0.459; 0 for no examples, as the entropy is."""
    present = [count for count in counts if count]
    total = math.fsum(present)
    return 1 - math.fsum((count / total) ** 2 for count in present) if present else 0.0


def binary_entropies(counts: Iterable[float], *, base: float = 2) -> float:
    """The two-class entropy of each class against the rest, added up: 1.881. Flach, section 5.1, warns of it."""
    counts = list(counts)
    total = math.fsum(counts)
    return math.fsum(entropy([count, total - count], base=base) for count in counts)


def logarithms_of_counts(counts: Iterable[float], *, base: float = 2) -> float:
    """Shares times logarithms of counts, which are not shares: 2.867."""
    present = [count for count in counts if count]
    total = math.fsum(present)
    return math.fsum(count / total * math.log(count, base) for count in present)


def divided_by_classes(counts: Iterable[float], *, base: float = 2) -> float:
    """Witten's form in counts, divided by the number of classes instead of examples: 6.582."""
    counts = list(counts)
    return entropy(counts, base=base) * math.fsum(counts) / len(counts) if counts else 0.0
