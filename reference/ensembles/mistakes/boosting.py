"""Known mistakes in AdaBoost: one round gone wrong, and the same mistake round after round.

A variant of the process reads nothing but the state and the arguments, so that it goes on from a student's own weights.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from reference.ensembles.boosting import (
    HALF,
    NOTHING,
    BoostingState,
    Update,
    adaboost,
    adaboost_start,
    adaboost_successors,
    adaboost_update,
    beta_of,
    boosted,
    boosted_label,
    lowered,
    rescaled,
    share_of,
    vote_of,
)
from reference.ensembles.stumps import Example, best_stumps, mistakes_of, stump_label, weight_of
from reference.ensembles.voting import weighted_vote
from reference.process import Process

Weights = Sequence[float]
Correct = Sequence[bool]
Step = Callable[[Weights, Correct], Mapping[str, Any]]  # what replaces fields of a right update


def mistaken(change: Step) -> Callable[..., Update]:
    """A round of AdaBoost in which some of its results are wrong."""

    def update(weights: Weights, correct: Correct, **_: object) -> Update:
        return {**adaboost_update(weights, correct), **change(weights, correct)}  # type: ignore[typeddict-item]  # a mistake may break it

    return update


def mistakes_lowered(weights: Weights, correct: Correct) -> Mapping[str, Any]:
    """The weights of wrong examples times beta: (0.1207, 0.0517) for (0.0714, 0.1667) in Kubat's table 9.4."""
    beta = adaboost_update(weights, correct)["beta"]
    return {"weights": rescaled(lowered(weights, [not right for right in correct], beta))}


def never_rescaled(weights: Weights, correct: Correct) -> Mapping[str, Any]:
    """The weights as they are after the right ones were lowered, with a sum below 1."""
    return {"weights": lowered(weights, correct, adaboost_update(weights, correct)["beta"])}


def moved_twice(weights: Weights, correct: Correct) -> Mapping[str, Any]:
    """Right examples times beta and wrong ones divided by it, then rescaled: the wrong ones weigh more than half."""
    beta = adaboost_update(weights, correct)["beta"]
    raised = [weight if right else weight / beta for weight, right in zip(weights, correct, strict=True)]
    return {"weights": rescaled(lowered(raised, correct, beta))}


def counted(weights: Weights, correct: Correct) -> Mapping[str, Any]:
    """Everything from the share of wrong examples, whatever they weigh."""
    error = list(correct).count(False) / len(correct)
    beta = beta_of(error)
    return {"error": error, "beta": beta, "weights": rescaled(lowered(weights, correct, beta)), "vote": vote_of(beta)}


def half_vote(weights: Weights, correct: Correct) -> Mapping[str, Any]:
    """Half of the vote, the alpha of other texts; the weights are the same."""
    return {"vote": adaboost_update(weights, correct)["vote"] / 2}


def turned_beta(weights: Weights, correct: Correct) -> Mapping[str, Any]:
    """(1 - error) / error for beta, and what follows from it: the right examples gain."""
    beta = 1 / adaboost_update(weights, correct)["beta"]
    return {"beta": beta, "weights": rescaled(lowered(weights, correct, beta)), "vote": vote_of(beta)}


def accuracy_for_vote(weights: Weights, correct: Correct) -> Mapping[str, Any]:
    """The share of the weight that was right, for the vote."""
    return {"vote": 1 - adaboost_update(weights, correct)["error"]}


def vote_in_bits(weights: Weights, correct: Correct) -> Mapping[str, Any]:
    """The logarithm to base 2 for the vote."""
    return {"vote": adaboost_update(weights, correct)["vote"] / math.log(2)}


def vote_turned(weights: Weights, correct: Correct) -> Mapping[str, Any]:
    """The logarithm of beta for the vote, which is negative."""
    return {"vote": -adaboost_update(weights, correct)["vote"]}


def odds_for_vote(weights: Weights, correct: Correct) -> Mapping[str, Any]:
    """1 / beta for the vote, without the logarithm."""
    return {"vote": 1 / adaboost_update(weights, correct)["beta"]}


