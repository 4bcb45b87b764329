"""Conditions on processes, policies and experience."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations, pairwise
from typing import Any

from reference.reinforcement.decision_process import Mdp, optimal_values, policy_value, q_values
from reference.reinforcement.dynamic_programming import POLICY_ITERATION, largest_change
from reference.reinforcement.greedy import best_actions, greedy_policy
from reference.reinforcement.mistakes.decision_process import (
    greedy_by_likeliest_outcome,
    greedy_by_outcomes_alike,
    greedy_without_discount,
    with_last_of_each_place,
    with_outcomes,
)
from reference.reinforcement.mistakes.dynamic_programming import ITERATION_UNTIL_SUM
from reference.reinforcement.temporal_difference import Q_LEARNING, table_after
from reference.shared.conditions import NEAR_ZERO

MANY_MORE = Fraction(5, 3)  # of the right sweeps: so a list that is too long is right in three fifths at most
CLEAR = 1e-3  # values that decide a choice are equal or differ by more, so that rounding cannot decide


def is_clear(q: Mapping[str, float]) -> bool:
    """Whether each action is either as good as the best, apart from rounding, or clearly worse."""
    # two bounds: nothing may lie between rounding and a clear difference
    gaps = [max(q.values()) - value for value in q.values()]
    return all(gap < NEAR_ZERO / 10 or gap > CLEAR for gap in gaps)


def clear_choices(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether by one step of lookahead each action is either as good as the best, or clearly worse."""
    return all(map(is_clear, q_values(args["mdp"], args["values"], args["gamma"]).values()))


