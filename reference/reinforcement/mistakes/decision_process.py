"""Known mistakes about returns, and about values of states and actions in a known process."""

from collections.abc import Callable, Mapping, Sequence

from reference.reinforcement.decision_process import (
    Actions,
    Mdp,
    Outcome,
    Policy,
    Values,
    action_value,
    optimal_values,
    policy_value,
    q_values,
    shares,
)
from reference.reinforcement.greedy import best_actions

ActionValue = Callable[[Sequence[Outcome], float, Mapping[str, float], float], float]  # outcomes, V(s), V, gamma
Q = dict[str, dict[str, float]]


def return_by_multiples(rewards: Sequence[float], gamma: float) -> float:
    """Each later reward times gamma and the number of steps, where a power is meant."""
    first, *later = rewards
    return first + sum(gamma * step * reward for step, reward in enumerate(later, 1))


def q_by(value: ActionValue) -> Callable[[Mdp, Mapping[str, float], float], Q]:
    """The values of actions with another formula."""

    def q(mdp: Mdp, values: Mapping[str, float], gamma: float) -> Q:
        return {
            state: {action: value(outcomes, values[state], values, gamma) for action, outcomes in actions.items()}
            for state, actions in mdp.items()
            if actions
        }

    return q


def of_this_state(outcomes: Sequence[Outcome], here: float, values: Mapping[str, float], gamma: float) -> float:
    """The expected reward and gamma times the value of the state in which the action is taken."""
    return of_reward_alone(outcomes, here, values, gamma) + gamma * here


def without_reward(outcomes: Sequence[Outcome], here: float, values: Mapping[str, float], gamma: float) -> float:
    """Gamma times the value of what follows, no reward."""
    return sum(probability * gamma * values[state] for probability, _, state in outcomes)


def of_best_outcome(outcomes: Sequence[Outcome], here: float, values: Mapping[str, float], gamma: float) -> float:
    """The best of what may happen, however improbable."""
    return max(reward + gamma * values[state] for _, reward, state in outcomes)


def with_reward_discounted(
    outcomes: Sequence[Outcome], here: float, values: Mapping[str, float], gamma: float
) -> float:
    """Gamma times reward and next value together."""
    return gamma * action_value(outcomes, values, 1)


def without_discount(outcomes: Sequence[Outcome], here: float, values: Mapping[str, float], gamma: float) -> float:
    """The next value in full."""
    return action_value(outcomes, values, 1)


def with_outcomes_alike(outcomes: Sequence[Outcome], here: float, values: Mapping[str, float], gamma: float) -> float:
    """The plain mean over the outcomes, as if all were as probable."""
    return sum(reward + gamma * values[state] for _, reward, state in outcomes) / len(outcomes)


def of_likeliest_outcome(outcomes: Sequence[Outcome], here: float, values: Mapping[str, float], gamma: float) -> float:
    """The most probable of what may happen, as if it were certain."""
    _, reward, state = max(outcomes, key=lambda outcome: outcome[0])
    return reward + gamma * values[state]


def of_likeliest_richest_outcome(
    outcomes: Sequence[Outcome], here: float, values: Mapping[str, float], gamma: float
) -> float:
    """The most probable outcome, and of equally probable ones that with the largest reward."""
    _, reward, state = max(outcomes, key=tuple)
    return reward + gamma * values[state]


def with_reward_unweighted(
    outcomes: Sequence[Outcome], here: float, values: Mapping[str, float], gamma: float
) -> float:
    """The rewards of all outcomes in full, and only the next values weighted."""
    return sum(reward + probability * gamma * values[state] for probability, reward, state in outcomes)


def with_next_unweighted(outcomes: Sequence[Outcome], here: float, values: Mapping[str, float], gamma: float) -> float:
    """The next values of all outcomes in full, and only the rewards weighted."""
    return sum(probability * reward + gamma * values[state] for probability, reward, state in outcomes)


def with_nothing_weighted(outcomes: Sequence[Outcome], here: float, values: Mapping[str, float], gamma: float) -> float:
    """Rewards and next values of all outcomes in full, whatever their probabilities."""
    return sum(reward + gamma * values[state] for _, reward, state in outcomes)


def of_last_outcome(outcomes: Sequence[Outcome], here: float, values: Mapping[str, float], gamma: float) -> float:
    """The last outcome alone, with its probability, as if each outcome replaced the one before it."""
    return action_value(outcomes[-1:], values, gamma)


def of_reward_alone(outcomes: Sequence[Outcome], here: float, values: Mapping[str, float], gamma: float) -> float:
    """The expected reward, nothing of what follows."""
    return sum(probability * reward for probability, reward, _ in outcomes)


q_of_this_state = q_by(of_this_state)
q_without_reward = q_by(without_reward)
q_of_best_outcome = q_by(of_best_outcome)
q_with_reward_discounted = q_by(with_reward_discounted)
q_without_discount = q_by(without_discount)
q_with_outcomes_alike = q_by(with_outcomes_alike)
q_of_likeliest_outcome = q_by(of_likeliest_outcome)
q_of_likeliest_richest_outcome = q_by(of_likeliest_richest_outcome)
q_with_reward_unweighted = q_by(with_reward_unweighted)
q_with_next_unweighted = q_by(with_next_unweighted)
q_with_nothing_weighted = q_by(with_nothing_weighted)
q_of_last_outcome = q_by(of_last_outcome)


