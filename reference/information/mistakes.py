"""Known mistakes about entropy, messages and stages. With those about entropy stands what they give for Mitchell's
9 and 5 examples (right: 0.940).
"""

import math
from collections.abc import Iterable


def unweighted_surprise(counts: Iterable[float], *, base: float = 2) -> float:
    """The surprise of each class added once, however often the class occurs: 2.123."""
    present = [count for count in counts if count]
    total = math.fsum(present)
    return math.fsum(math.log(total / count, base) for count in present)


def logarithms_of_counts(counts: Iterable[float], *, base: float = 2) -> float:
    """Shares times logarithms of counts, which are not shares: 2.867."""
    present = [count for count in counts if count]
    total = math.fsum(present)
    return math.fsum(count / total * math.log(count, base) for count in present)


def negative_logarithms_of_counts(counts: Iterable[float], *, base: float = 2) -> float:
    """Shares times logarithms of counts, with the minus sign that belongs before logarithms of shares: -2.867."""
    return -logarithms_of_counts(counts, base=base)
