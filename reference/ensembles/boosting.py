"""AdaBoost.M1 on stumps. Witten, section 8.4; Kubat, section 9.3; Blockeel, section 13.3.

Labels may be any two or more; the weights are those of the reweighting form, which Kubat replaces by drawing.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypedDict

from reference.ensembles.stumps import Example, Stump, best_stumps, mistakes_of, stump_label, weight_of
from reference.ensembles.voting import vote_weight
from reference.process import Process

Rescaling = Literal["one", "keep"]


class Update(TypedDict):
    """The results of one round: the weighted error, beta, the new weights, and the vote of the model."""

    error: float
    beta: float
    weights: list[float]
    vote: float


def weighted_error(weights: Sequence[float], correct: Sequence[bool]) -> float:
    """The share of the total weight that the wrong examples have. Kubat, table 9.3; Witten, section 8.4.

    >>> round(weighted_error([0.1] * 10, [True] * 7 + [False] * 3), 6)
    0.3
    """
    return share_of([place for place, right in enumerate(correct) if not right], weights)


def beta_of(error: float) -> float:
    """The factor for the weights of right examples, error / (1 - error). Kubat, table 9.3.

    >>> round(beta_of(0.3), 2)
    0.43
    """
    # 1/0 for an error of 1, which no best stump of two labels has: its opposite would be better
    return error / (1 - error)


def vote_of(beta: float) -> float:
    """The voting weight of a model: ln(1 / beta). Witten, section 8.4; any base of the logarithm would do.

    >>> round(vote_of(beta_of(2 / 7)), 6)
    0.916291
    """
    return math.log(1 / beta)


def lowered(weights: Sequence[float], correct: Sequence[bool], beta: float) -> list[float]:
    """The weights, multiplied by beta for right examples; not rescaled yet."""
    return [weight * beta if right else weight for weight, right in zip(weights, correct, strict=True)]


def rescaled(weights: Sequence[float]) -> list[float]:
    """The weights divided by their sum.

    >>> rescaled([1, 3])
    [0.25, 0.75]
    """
    total = math.fsum(weights)
    return [weight / total for weight in weights]


def adaboost_update(weights: Sequence[float], correct: Sequence[bool], *, normalise: Rescaling = "one") -> Update:
    """Error, beta, new weights and vote after one round of AdaBoost, from which examples were right.

    The weights then add up to 1 (Kubat, Blockeel), or to their old sum, with `keep` (Witten). There is no round
    after an error of 0; from 1/2 on, Blockeel and Witten stop.

    >>> update = adaboost_update([0.1] * 10, [True] * 7 + [False] * 3)  # Kubat, table 9.4
    >>> round(update["beta"], 2), round(update["weights"][0], 2), round(update["weights"][9], 2)
    (0.43, 0.07, 0.17)
    """
    if len(weights) != len(correct) or not math.fsum(weights):
        raise ValueError("every example has a weight, and some weight is above 0")
    error = weighted_error(weights, correct)
    if error in (0, 1):
        raise ValueError(f"a model with an error of {error:g} has no finite vote: there is no round after it")
    beta = beta_of(error)
    after = rescaled(lowered(weights, correct, beta))
    # Witten scales back to the old total, the others to 1
    if normalise == "keep":
        total = math.fsum(weights)
        after = [weight * total for weight in after]
    return Update(error=error, beta=beta, weights=after, vote=vote_of(beta))


@dataclass(frozen=True, slots=True)
class BoostingState:
    """The state after a round: the mistakes of its stump, their weighted error, its vote, and the new weights.

    `stump` is None before the first round.
    """

    weights: tuple[float, ...]
    round: int = 0
    mistakes: tuple[int, ...] = ()
    error: float = 0.0
    vote: float = 0.0
    stump: Stump | None = None


def adaboost_start(examples: Sequence[Example], rounds: int, **_: object) -> BoostingState:
    """The state with equal weights, before the first round."""
    if not examples:
        raise ValueError("there are no examples to learn from")
    return BoostingState((1 / len(examples),) * len(examples))


def adaboost_successors(state: BoostingState, examples: Sequence[Example], rounds: int) -> tuple[BoostingState, ...]:
    """The states after the next round, one for each set of mistakes with the smallest weight.

    None after the last round, nor where the least error is 0 or 1/2: that stump is dropped. Witten, figure 8.2.
    """
    if state.round == rounds:
        return ()
    # stumps with the same mistakes lead to the same weights: they are one state, not a tie
    best: dict[tuple[int, ...], Stump] = {}
    for stump in best_stumps(examples, state.weights):
        best.setdefault(mistakes_of(stump, examples), stump)
    # Witten drops a perfect stump, whose vote would be infinite; Blockeel stops above 1/2, Witten at 1/2, Kubat never
    return tuple(
        boosted(state, stump, mistakes)
        for mistakes, stump in best.items()
        if NOTHING < share_of(mistakes, state.weights) < HALF
    )


HALF = 0.5 - 1e-9  # two computed weights of a quarter may add up to a little less than 1/2
NOTHING = 1e-9  # an error that small counts as 0: a mistaken program gets there by lowering the wrong examples


def share_of(places: Sequence[int], weights: Sequence[float]) -> float:
    """The share of the total weight that the examples at these places have."""
    return weight_of(places, weights) / math.fsum(weights)


def boosted(state: BoostingState, stump: Stump, mistakes: tuple[int, ...]) -> BoostingState:
    """The state after a round with this stump."""
    correct = [place not in mistakes for place in range(len(state.weights))]
    error = share_of(mistakes, state.weights)
    beta = beta_of(error)
    # rescaled each round, or the weights would shrink towards 0
    after = tuple(rescaled(lowered(state.weights, correct, beta)))
    return BoostingState(after, state.round + 1, mistakes, error, vote_of(beta), stump)


ADABOOST = Process(adaboost_start, adaboost_successors)


def adaboost(examples: Sequence[Example], rounds: int) -> list[tuple[Stump, float]]:
    """The stumps of AdaBoost with their votes; no stump if the first is perfect or no better than chance.

    >>> line = [[[1], 1], [[2], 1], [[3], -1], [[4], -1], [[5], 1]]
    >>> [(stump[1], round(vote, 4)) for stump, vote in adaboost(line, 3)]
    [(2.5, 1.3863), (1.5, 1.0986), (4.5, 1.6094)]
    """
    state, members = adaboost_start(examples, rounds), []
    while following := adaboost_successors(state, examples, rounds):
        state, *_ = following
        if state.stump:
            members.append((state.stump, state.vote))
    return members


def boosted_label(members: Sequence[tuple[Stump, float]], x: Sequence[float]) -> Any:
    """The label with the largest sum of votes. Witten, figure 8.2."""
    votes = [stump_label(stump, x) for stump, _ in members]
    weights = [vote for _, vote in members]
    # in the order of the stumps: of equal sums the label that was named first
    return max(dict.fromkeys(votes), key=lambda label: vote_weight(votes, weights, label))


def boosted_predictions(fit: Mapping[str, Any], predict: Mapping[str, Any]) -> list[Any]:
    """The labels that AdaBoost, trained on `fit`, gives the points of `predict`."""
    members = adaboost(fit["examples"], fit["rounds"])
    return [boosted_label(members, x) for x in predict["points"]]
