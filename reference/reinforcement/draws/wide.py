"""Draws of any process, policy, values and table that a text allows, for the audit."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.reinforcement.decision_process import Mdp
from reference.shared.draws.numbers import Range, whole_number

STATES = ["a", "B", "s1", "2", "the mill", "Gärten", "_end"]
ACTIONS = ["go", "Go", "1", "turn left", "über"]
REWARDS = [0, 0, 1, 1, -3, 2.5, 8]  # some twice, so that values are often equal
SPLITS = [[1.0], [1.0], [0.5, 0.5], [0.7, 0.3], [0.25, 0.25, 0.5], [0.1, 0.2, 0.3, 0.4]]


def any_process(random: Random, states: Range = (1, 4), actions: Range = (1, 3)) -> dict[str, Any]:
    """A process with any number of terminal states; actions may stay, and outcomes may lead to the same state."""
    names = random.sample(STATES, whole_number(random, states))
    # at least one state acts
    acting = names[: random.randint(1, len(names))]
    drawn = {
        name: any_actions(random, names, whole_number(random, actions)) if name in acting else {} for name in names
    }
    return {name: drawn[name] for name in random.sample(names, len(names))}


def any_actions(random: Random, names: Sequence[str], actions: int) -> dict[str, Any]:
    """Actions with one to four outcomes, each of which may lead anywhere."""
    return {
        action: [[share, random.choice(REWARDS), random.choice(names)] for share in random.choice(SPLITS)]
        for action in random.sample(ACTIONS, actions)
    }


def any_values(random: Random, mdp: Mdp) -> dict[str, float]:
    """A value for each state, often equal to another or 0; 0 for a terminal state."""
    return {state: random.choice([0, 2, 2, -4, 1.25]) if actions else 0 for state, actions in mdp.items()}


def any_mixed_policy(random: Random, mdp: Mdp) -> dict[str, dict[str, float]]:
    """A distribution over the actions of each state, in which an action may have the probability 0 or 1."""
    return {state: any_shares(random, list(actions)) for state, actions in mdp.items() if actions}


def any_shares(random: Random, actions: Sequence[str]) -> dict[str, float]:
    """A distribution over actions in quarters."""
    quarters = [random.choice(actions) for _ in range(4)]
    return {action: quarters.count(action) / 4 for action in actions}


def any_q_table(random: Random, states: Range = (1, 3), actions: Range = (1, 3)) -> dict[str, dict[str, float]]:
    """A value for each action of each state, often equal to another or 0."""
    names = random.sample(STATES, whole_number(random, states))
    return {
        name: {
            action: random.choice([0, 0, 3, 3, -2, 0.5])
            for action in random.sample(ACTIONS, whole_number(random, actions))
        }
        for name in names
    }


def any_action_values(random: Random, actions: Range = (1, 4)) -> dict[str, float]:
    """The values of the actions of one state, often equal or all negative."""
    [values] = any_q_table(random, states=1, actions=actions).values()
    return {action: value - random.choice([0, 9]) for action, value in values.items()}


def any_rewards(random: Random, number: Range = (0, 5)) -> list[float]:
    """Rewards in sequence: zeros, losses, the same one again."""
    return [random.choice(REWARDS) for _ in range(whole_number(random, number))]
