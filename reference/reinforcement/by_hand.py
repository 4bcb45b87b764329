"""Hand calculations about rewards and values, part by part; each part is a function of earlier ones."""

from collections.abc import Mapping

from reference.reinforcement.decision_process import Mdp, action_value, policy_value, q_values
from reference.reinforcement.greedy import epsilon_greedy
from reference.reinforcement.returns import discounted_return, endless_return
from reference.reinforcement.temporal_difference import q_learning, q_target, sarsa_target, td_update

Parts = dict[str, float | str]


def endless(reward: float, gamma: float) -> float:
    """The return of the same reward at every step, without end."""
    return endless_return([reward], gamma)


def one_step(reward: float, following: float, gamma: float) -> float:
    """A reward now plus gamma times the value of the next state."""
    return discounted_return([reward, following], gamma)


def return_parts(first: float, second: float, third: float, steady: float, gamma: float) -> Parts:
    """Three rewards and then a steady one for ever, worked backwards. Blockeel, section 14.1.1.

    >>> return_parts(3, 0, 5, 2, 0.5)
    {'steady': 4.0, 'two_left': 7.0, 'one_left': 3.5, 'start': 4.75}
    """
    rewards = [first, second, third]
    worth = [discounted_return(rewards[place:], gamma, cycle=[steady]) for place in (3, 2, 1, 0)]
    return dict(zip(("steady", "two_left", "one_left", "start"), worth, strict=True))


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


def backup_parts(
    chance: float, hit: float, miss: float, toll: float, near: float, far: float, fare: float, gamma: float
) -> Parts:
    """Two states backed up one after the other, the first with a choice. Blockeel, algorithm 1."""
    mdp: Mdp = {"quay": {"ferry": [(chance, hit, "near"), (1 - chance, miss, "far")], "road": [(1, toll, "far")]}}
    q = q_values(mdp, {"near": near, "far": far}, gamma)["quay"]
    quay = max(q.values())
    return {
        "ferry": q["ferry"],
        "road": q["road"],
        "quay": quay,
        "choice": better_action(q["ferry"], q["road"]),
        "inn": action_value([(1, fare, "quay")], {"quay": quay}, gamma),
    }


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


def loop_parts(out: float, back: float, stay: float, gamma: float) -> Parts:
    """The value of going to and fro between two places until it ends by chance. Blockeel, equation 14.2.

    >>> {part: round(value, 3) for part, value in loop_parts(4, 2, 0.5, 0.8).items()}
    {'trip': 5.6, 'factor': 0.32, 'port': 8.235, 'island': 5.294}
    """
    mdp: Mdp = {
        "port": {"sail": [(1, out, "island")]},
        "island": {"sail": [(stay, back, "port"), (1 - stay, back, "end")]},
        "end": {},
    }
    values = policy_value(mdp, {"port": "sail", "island": "sail"}, gamma)
    trip, factor = loop_reward(out, back, gamma), loop_factor(stay, gamma)
    return {"trip": trip, "factor": factor, "port": values["port"], "island": values["island"]}


def q_step(old: float, reward: float, one: float, other: float, gamma: float, alpha: float) -> float:
    """The new value of an action by Q-learning, after one transition to a state with two actions."""
    return td_update(old, q_target(reward, {"one": one, "other": other}, gamma), alpha)


def target_of_two(reward: float, one: float, other: float, gamma: float) -> float:
    """The target of Q-learning after a transition to a state with two actions."""
    return q_target(reward, {"one": one, "other": other}, gamma)


def moved(old: float, target: float, alpha: float) -> float:
    """The old value, moved towards the target by the share alpha."""
    return td_update(old, target, alpha)


def q_parts(
    hall_left: float,
    hall_right: float,
    yard_left: float,
    yard_right: float,
    r1: float,
    r2: float,
    r3: float,
    gamma: float,
    alpha: float,
) -> Parts:
    """Three transitions between two places, learned from one after the other. Blockeel, section 14.3.3."""
    q = {"hall": {"left": hall_left, "right": hall_right}, "yard": {"left": yard_left, "right": yard_right}}
    met = [("hall", "right", r1, "yard"), ("yard", "left", r2, "hall"), ("hall", "right", r3, "yard")]
    once, twice, thrice = (q_learning(q, met[:number], gamma, alpha) for number in (1, 2, 3))
    return {
        "target": q_target(r1, q["yard"], gamma),
        "first": once["hall"]["right"],
        "second": twice["yard"]["left"],
        "third": thrice["hall"]["right"],
    }


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


def exploring_parts(q: Mapping[str, float], epsilon: float) -> Parts:
    """What epsilon-greedy does with some values, and what that is worth on average. Blockeel, section 14.4.

    >>> exploring_parts({"a": 10, "b": 2, "c": 0, "d": 0}, 0.2)
    {'other': 0.05, 'greedy': 0.8500000000000001, 'mean': 8.6}
    """
    shares = epsilon_greedy(q, epsilon)
    mean = sum(share * q[action] for action, share in shares.items())
    return {"other": min(shares.values()), "greedy": max(shares.values()), "mean": mean}


def error_of(target: float, old: float) -> float:
    """The temporal difference: the target minus the old value."""
    return target - old


def corrected(old: float, error: float, alpha: float) -> float:
    """The old value plus alpha times the error. Blockeel, section 14.3.3."""
    return td_update(old, old + error, alpha)


def sarsa_parts(
    old: float, reward: float, taken: float, other: float, last: float, gamma: float, alpha: float
) -> Parts:
    """One step learned by SARSA, the next one which ends the episode, and what Q-learning would have aimed at.

    Kubat, equation 17.3.
    """
    target = sarsa_target(reward, taken, gamma)
    return {
        "q_target": q_target(reward, {"taken": taken, "other": other}, gamma),
        "target": target,
        "error": target - old,
        "value": td_update(old, target, alpha),
        "last": td_update(taken, sarsa_target(last, 0, gamma), alpha),
    }


def learned_value(old: float, reward: float, taken: float, best: float, gamma: float, alpha: float) -> float:
    """The value of an action after one update of Q-learning; the next action taken does not matter.

    >>> learned_value(10, 1, 2, 6, gamma=0.5, alpha=0.25)
    8.5
    """
    return q_step(old, reward, taken, best, gamma, alpha)
