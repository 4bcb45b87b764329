"""Hand calculations about rewards and values, part by part; each part is a function of earlier ones."""

from collections.abc import Mapping

from reference.reinforcement.decision_process import action_value
from reference.reinforcement.returns import discounted_return, endless_return
from reference.reinforcement.temporal_difference import q_target, td_update

Parts = dict[str, float | str]


def endless(reward: float, gamma: float) -> float:
    """What the same reward at every step is worth, for ever."""
    return endless_return([reward], gamma)


def one_step(reward: float, following: float, gamma: float) -> float:
    """A reward now, and gamma times what follows is worth."""
    return discounted_return([reward, following], gamma)


def risky_value(chance: float, hit: float, miss: float, near: float, far: float, gamma: float) -> float:
    """The value of an action with two outcomes: one reward and next value with `chance`, else the others."""
    return action_value([(chance, hit, "near"), (1 - chance, miss, "far")], {"near": near, "far": far}, gamma)


def better_value(risky: float, sure: float) -> float:
    """The value of a state with two actions: that of the better one."""
    return max(risky, sure)


def better_action(risky: float, sure: float) -> str:
    """Which of two actions is better: `ferry` or `road`."""
    worth = {"ferry": risky, "road": sure}
    return max(worth, key=lambda way: worth[way])


def loop_reward(out: float, back: float, gamma: float) -> float:
    """The reward of one round trip, from its start: out, and a step later back."""
    return discounted_return([out, back], gamma)


def loop_factor(stay: float, gamma: float) -> float:
    """What the next round trip counts for, if there is one: two steps later, with the probability to go on."""
    return gamma**2 * stay


def loop_value(trip: float, factor: float) -> float:
    """The value at the start of endless round trips."""
    return trip / (1 - factor)


def far_value(back: float, stay: float, start: float, gamma: float) -> float:
    """The value at the far end: the reward of the way back, and what follows if there is another trip."""
    return back + gamma * stay * start


def q_step(old: float, reward: float, one: float, other: float, gamma: float, alpha: float) -> float:
    """The new value of an action after one transition to a state with two actions, by Q-learning."""
    return td_update(old, q_target(reward, {"one": one, "other": other}, gamma), alpha)


def target_of_two(reward: float, one: float, other: float, gamma: float) -> float:
    """The target of Q-learning after a transition to a state with two actions."""
    return q_target(reward, {"one": one, "other": other}, gamma)


def moved(old: float, target: float, alpha: float) -> float:
    """The old value moved towards the target by the share alpha."""
    return td_update(old, target, alpha)


def each_share(q: Mapping[str, float], epsilon: float) -> float:
    """The probability of an action that is not the best."""
    return epsilon / len(q)


def greedy_share(q: Mapping[str, float], other: float) -> float:
    """The probability of the best action, if each of the others has `other`."""
    return 1 - (len(q) - 1) * other


def expected_value(q: Mapping[str, float], greedy: float, other: float) -> float:
    """The value of what is done on average, if the best action has the probability `greedy` and each other `other`."""
    best = max(q.values())
    return greedy * best + other * (sum(q.values()) - best)


def error_of(target: float, old: float) -> float:
    """The temporal difference: by how much the target is above the old value."""
    return target - old


def corrected(old: float, error: float, alpha: float) -> float:
    """The old value and alpha times the error. Blockeel, section 14.3.3."""
    return td_update(old, old + error, alpha)


def learned_value(old: float, reward: float, taken: float, best: float, gamma: float, alpha: float) -> float:
    """The value of an action after one update of Q-learning, whichever of the next two actions is taken.

    >>> learned_value(10, 1, 2, 6, gamma=0.5, alpha=0.25)
    8.5
    """
    return q_step(old, reward, taken, best, gamma, alpha)