def divided_by_number(weights: Weights, correct: Correct) -> Mapping[str, Any]:
    """The weights divided by the number of examples, where their sum is asked."""
    beta = adaboost_update(weights, correct)["beta"]
    return {"weights": [weight / len(correct) for weight in lowered(weights, correct, beta)]}


def accuracy_for_error(weights: Weights, correct: Correct) -> Mapping[str, Any]:
    """Everything from the weight of the right examples, taken for the error."""
    error = 1 - adaboost_update(weights, correct)["error"]
    beta = beta_of(error)
    return {"error": error, "beta": beta, "weights": rescaled(lowered(weights, correct, beta)), "vote": vote_of(beta)}


def raw_error(weights: Weights, correct: Correct) -> Mapping[str, Any]:
    """Everything from the sum of the wrong weights, not divided by the sum of all; raises where that is 1 or more."""
    error = math.fsum(weight for weight, right in zip(weights, correct, strict=True) if not right)
    if error >= 1:
        raise ValueError("beta and its logarithm need an error below 1")
    beta = beta_of(error)
    return {"error": error, "beta": beta, "weights": rescaled(lowered(weights, correct, beta)), "vote": vote_of(beta)}


def raw_error_never_rescaled(weights: Weights, correct: Correct) -> Mapping[str, Any]:
    """A round that divides neither the error nor the new weights by a sum."""
    changed = raw_error(weights, correct)
    return {**changed, "weights": lowered(weights, correct, changed["beta"])}


update_lowering_mistakes = mistaken(mistakes_lowered)
update_without_rescaling = mistaken(never_rescaled)
update_moving_twice = mistaken(moved_twice)
update_by_count = mistaken(counted)
update_with_half_vote = mistaken(half_vote)
update_by_turned_beta = mistaken(turned_beta)
update_voting_by_accuracy = mistaken(accuracy_for_vote)
update_voting_in_bits = mistaken(vote_in_bits)
update_voting_by_beta = mistaken(vote_turned)
update_voting_by_odds = mistaken(odds_for_vote)
update_divided_by_number = mistaken(divided_by_number)
update_by_accuracy = mistaken(accuracy_for_error)


def boosting_by(change: Step) -> Process[BoostingState]:
    """AdaBoost with a mistake in each round; its stumps are the best for the weights that come of it."""

    def successors(state: BoostingState, examples: Sequence[Example], rounds: int) -> tuple[BoostingState, ...]:
        return tuple(with_change(state, after) for after in adaboost_successors(state, examples, rounds))

    def with_change(before: BoostingState, after: BoostingState) -> BoostingState:
        correct = [place not in after.mistakes for place in range(len(before.weights))]
        changed = dict(change(before.weights, correct))
        changed.pop("beta", None)
        if "weights" in changed:
            changed["weights"] = tuple(changed["weights"])
        return replace(after, **changed)

    return Process(adaboost_start, successors)


ADABOOST_LOWERING_MISTAKES = boosting_by(mistakes_lowered)
ADABOOST_WITHOUT_RESCALING = boosting_by(never_rescaled)
ADABOOST_MOVING_TWICE = boosting_by(moved_twice)
ADABOOST_WITH_HALF_VOTES = boosting_by(half_vote)
ADABOOST_WITH_VOTES_IN_BITS = boosting_by(vote_in_bits)


def boosting_telling(told: Callable[[BoostingState, BoostingState], Mapping[str, Any]]) -> Process[BoostingState]:
    """AdaBoost that writes something else down: a function of the state before and the state after a round."""

    def successors(state: BoostingState, examples: Sequence[Example], rounds: int) -> tuple[BoostingState, ...]:
        following = adaboost_successors(state, examples, rounds)
        return tuple(replace(after, **told(state, after)) for after in following)

    return Process(adaboost_start, successors)


