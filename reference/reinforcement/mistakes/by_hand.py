"""Known mistakes in hand calculations about rewards and values, and in questions with a choice."""

from collections.abc import Collection, Mapping
from statistics import fmean

from reference.reinforcement.by_hand import moved, one_step, q_step, target_of_two
from reference.reinforcement.decision_process import ROUNDING


def target_of_mean(reward: float, one: float, other: float, gamma: float) -> float:
    """The mean of the next values, where the larger is meant."""
    return reward + gamma * fmean([one, other])


def updates_from_old_place(
    hall_left: float,
    hall_right: float,
    yard_left: float,
    yard_right: float,
    r1: float,
    r2: float,
    r3: float,
    gamma: float,
    alpha: float,
) -> dict[str, float]:
    """Three updates with the largest value of the place that is left, where that of the next place is meant."""
    target = target_of_two(r1, hall_left, hall_right, gamma)
    first = moved(hall_right, target, alpha)
    second = q_step(yard_left, r2, yard_left, yard_right, gamma, alpha)
    return {
        "target": target,
        "first": first,
        "second": second,
        "third": q_step(first, r3, hall_left, first, gamma, alpha),
    }


def sarsa_parts_of_best(
    old: float, reward: float, taken: float, other: float, last: float, gamma: float, alpha: float
) -> dict[str, float]:
    """Two steps of SARSA with the target of Q-learning."""
    target = one_step(reward, max(taken, other), gamma)
    return {
        "q_target": target,
        "target": target,
        "error": target - old,
        "value": moved(old, target, alpha),
        "last": moved(taken, last, alpha),
    }


Moves = Mapping[str, Mapping[str, tuple[float, str]]]  # by place and way: the reward, and where it leads


def greedy_by_place(moves: Moves, values: Mapping[str, float], gamma: float, move: tuple[str, str]) -> bool:
    """Whether a move leads to the place of the largest value."""
    ways = moves[move[0]]
    return values[ways[move[1]][1]] == max(values[place] for _, place in ways.values())


def greedy_by_prize(moves: Moves, values: Mapping[str, float], gamma: float, move: tuple[str, str]) -> bool:
    """Whether a move brings the largest reward."""
    ways = moves[move[0]]
    return ways[move[1]][0] == max(reward for reward, _ in ways.values())


Actions = Mapping[str, Collection[str]]

Shares = Mapping[str, Mapping[str, float]]


def adds_up(shares: Collection[float], total: float) -> bool:
    """Whether numbers have this sum."""
    return abs(sum(shares) - total) <= ROUNDING


def has_ways(actions: Actions, policy: Shares) -> bool:
    """Whether every way of a policy is there."""
    return all(set(policy[place]) <= set(actions[place]) for place in actions)


def valid_over_places(actions: Actions, policy: Shares) -> bool:
    """Whether all probabilities together add up to the number of places."""
    every = [share for shares in policy.values() for share in shares.values()]
    return min(every) >= 0 and adds_up(every, len(actions)) and has_ways(actions, policy)
