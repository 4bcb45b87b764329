"""Combined predictions of several models: votes, averages, and the error of a vote.

Blockeel, section 13.1; Kubat, sections 8.4, 9.1 and 9.3; Witten, sections 8.2 and 8.7.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal

from reference.probability.moments import successes_probability

Tie = Literal["wrong", "right", "half"]
TIE_SPARED: Mapping[Tie, float] = {"half": 0.5, "right": 1}  # the share of ties that does no harm


def vote_winners(votes: Sequence[str]) -> set[str]:
    """Every label with the most votes.

    >>> sorted(vote_winners(["b", "a", "c", "b", "a"]))
    ['a', 'b']
    """
    counts = Counter(votes)
    most = max(counts.values())
    return {label for label, count in counts.items() if count == most}


def majority_vote(votes: Sequence[str], classes: Sequence[str] | None = None) -> str:
    """The label with the most votes; in a tie the first of `classes`, or alphabetically. No book has a rule.

    >>> majority_vote(["pos"] * 4 + ["neg"] * 3)  # Kubat, section 9.3
    'pos'
    >>> majority_vote(["no", "yes"], ["yes", "no"])
    'yes'
    """
    winners = vote_winners(votes)
    return next(label for label in classes or sorted(winners) if label in winners)


def ensemble_labels(predictions: Sequence[Sequence[str]], classes: Sequence[str] | None = None) -> list[str]:
    """The majority vote on every row; each model gives a list of labels for all rows.

    >>> ensemble_labels([["a", "b"], ["a", "a"], ["b", "b"]])
    ['a', 'b']
    """
    return [majority_vote(votes, classes) for votes in zip(*predictions, strict=True)]


def average_prediction(values: Sequence[float]) -> float:
    """The arithmetic mean of numeric predictions. Blockeel, section 13.1.1; Witten, section 8.2.

    >>> average_prediction([2, 3, 7])
    4.0
    """
    return math.fsum(values) / len(values)


def wrong_voters(n: int, e: float, wrong: int) -> float:
    """The probability that exactly `wrong` of n independent voters are wrong, each with probability e.

    >>> round(wrong_voters(3, 0.3, 2), 3)
    0.189
    """
    return successes_probability(wrong, n, e)


def half_wrong(n: int, e: float) -> float:
    """The probability that at least half of n independent voters are wrong. Blockeel, section 13.1.1.

    >>> round(half_wrong(3, 0.3), 3), round(half_wrong(4, 0.3), 4)
    (0.216, 0.3483)
    """
    # at most half right is at least half wrong, also for an even n
    return math.fsum(wrong_voters(n, e, n - right) for right in range(n // 2 + 1))


def majority_vote_error(n: int, e: float, *, tie: Tie = "wrong") -> float:
    """The probability that a vote of n independent voters is wrong; each is wrong with probability e; two classes.

    In Blockeel's words it is wrong if at least half are, so that a tie of an even number counts as wrong. Kubat's
    cursor, section 8.4, is the same with an error of 0.3.

    >>> round(majority_vote_error(3, 0.3), 3), round(1 - majority_vote_error(21, 0.3), 3)
    (0.216, 0.974)
    >>> round(majority_vote_error(4, 0.3, tie="right"), 4), f"{majority_vote_error(1101, 0.4):.3e}"
    (0.0837, '1.003e-11')
    """
    if n % 2 or tie == "wrong":
        return half_wrong(n, e)
    # only an even number of voters can tie
    return half_wrong(n, e) - TIE_SPARED[tie] * wrong_voters(n, e, n // 2)


def assembly_helps(assembly: Mapping[str, float]) -> bool:
    """Whether a vote of `n` independent voters with error `e` is wrong less often than one voter; a tie is wrong.

    >>> assembly_helps({"n": 3, "e": 0.3}), assembly_helps({"n": 2, "e": 0.3}), assembly_helps({"n": 3, "e": 0.6})
    (True, False, False)
    """
    # strictly: an assembly of one voter is as good as one voter
    return half_wrong(int(assembly["n"]), assembly["e"]) < assembly["e"]


def weighted_vote(votes: Sequence[str], weights: Sequence[float]) -> str:
    """The label whose voters have the largest total weight; in a tie the alphabetically first. Kubat, section 9.3.

    A negative weight takes from the label that it votes for, and gives to no other.

    >>> weighted_vote(["pos"] * 4 + ["neg"] * 3, [0.2, 0.1, 0.5, 0.5, 0.8, 0.4, 0.7])
    'neg'
    """
    # sorted first: `max` takes the first of equal totals
    totals = {label: vote_weight(votes, weights, label) for label in sorted(set(votes))}
    return max(totals, key=lambda label: totals[label])


def vote_weight(votes: Sequence[str], weights: Sequence[float], label: str) -> float:
    """The sum of the weights of the voters for a label. Kubat, section 9.3."""
    return math.fsum(weight for vote, weight in zip(votes, weights, strict=True) if vote == label)