def shortcuts_mislead(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the likeliest outcome alone, equal probabilities and no discount each give a wrong action somewhere."""
    every = q_values(args["mdp"], args["values"], args["gamma"])
    shortcuts = (greedy_by_likeliest_outcome, greedy_by_outcomes_alike, greedy_without_discount)
    chosen = [shortcut(args["mdp"], args["values"], args["gamma"]) for shortcut in shortcuts]
    return all(any(policy[state] not in best_actions(q) for state, q in every.items()) for policy in chosen)


def overwriting_misleads(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a dict by next state, which keeps the last outcome that leads there, gives a wrong action somewhere."""
    return chooses_wrongly(with_last_of_each_place(args["mdp"]), args)


def later_outcomes_count(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the first two outcomes of each action alone give a wrong action somewhere."""
    return chooses_wrongly(with_outcomes(args["mdp"], lambda outcomes: outcomes[:2]), args)


def chooses_wrongly(changed: Mdp, args: Mapping[str, Any]) -> bool:
    """Whether lookahead in a changed process gives a wrong action somewhere."""
    chosen = greedy_policy(changed, args["values"], args["gamma"])
    every = q_values(args["mdp"], args["values"], args["gamma"])
    return any(chosen[state] not in best_actions(q) for state, q in every.items())


def overwriting_costs(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether a dict by next state changes the value of some state, that of a policy or the optimal one."""
    kept = with_last_of_each_place(args["mdp"])
    policy, gamma = args.get("policy"), args["gamma"]
    values = policy_value(kept, policy, gamma) if policy else optimal_values(kept, gamma)
    return any(abs(value - expected[state]) > 0.05 for state, value in values.items())


def outcomes_meet(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some outcomes of an action lead to the same state with different rewards, and one has three outcomes."""
    listed = [outcomes for actions in args["mdp"].values() for outcomes in actions.values()]
    # a dict by next state would keep one of them only
    met = any(
        one[2] == other[2] and one[1] != other[1] for outcomes in listed for one, other in combinations(outcomes, 2)
    )
    return met and any(len(outcomes) > 2 for outcomes in listed)


def some_below_zero(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some state has a value below 0 in the end, so that 0 is no lower bound."""
    last = expected[-1]["values"] if isinstance(expected, list) else expected
    return bool(min(last.values()) < -CLEAR)


def meets_losses(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some transition leads to a state in which all actions have values below 0 by then."""
    steps = Q_LEARNING.steps(**{name: args[name] for name in ("q", "transitions", "gamma", "alpha")})
    tables = [table_after(state, args["transitions"]) for state in steps]
    # the largest value there is then below 0, where a search that begins with 0 does not find it
    reached = [table.get(after) for table, (*_, after) in zip(tables, args["transitions"], strict=False)]
    return any(actions and max(actions.values()) < -CLEAR for actions in reached)


def some_ties(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether by one step of lookahead several actions of some state are best, but not all."""
    every = q_values(args["mdp"], args["values"], args["gamma"]).values()
    return any(1 < len(best_actions(q)) < len(q) for q in every)


def clear_rounds(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether policy iteration changes its policy at least twice, and meets only clear choices or exact ties."""
    states = list(POLICY_ITERATION.steps(mdp=args["mdp"], policy=args["policy"], gamma=args["gamma"]))
    clear = (is_clear(q) for state in states[1:] for q in q_values(args["mdp"], state.values, args["gamma"]).values())
    return len(states) >= 4 and all(clear)


def three_changes(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether policy iteration changes its policy at least three times, so that two rounds are not enough."""
    # the start, three rounds that change something, and one that does not
    return len(expected) >= 5


def discount_decides(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether lookahead without a discount chooses a wrong action in the first round of policy iteration."""
    values = policy_value(args["mdp"], args["policy"], args["gamma"])
    chosen = greedy_without_discount(args["mdp"], values, args["gamma"])
    every = q_values(args["mdp"], values, args["gamma"])
    return any(chosen[state] not in best_actions(q) for state, q in every.items())


def kept_among_several(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether policy iteration keeps actions that are not the first or not the last of the best, and chooses freely."""
    states = list(POLICY_ITERATION.steps(mdp=args["mdp"], policy=args["policy"], gamma=args["gamma"]))
    best = [
        (best_actions(q), before.policy[name])
        for before, after in pairwise(states)
        for name, q in q_values(args["mdp"], after.values, args["gamma"]).items()
    ]
    # one of each: neither `always the first` nor `always the last` is then right by accident
    kept = [(actions, own) for actions, own in best if own in actions]
    free = any(len(actions) > 1 and own not in actions for actions, own in best)
    return free and any(own != actions[0] for actions, own in kept) and any(own != actions[-1] for actions, own in kept)


def uneven_policy(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether in each state of a policy some action is clearly more probable than another one."""
    # else an even mix, the usual wrong reading, would give nearly the same values
    return all(max(shares.values()) - min(shares.values()) > 0.15 for shares in args["policy"].values())


def greed_loses(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether always taking the largest next reward is clearly worse in some state than the best policy."""
    mdp, gamma = args["mdp"], args["gamma"]
    greedy = policy_value(mdp, greedy_policy(mdp, dict.fromkeys(mdp, 0), gamma), gamma)
    return any(expected[state] - value > 0.05 for state, value in greedy.items())


def clear_stop(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether there are 3 to 5 sweeps, no largest change is near `eps`, and adding up the changes would go on."""
    changed = [largest_change(before["values"], after["values"]) for before, after in pairwise(expected)]
    # few sweeps: one too many or too few is then a large share of them
    clear = 3 <= len(changed) <= 5 and all(abs(change - args["eps"]) > CLEAR for change in changed)
    *_, before, last = (record["values"] for record in expected)
    # clearly above eps: whoever adds up the changes needs more than one further sweep
    return clear and sum(abs(last[state] - before[state]) for state in last) > 1.5 * args["eps"]


def sum_goes_on(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether sweeps that end by the sum of all changes are at least two thirds more than the right sweeps."""
    given = {name: args[name] for name in ("mdp", "order", "gamma", "eps")}
    # fewer further sweeps would leave most of the list right
    return len(list(ITERATION_UNTIL_SUM.steps(**given))) - 1 >= MANY_MORE * (len(expected) - 1)


def off_the_best(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether episodes contain at least two later actions that are clearly not the best by the first values."""
    later = [step for episode in args["episodes"] for step in episode[1:]]
    # where the best action is taken, SARSA and Q-learning agree
    lost = [max(args["q"][state].values()) - args["q"][state][action] for state, action, _ in later]
    return sum(1 for gap in lost if gap > 0.5) >= 2


def some_reward_again(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some reward occurs twice, so that a reward alone does not say which step it belongs to."""
    return len(set(args["rewards"])) < len(args["rewards"])


def learned_ahead(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a step leads to an action that was taken earlier in the same episode."""
    # else a table that is kept up to date only between episodes would give the same values
    taken = [[step[:2] for step in episode] for episode in args["episodes"]]
    return any(pair in pairs[:place] for pairs in taken for place, pair in enumerate(pairs[1:]))


def meets_again(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some transition leads to a state in which an action was learned before, and some to the end."""
    seen = [state for state, *_ in args["transitions"]]
    again = any(after in seen[: place + 1] for place, (*_, after) in enumerate(args["transitions"]))
    return again and any(after not in args["q"] for *_, after in args["transitions"])


def clear_crossing(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether ferry and road clearly differ in value, and so do known wrong ways to the ferry's value."""
    hit, miss, near, far, chance = (args[name] for name in ("hit", "miss", "near", "far", "chance"))
    # two known wrong ways: chance left out, gamma left out
    reached, undiscounted = hit + args["gamma"] * near, chance * (hit + near) + (1 - chance) * (miss + far)
    unweighted = hit * (1 - chance) + miss * chance  # what rewards in full would add
    gaps = (expected["ferry"] - expected["road"], reached - undiscounted, unweighted, hit + miss)
    return bool(abs(gaps[0]) > 0.3 and min(map(abs, gaps)) > 0.05)


def clear_updates(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether in three updates of Q-learning the larger next value is clear, and the last reward is not 0."""
    gaps = (
        args["yard_left"] - args["yard_right"],
        args["hall_left"] - expected["first"],
        expected["second"] - args["yard_right"],
        expected["target"] - args["hall_right"],
    )
    return all(abs(gap) > 0.3 for gap in gaps) and bool(args["r3"])


def clear_error(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether a temporal difference and the reward are clearly not 0."""
    return abs(expected["error"]) > 0.3 and bool(args["reward"])
