"""Information of messages, and questions that find answers. Kubat, section 6.3; Blockeel, section 4.3; Witten, 4.3."""

import math
from collections.abc import Sequence

from reference.information.entropy import entropy


def self_information(p: float, *, base: float = 2) -> float:
    """The information of a message of probability p, in bits; raises ValueError for p = 0. Kubat, table 6.3.

    >>> [self_information(p) for p in (1, 0.5, 0.25, 0.125)]
    [0.0, 1.0, 2.0, 3.0]
    """
    if p <= 0:
        raise ValueError("a message that cannot come tells nothing that has a number")
    return math.log(1 / p, base)


def questions_one_by_one(number: int) -> list[int]:
    """The number of questions that finds each of `number` answers if they are asked for one after the other.

    The last two are told apart by one question. Blockeel, section 4.3.3.

    >>> questions_one_by_one(4)
    [1, 2, 3, 3]
    """
    # in the order given: an exercise that wants the best order must say so
    return [min(place, number - 1) for place in range(1, number + 1)]  # the last question tells two answers apart


def expected_questions(probs: Sequence[float], questions: Sequence[int] | None = None) -> float:
    """The mean number of questions; without `questions`, answers are asked for one by one in their order.

    >>> expected_questions([1 / 8] * 8), expected_questions([1 / 8] * 8, [3] * 8)
    (4.375, 3.0)
    """
    needed = questions_one_by_one(len(probs)) if questions is None else questions
    return math.fsum(p * number for p, number in zip(probs, needed, strict=True))


def multistage(counts: Sequence[float], groups: Sequence[Sequence[int]], *, base: float = 2) -> tuple[float, float]:
    """The entropy of all classes, directly and in two stages: the group first, then the class within it. Witten, 4.3.

    `groups` holds the places of the classes that are told apart in the second stage only.

    >>> [round(each, 4) for each in multistage([2, 3, 4], [[0], [1, 2]])]
    [1.5305, 1.5305]
    """
    parts = [[counts[place] for place in group] for group in groups]
    sizes = [math.fsum(part) for part in parts]
    # each group counts by its size: most forget this weight
    inside = math.fsum(size * entropy(part, base=base) for size, part in zip(sizes, parts, strict=True))
    return entropy(counts, base=base), entropy(sizes, base=base) + inside / math.fsum(sizes)


def first_stage(counts: Sequence[float]) -> float:
    """The entropy of "the first class or another one", as a part of a hand calculation."""
    return entropy([counts[0], math.fsum(counts[1:])])


def second_stage(counts: Sequence[float]) -> float:
    """The entropy among the classes after the first, as a part of a hand calculation."""
    return entropy(counts[1:])


def both_stages(first: float, second: float, counts: Sequence[float]) -> float:
    """The entropy of all classes from those of the two stages, as a part of a hand calculation."""
    return first + second * math.fsum(counts[1:]) / math.fsum(counts)


def last_message(probs: Sequence[float]) -> float:
    """The information of the last answer in bits, as a part of a hand calculation."""
    return self_information(probs[-1])


def least_questions(probs: Sequence[float]) -> float:
    """The entropy of the answers in bits: no strategy needs fewer questions on average."""
    return entropy(probs)


def questions_saved(asked: float, least: float) -> float:
    """The mean number of questions of a strategy minus the least possible number."""
    return asked - least
