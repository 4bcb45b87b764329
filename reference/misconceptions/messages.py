"""Known mistakes about messages, questions and stages, with what each gives for the books' figures."""

import math
from collections.abc import Sequence

from reference.information import entropy
from reference.messages import self_information


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
