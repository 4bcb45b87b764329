"""Hand calculations about rewards and values, part by part; each part is a function of earlier ones."""

from collections.abc import Mapping

from reference.reinforcement.decision_process import action_value
from reference.reinforcement.returns import discounted_return, endless_return
from reference.reinforcement.temporal_difference import q_target, td_update

Parts = dict[str, float | str]


def endless(reward: float, gamma: float) -> float:
    """The return of the same reward at every step, without end."""
    return endless_return([reward], gamma)


def one_step(reward: float, following: float, gamma: float) -> float:
    """A reward now plus gamma times the value of the next state."""
    return discounted_return([reward, following], gamma)


def risky_value(chance: float, hit: float, miss: float, near: float, far: float, gamma: float) -> float:
    """The value of an action with two outcomes: one has probability `chance`, the other the rest."""
    return action_value([(chance, hit, "near"), (1 - chance, miss, "far")], {"near": near, "far": far}, gamma)


def better_value(risky: float, sure: float) -> float:
    """The value of a state with two actions: the larger of their values."""
    return max(risky, sure)


def better_action(risky: float, sure: float) -> str:
    """The name of the better action: `ferry` or `road`."""
    # of equal values `ferry`; drawn questions have no tie
    worth = {"ferry": risky, "road": sure}
    return max(worth, key=lambda way: worth[way])


def loop_reward(out: float, back: float, gamma: float) -> float:
    """The return of one round trip from its start: the way out, and one step later the way back."""
    return discounted_return([out, back], gamma)


def loop_factor(stay: float, gamma: float) -> float:
    """The factor for the next round trip: gamma for each of two steps, times the probability to go on."""
    return gamma**2 * stay


def loop_value(trip: float, factor: float) -> float:
    """The value at the start of endless round trips."""
    # the sum of a geometric series: factor is below 1
    return trip / (1 - factor)


def far_value(back: float, stay: float, start: float, gamma: float) -> float:
    """The value at the far end: the reward of the way back, plus the discounted value of another trip."""
    return back + gamma * stay * start


def q_step(old: float, reward: float, one: float, other: float, gamma: float, alpha: float) -> float:
    """The new value of an action by Q-learning, after one transition to a state with two actions."""
    return td_update(old, q_target(reward, {"one": one, "other": other}, gamma), alpha)


def target_of_two(reward: float, one: float, other: float, gamma: float) -> float:
    """The target of Q-learning after a transition to a state with two actions."""
    return q_target(reward, {"one": one, "other": other}, gamma)


def moved(old: float, target: float, alpha: float) -> float:
    """The old value, moved towards the target by the share alpha."""
    return td_update(old, target, alpha)


def each_share(q: Mapping[str, float], epsilon: float) -> float:
    """The probability of an action that is not the best."""
    return epsilon / len(q)


def greedy_share(q: Mapping[str, float], other: float) -> float:
    """The probability of the best action, if each of the others has `other`."""
    return 1 - (len(q) - 1) * other


def expected_value(q: Mapping[str, float], greedy: float, other: float) -> float:
    """The expected value of the chosen action; the best has probability `greedy`, each other one `other`."""
    best = max(q.values())
    return greedy * best + other * (sum(q.values()) - best)


def error_of(target: float, old: float) -> float:
    """The temporal difference: the target minus the old value."""
    return target - old


def corrected(old: float, error: float, alpha: float) -> float:
    """The old value plus alpha times the error. Blockeel, section 14.3.3."""
    return td_update(old, old + error, alpha)


def learned_value(old: float, reward: float, taken: float, best: float, gamma: float, alpha: float) -> float:
    """The value of an action after one update of Q-learning; the next action taken does not matter.

    >>> learned_value(10, 1, 2, 6, gamma=0.5, alpha=0.25)
    8.5
    """
    return q_step(old, reward, taken, best, gamma, alpha)
