"""Known mistakes about entropy, messages and stages. With those about entropy stands what they give for Mitchell's
9 and 5 examples (right: 0.940).
"""

import math
from collections.abc import Iterable, Sequence

from reference.information.entropy import entropy


def unweighted_surprise(counts: Iterable[float], *, base: float = 2) -> float:
    """The surprise of each class added once, however often the class occurs: 2.123."""
    present = [count for count in counts if count]
    total = math.fsum(present)
    return math.fsum(math.log(total / count, base) for count in present)


def gini_for_entropy(counts: Iterable[float]) -> float:
    """The Gini index, 1 minus the sum of p squared: 0.459; 0 for no examples, as the entropy is."""
    present = [count for count in counts if count]
    total = math.fsum(present)
    return 1 - math.fsum((count / total) ** 2 for count in present) if present else 0.0


def logarithms_of_counts(counts: Iterable[float], *, base: float = 2) -> float:
    """Shares times logarithms of counts, which are not shares: 2.867."""
    present = [count for count in counts if count]
    total = math.fsum(present)
    return math.fsum(count / total * math.log(count, base) for count in present)


def negative_logarithms_of_counts(counts: Iterable[float], *, base: float = 2) -> float:
    """Shares times logarithms of counts, with the minus sign that belongs before logarithms of shares: -2.867."""
    return -logarithms_of_counts(counts, base=base)


def divided_by_classes(counts: Iterable[float], *, base: float = 2) -> float:
    """Witten's form in counts, divided by the number of classes instead of examples: 6.582."""
    counts = list(counts)
    return entropy(counts, base=base) * math.fsum(counts) / len(counts) if counts else 0.0


def plain_mean_of_questions(probs: Sequence[float]) -> float:
    """The mean of the numbers of questions, however likely each answer is."""
    numbers = [min(place, len(probs) - 1) for place in range(1, len(probs) + 1)]
    return math.fsum(numbers) / len(numbers)