def greedy_by(value: ActionValue) -> Callable[[Mdp, Mapping[str, float], float], dict[str, str]]:
    """The greedy policy by another value of actions."""

    def policy(mdp: Mdp, values: Mapping[str, float], gamma: float) -> dict[str, str]:
        return {state: best_actions(q)[0] for state, q in q_by(value)(mdp, values, gamma).items()}

    return policy


greedy_by_reward = greedy_by(of_reward_alone)
greedy_by_next_value = greedy_by(without_reward)
greedy_by_best_outcome = greedy_by(of_best_outcome)
greedy_by_likeliest_outcome = greedy_by(of_likeliest_outcome)
greedy_by_likeliest_richest_outcome = greedy_by(of_likeliest_richest_outcome)
greedy_by_outcomes_alike = greedy_by(with_outcomes_alike)
greedy_without_discount = greedy_by(without_discount)
greedy_with_reward_unweighted = greedy_by(with_reward_unweighted)
greedy_with_next_unweighted = greedy_by(with_next_unweighted)
greedy_with_nothing_weighted = greedy_by(with_nothing_weighted)


def greedy_above_zero(mdp: Mdp, values: Mapping[str, float], gamma: float) -> dict[str, str]:
    """The greedy policy of a search that begins with 0: the first action where all are below 0."""
    every = q_values(mdp, values, gamma)
    return {state: best_actions(q)[0] if max(q.values()) > 0 else next(iter(q)) for state, q in every.items()}


def value_of_likeliest_action(mdp: Mdp, policy: Policy, gamma: float) -> Values:
    """The value of the policy that always takes the most probable action."""
    return policy_value(
        mdp, {state: max(shares(policy[state]), key=lambda each: each[1])[0] for state in policy}, gamma
    )


def uniform(mdp: Mdp) -> dict[str, dict[str, float]]:
    """The policy that takes every action with the same probability."""
    return {state: uniform_choice(actions) for state, actions in mdp.items() if actions}


def uniform_choice(actions: Actions) -> dict[str, float]:
    """The choice that takes each action with equal probability."""
    return dict.fromkeys(actions, 1 / len(actions))


def with_outcomes(mdp: Mdp, change: Callable[[Sequence[Outcome]], Sequence[Outcome]]) -> Mdp:
    """The process with the outcomes of every action changed."""
    return {state: {action: change(outcomes) for action, outcomes in actions.items()} for state, actions in mdp.items()}


def with_last_of_each_place(mdp: Mdp) -> Mdp:
    """The process as a dict by next state has it, which keeps the last outcome that leads there."""
    return with_outcomes(mdp, lambda outcomes: list({each[2]: each for each in outcomes}.values()))


def with_last_chance_of_each_place(mdp: Mdp) -> Mdp:
    """The process with all rewards, in which the last outcome to a state alone says how probable the state is.

    So it is where probabilities are written into a matrix, and expected rewards are added up beside it.
    """

    def kept(outcomes: Sequence[Outcome]) -> Sequence[Outcome]:
        last = {state: chance for chance, _, state in outcomes}
        rewards = sum(chance * reward for chance, reward, _ in outcomes) / sum(last.values())
        return [(chance, rewards, state) for state, chance in last.items()]

    return with_outcomes(mdp, kept)


def with_even_outcomes(mdp: Mdp) -> Mdp:
    """The process in which all outcomes of an action are as probable."""
    return with_outcomes(mdp, lambda outcomes: [(1 / len(outcomes), reward, state) for _, reward, state in outcomes])


def with_rewards_in_full(mdp: Mdp) -> Mdp:
    """The process whose expected rewards are the sums of all rewards, as if they were not weighted."""
    # the probability that multiplies the reward later cancels out
    return with_outcomes(mdp, lambda outcomes: [(chance, reward / chance, state) for chance, reward, state in outcomes])


def without_last_rewards(mdp: Mdp) -> Mdp:
    """The process in which a step into a terminal state has no reward."""
    return with_outcomes(
        mdp, lambda outcomes: [(p, reward if mdp[state] else 0, state) for p, reward, state in outcomes]
    )


def with_sure_outcomes(mdp: Mdp) -> Mdp:
    """The process in which the agent chooses among the outcomes, each as an action of its own."""
    return {
        state: {f"{action} {each}": [(1, *each[1:])] for action in actions for each in actions[action]}
        for state, actions in mdp.items()
    }


def optimal_above_zero(mdp: Mdp, gamma: float) -> Values:
    """The optimal values of a search that begins with 0 in every state, so that none is below 0."""
    end = "".join(mdp) + "."  # longer than the name of any state
    giving_up = {state: {**actions, end: [(1, 0, end)]} if actions else actions for state, actions in mdp.items()}
    return {state: value for state, value in optimal_values({**giving_up, end: {}}, gamma).items() if state != end}
