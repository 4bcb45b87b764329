"""Known mistakes about returns, and about values of states and actions in a known process."""

from collections.abc import Callable, Mapping, Sequence

from reference.reinforcement.decision_process import (
    Actions,
    Mdp,
    Outcome,
    Policy,
    Values,
    action_value,
    policy_value,
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


def of_reward_alone(outcomes: Sequence[Outcome], here: float, values: Mapping[str, float], gamma: float) -> float:
    """The expected reward, nothing of what follows."""
    return sum(probability * reward for probability, reward, _ in outcomes)


q_of_this_state = q_by(of_this_state)
q_without_reward = q_by(without_reward)
q_of_best_outcome = q_by(of_best_outcome)
q_with_reward_discounted = q_by(with_reward_discounted)
q_without_discount = q_by(without_discount)
q_with_outcomes_alike = q_by(with_outcomes_alike)


def greedy_by(value: ActionValue) -> Callable[[Mdp, Mapping[str, float], float], dict[str, str]]:
    """The greedy policy by another value of actions."""

    def policy(mdp: Mdp, values: Mapping[str, float], gamma: float) -> dict[str, str]:
        return {state: best_actions(q)[0] for state, q in q_by(value)(mdp, values, gamma).items()}

    return policy


greedy_by_reward = greedy_by(of_reward_alone)
greedy_by_next_value = greedy_by(without_reward)
greedy_by_best_outcome = greedy_by(of_best_outcome)


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
