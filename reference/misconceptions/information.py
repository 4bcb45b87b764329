"""Known mistakes about entropy and gain. With each stands what it gives for Mitchell's 9 and 5 examples (right: 0.940),
or for the outlook of that weather table, which leaves 0.694 and gains 0.247."""

import math
from collections.abc import Iterable

from reference.information import Rows, class_entropy, entropy, gain_from, gini, split_counts


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


def negative_logarithms_of_counts(counts: Iterable[float], *, base: float = 2) -> float:
    """The same with the minus sign that belongs before logarithms of shares: -2.867."""
    return -logarithms_of_counts(counts, base=base)


def divided_by_classes(counts: Iterable[float], *, base: float = 2) -> float:
    """Witten's form in counts, divided by the number of classes instead of examples: 6.582."""
    counts = list(counts)
    return entropy(counts, base=base) * math.fsum(counts) / len(counts) if counts else 0.0


def unweighted_remainder(rows: Rows, attribute: str, target: str, *, base: float = 2) -> float:
    """The plain mean of the branches' entropies, whatever their sizes: 0.647."""
    children = split_counts(rows, attribute, target).values()
    return math.fsum(entropy(counts, base=base) for counts in children) / len(children)


def summed_remainder(rows: Rows, attribute: str, target: str, *, base: float = 2) -> float:
    """The branches' entropies added up: 1.942."""
    return math.fsum(entropy(counts, base=base) for counts in split_counts(rows, attribute, target).values())


def unweighted_parts(rows: Rows, target: str, *, base: float = 2) -> dict[str, float]:
    """A hand calculation whose remainders are plain means, and the gains that follow from them."""
    whole = class_entropy(rows, target, base=base)
    left = {name: unweighted_remainder(rows, name, target, base=base) for name in rows[0] if name != target}
    return {
        **{f"left_{name}": value for name, value in left.items()},
        **{f"gain_{name}": gain_from(whole, value) for name, value in left.items()},
    }


def remainder_for_gain(whole: float, left: float) -> float:
    """What is left, given as what is gained: 0.694."""
    return left


def gain_turned_around(whole: float, left: float) -> float:
    """What is left minus the whole, which is never positive: -0.247."""
    return left - whole


def smallest_of(**gains: float) -> str:
    """The name of the smallest number."""
    return min(gains, key=lambda name: gains[name])


def half_gini(counts: Iterable[float]) -> float:
    """Half of the Gini index: for two classes the variance p(1 - p)."""
    return gini(counts) / 2


def doubled_gini(counts: Iterable[float]) -> float:
    """2p(1 - p) added up over the classes."""
    return 2 * gini(counts)


def entropy_for_gini(counts: Iterable[float]) -> float:
    """The entropy."""
    return entropy(counts)


def minority_share(counts: Iterable[float]) -> float:
    """The share of the examples that are not of the largest class."""
    present = list(counts)
    return 1 - max(present) / math.fsum(present) if math.fsum(present) else 0.0


def entropy_of_three_in_nats(first: float, second: float, third: float) -> float:
    """The entropy of three counts with natural logarithms."""
    return entropy([first, second, third], base=math.e)


def log_of_three(first: float, second: float, third: float) -> float:
    """The entropy of three equally frequent classes."""
    return math.log2(3)


def surprise_of_three(first: float, second: float, third: float) -> float:
    """The surprise of each of three classes, added once."""
    return unweighted_surprise([first, second, third])


def gini_of_three(first: float, second: float, third: float) -> float:
    """The Gini index of three counts."""
    return gini([first, second, third])
