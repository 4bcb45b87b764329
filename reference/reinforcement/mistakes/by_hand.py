"""Known mistakes in hand calculations about rewards and values, and in questions with a choice."""

from collections.abc import Collection, Mapping
from statistics import fmean

from reference.reinforcement.by_hand import Parts
from reference.reinforcement.decision_process import ROUNDING, is_distribution
from reference.reinforcement.returns import discounted_return
from reference.reinforcement.temporal_difference import td_update


def endless_by_gamma(reward: float, gamma: float) -> float:
    """The reward divided by gamma."""
    return reward / gamma


def step_undiscounted(reward: float, following: float, gamma: float) -> float:
    """The reward and all that follows."""
    return reward + following


def step_discounted_whole(reward: float, following: float, gamma: float) -> float:
    """Gamma times the reward and what follows."""
    return gamma * (reward + following)


def step_of_reward_discounted(reward: float, following: float, gamma: float) -> float:
    """Gamma for the reward, and what follows in full."""
    return gamma * reward + following


def parts_with_late_start(first: float, second: float, third: float, steady: float, gamma: float) -> Parts:
    """Every part gamma times as large: what comes first is discounted already."""
    rewards = [first, second, third]
    worth = [gamma * discounted_return(rewards[place:], gamma, cycle=[steady]) for place in (3, 2, 1, 0)]
    return dict(zip(("steady", "two_left", "one_left", "start"), worth, strict=True))


def risky_of_likelier(chance: float, hit: float, miss: float, near: float, far: float, gamma: float) -> float:
    """The more probable outcome alone."""
    return hit + gamma * near if chance > 0.5 else miss + gamma * far


def risky_without_rewards(chance: float, hit: float, miss: float, near: float, far: float, gamma: float) -> float:
    """The expected next value, discounted, without rewards."""
    return gamma * (chance * near + (1 - chance) * far)


def risky_undiscounted(chance: float, hit: float, miss: float, near: float, far: float, gamma: float) -> float:
    """The next values in full."""
    return chance * (hit + near) + (1 - chance) * (miss + far)


def mean_value(risky: float, sure: float) -> float:
    """The mean of both actions."""
    return (risky + sure) / 2


def worse_action(risky: float, sure: float) -> str:
    """The action that is worth less."""
    return "road" if risky > sure else "ferry"


def trip_undiscounted(out: float, back: float, gamma: float) -> float:
    """Both rewards in full."""
    return out + back


def factor_of_one_step(stay: float, gamma: float) -> float:
    """Discounted once, although a round trip has two steps."""
    return gamma * stay


def factor_without_chance(stay: float, gamma: float) -> float:
    """Both steps discounted, as if there always were another trip."""
    return gamma**2


def single_trip(trip: float, factor: float) -> float:
    """One round trip and no more."""
    return trip


def two_trips(trip: float, factor: float) -> float:
    """The first round trip and the second, where they may go on for ever."""
    return trip * (1 + factor)


def far_without_chance(back: float, stay: float, start: float, gamma: float) -> float:
    """What follows, as if there always were another trip."""
    return back + gamma * start


def far_undiscounted(back: float, stay: float, start: float, gamma: float) -> float:
    """What follows with its probability, not discounted."""
    return back + stay * start


def target_of_mean(reward: float, one: float, other: float, gamma: float) -> float:
    """The mean of the next values, where the larger is meant."""
    return reward + gamma * fmean([one, other])


def target_undiscounted(reward: float, one: float, other: float, gamma: float) -> float:
    """The larger of the next values in full."""
    return reward + max(one, other)


def target_without_reward(reward: float, one: float, other: float, gamma: float) -> float:
    """The next value alone."""
    return gamma * max(one, other)


def moved_by_the_rest(old: float, target: float, alpha: float) -> float:
    """The share alpha of the old value and the rest of the target."""
    return alpha * old + (1 - alpha) * target


def moved_on_top(old: float, target: float, alpha: float) -> float:
    """Alpha times the target on top of the old value."""
    return old + alpha * target


def step_of_mean(old: float, reward: float, one: float, other: float, gamma: float, alpha: float) -> float:
    """An update by the mean of the next values."""
    return old + alpha * (target_of_mean(reward, one, other, gamma) - old)


def step_to_the_target(old: float, reward: float, one: float, other: float, gamma: float, alpha: float) -> float:
    """The target itself, whatever the rate."""
    return reward + gamma * max(one, other)


def share_of_others_only(q: Mapping[str, float], epsilon: float) -> float:
    """Epsilon shared among the actions that are not the best."""
    return epsilon / (len(q) - 1)


def share_not_shared(q: Mapping[str, float], epsilon: float) -> float:
    """Epsilon for each."""
    return epsilon


def greedy_without_exploring(q: Mapping[str, float], other: float) -> float:
    """1 - epsilon, although exploring hits on the best action as well."""
    return 1 - len(q) * other


def plain_mean(q: Mapping[str, float], greedy: float, other: float) -> float:
    """The mean of all values, as if the agent always explored."""
    return fmean(q.values())


def best_alone(q: Mapping[str, float], greedy: float, other: float) -> float:
    """The part of the best action alone."""
    return greedy * max(q.values())


def error_turned_around(target: float, old: float) -> float:
    """The old value less the target."""
    return old - target


def corrected_in_full(old: float, error: float, alpha: float) -> float:
    """The whole error, without the rate."""
    return old + error


def corrected_away(old: float, error: float, alpha: float) -> float:
    """The error taken away: the value moves from the target."""
    return old - alpha * error


def last_with_next(old: float, target: float, alpha: float) -> float:
    """The final reward itself, whatever was believed before."""
    return target


def learned_from_taken(old: float, reward: float, taken: float, best: float, gamma: float, alpha: float) -> float:
    """An update by the action that is taken next: SARSA."""
    return td_update(old, reward + gamma * taken, alpha)


def learned_with_the_rest(old: float, reward: float, taken: float, best: float, gamma: float, alpha: float) -> float:
    """The share alpha of the old value and the rest of the target."""
    return td_update(old, reward + gamma * best, 1 - alpha)


def learned_at_once(old: float, reward: float, taken: float, best: float, gamma: float, alpha: float) -> float:
    """The target itself."""
    return reward + gamma * best


def learned_without_discount(old: float, reward: float, taken: float, best: float, gamma: float, alpha: float) -> float:
    """An update with the next value in full."""
    return td_update(old, reward + best, alpha)


def learned_on_top(old: float, reward: float, taken: float, best: float, gamma: float, alpha: float) -> float:
    """Alpha times the target on top of the old value."""
    return old + alpha * (reward + gamma * best)


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


def valid_by_sums(actions: Actions, policy: Shares) -> bool:
    """Whether the probabilities of each place add up to 1, whether it has these ways or not."""
    return all(map(is_distribution, policy.values()))


def valid_below_zero(actions: Actions, policy: Shares) -> bool:
    """Whether the numbers of each place add up to 1, whatever they are."""
    return all(adds_up(shares.values(), 1) for shares in policy.values()) and has_ways(actions, policy)
