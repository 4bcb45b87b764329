"""Known mistakes about entropy, messages and stages. With those about entropy stands what they give for Mitchell's
9 and 5 examples (right: 0.940).
"""

import math
from collections.abc import Iterable, Sequence

from reference.information.entropy import entropy
from reference.information.multistage import self_information
from reference.trees.gini import gini


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


def natural_message(probs: Sequence[float]) -> float:
    """The natural logarithm in place of bits: 0.693 for one half. Kubat, section 6.3."""
    return self_information(probs[-1], base=math.e)


def message_by_share(probs: Sequence[float]) -> float:
    """The message counted by its probability, as in an average: 0.5 for one half, 0.5 for one quarter."""
    return probs[-1] * self_information(probs[-1])


def one_question_more(probs: Sequence[float]) -> float:
    """A question of its own for the last answer too: 4.5 for eight equal ones, not 4.375. Blockeel, section 4.3.3."""
    return math.fsum(p * place for place, p in enumerate(probs, 1))


def plain_mean_of_questions(probs: Sequence[float]) -> float:
    """The mean of the numbers of questions, however likely each answer is."""
    numbers = [min(place, len(probs) - 1) for place in range(1, len(probs) + 1)]
    return math.fsum(numbers) / len(numbers)


def added_messages(probs: Sequence[float]) -> float:
    """The bits of all messages added, none counted by its probability."""
    return math.fsum(self_information(p) for p in probs)


def stages_added(first: float, second: float, counts: Sequence[float]) -> float:
    """The second stage not weighted: 1.749 for 2, 3 and 4, not 1.530. Witten, section 4.3."""
    return first + second


def whole_for_first_stage(counts: Sequence[float]) -> float:
    """The entropy of all classes where that of the first stage is asked."""
    return entropy(counts)


def second_stage_of_all(counts: Sequence[float]) -> float:
    """The shares of all examples in place of those in the group: the terms of the whole entropy."""
    total = math.fsum(counts)
    return math.fsum(count / total * math.log2(total / count) for count in counts[1:])