ADABOOST_COUNTING_FROM_ONE = boosting_telling(
    lambda before, after: {"mistakes": tuple(place + 1 for place in after.mistakes)}
)
ADABOOST_LISTING_RIGHT = boosting_telling(
    lambda before, after: {
        "mistakes": tuple(place for place in range(len(after.weights)) if place not in after.mistakes)
    }
)


def is_weak(mistakes: Sequence[int], examples: Sequence[Example]) -> bool:
    """Whether AdaBoost would go on if it counted: there are mistakes, but on fewer than half of the examples."""
    return 0 < 2 * len(mistakes) < len(examples)


def unweighted_successors(state: BoostingState, examples: Sequence[Example], rounds: int) -> tuple[BoostingState, ...]:
    """Stumps by the number of their mistakes, whatever these weigh: the same stump in every round."""
    if state.round == rounds:
        return ()
    found = [(stump, mistakes_of(stump, examples)) for stump in best_stumps(examples, [1] * len(examples))]
    following = [boosted(state, stump, mistakes) for stump, mistakes in found if is_weak(mistakes, examples)]
    return tuple({after.mistakes: after for after in following}.values())


ADABOOST_UNWEIGHTED = Process(adaboost_start, unweighted_successors)


def unstopped_successors(state: BoostingState, examples: Sequence[Example], rounds: int) -> tuple[BoostingState, ...]:
    """The next round also where the least error is 1/2; an error of 0 divides by 0, as in a program that goes on."""
    if state.round == rounds:
        return ()
    best = {mistakes_of(stump, examples): stump for stump in best_stumps(examples, state.weights)}
    return tuple(boosted(state, stump, mistakes) for mistakes, stump in best.items())


def raw_successors(state: BoostingState, examples: Sequence[Example], rounds: int) -> tuple[BoostingState, ...]:
    """The next round if weights are never divided by their sum, and errors are sums of such weights."""
    if state.round == rounds:
        return ()
    found: dict[tuple[int, ...], BoostingState] = {}
    for stump in best_stumps(examples, state.weights):
        mistakes = mistakes_of(stump, examples)
        if NOTHING < weight_of(mistakes, state.weights) < HALF:
            change = raw_error_never_rescaled(state.weights, [place not in mistakes for place in range(len(examples))])
            after = tuple(change["weights"])
            found[mistakes] = BoostingState(after, state.round + 1, mistakes, change["error"], change["vote"], stump)
    return tuple(found.values())


ADABOOST_WITH_RAW_ERRORS = Process(adaboost_start, raw_successors)


def unweighted_ending_successors(
    state: BoostingState, examples: Sequence[Example], rounds: int
) -> tuple[BoostingState, ...]:
    """Stumps by the number of their mistakes; it ends when the weighted error is 1/2, which is after one round."""
    following = unweighted_successors(state, examples, rounds)
    return tuple(after for after in following if NOTHING < share_of(after.mistakes, state.weights) < HALF)


ADABOOST_UNWEIGHTED_ENDING = Process(adaboost_start, unweighted_ending_successors)

ADABOOST_WITHOUT_A_STOP = Process(adaboost_start, unstopped_successors)


def error_counted_successors(
    state: BoostingState, examples: Sequence[Example], rounds: int
) -> tuple[BoostingState, ...]:
    """The right stump of each round, but its error, its vote and the new weights from the number of its mistakes."""
    if state.round == rounds:
        return ()
    found: dict[tuple[int, ...], BoostingState] = {}
    for stump in best_stumps(examples, state.weights):
        mistakes = mistakes_of(stump, examples)
        if is_weak(mistakes, examples):
            change = counted(state.weights, [place not in mistakes for place in range(len(examples))])
            after = tuple(change["weights"])
            found[mistakes] = BoostingState(after, state.round + 1, mistakes, change["error"], change["vote"], stump)
    return tuple(found.values())


ADABOOST_COUNTING_ERRORS = Process(adaboost_start, error_counted_successors)

Fit = Mapping[str, Any]


def labels_by(fit: Fit, predict: Fit, votes_of: Callable[[float], float]) -> list[Any]:
    """What AdaBoost's stumps say with other votes."""
    members = adaboost(fit["examples"], fit["rounds"])
    weights = [votes_of(vote) for _, vote in members]
    return [weighted_vote([stump_label(stump, x) for stump, _ in members], weights) for x in predict["points"]]


def labels_by_equal_votes(fit: Fit, predict: Fit) -> list[Any]:
    """Every stump has one vote, and the smaller label is taken where they are tied."""
    return labels_by(fit, predict, lambda vote: 1)


def labels_by_equal_votes_or_high(fit: Fit, predict: Fit) -> list[Any]:
    """Every stump has one vote, and the larger label is taken where they are tied."""
    stumps = [stump for stump, _ in adaboost(fit["examples"], fit["rounds"])]
    said = [sorted((stump_label(stump, x) for stump in stumps), reverse=True) for x in predict["points"]]
    return [max(labels, key=labels.count) for labels in said]


def labels_by_beta(fit: Fit, predict: Fit) -> list[Any]:
    """Every stump votes with its beta, which is large for a bad one."""
    return labels_by(fit, predict, lambda vote: math.exp(-vote))


def labels_by_odds(fit: Fit, predict: Fit) -> list[Any]:
    """Every stump votes with (1 - error) / error, without the logarithm."""
    return labels_by(fit, predict, math.exp)


def labels_by_accuracy(fit: Fit, predict: Fit) -> list[Any]:
    """Every stump votes with 1 - error."""
    return labels_by(fit, predict, lambda vote: 1 / (1 + math.exp(-vote)))


def labels_of_last_stump(fit: Fit, predict: Fit) -> list[Any]:
    """The labels of the last stump alone."""
    stump, _ = adaboost(fit["examples"], fit["rounds"])[-1]
    return [stump_label(stump, x) for x in predict["points"]]


def labels_of_one_round_less(fit: Fit, predict: Fit) -> list[Any]:
    """The labels by the stumps of all rounds but the last."""
    members = adaboost(fit["examples"], fit["rounds"] - 1)
    return [boosted_label(members, x) for x in predict["points"]]


def labels_of_first_stump(fit: Fit, predict: Fit) -> list[Any]:
    """The labels of one stump on the unweighted examples: nothing is boosted."""
    stump, _ = adaboost(fit["examples"], 1)[0]
    return [stump_label(stump, x) for x in predict["points"]]


def labels_of_process(process: Process[BoostingState]) -> Callable[[Fit, Fit], list[Any]]:
    """The labels by the stumps and votes of a mistaken AdaBoost."""

    def labels(fit: Fit, predict: Fit) -> list[Any]:
        states = [state for state in process.steps(**fit) if state.stump is not None]
        votes = [state.vote for state in states]
        return [
            weighted_vote([stump_label(state.stump, x) for state in states if state.stump], votes)
            for x in predict["points"]
        ]

    return labels


labels_after_lowering_mistakes = labels_of_process(ADABOOST_LOWERING_MISTAKES)


def labels_in_rounds(
    error_of: Callable[[Sequence[int], Weights], float], after: Callable[[Weights], Weights]
) -> Callable[[Fit, Fit], list[Any]]:
    """The labels by AdaBoost with another error of the mistakes, or other weights after a round."""

    def labels(fit: Fit, predict: Fit) -> list[Any]:
        examples = fit["examples"]
        weights: Weights = [1 / len(examples)] * len(examples)
        members = []
        for _ in range(fit["rounds"]):
            stump = best_stumps(examples, weights)[0]
            wrong = mistakes_of(stump, examples)
            beta = beta_of(error_of(wrong, weights))
            weights = after(lowered(weights, [place not in wrong for place in range(len(examples))], beta))
            members.append((stump, vote_of(beta)))
        return [boosted_label(members, x) for x in predict["points"]]

    return labels


labels_without_rescaling = labels_in_rounds(weight_of, list)
labels_by_counted_errors = labels_in_rounds(lambda wrong, weights: len(wrong) / len(weights), rescaled)
