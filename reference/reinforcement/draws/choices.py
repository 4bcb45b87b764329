"""Draws of moves and policies to choose from."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.reinforcement.draws.decision_process import HOME, MOVES, PLACES, distribution
from reference.shared.draws.numbers import Range, whole_number

Policy = dict[str, dict[str, float]]
Moves = dict[str, dict[str, list[Any]]]


def move_table(random: Random, states: int = 3, actions: Range = (2, 3)) -> Moves:
    """For each place and way the reward and the next place; different ways lead to different places.

    >>> move_table(Random(1), states=1, actions=1)
    {'farm': {'cart': [4, 'home']}}
    """
    names = random.sample(PLACES, states)
    return {name: moves_from(random, name, names, whole_number(random, actions)) for name in names}


def moves_from(random: Random, here: str, names: Sequence[str], actions: int) -> dict[str, list[Any]]:
    """The ways from a place: `actions` of them, or as many as there are other places."""
    others = [name for name in [*names, HOME] if name != here]
    reached = random.sample(others, min(actions, len(others)))
    prizes = random.sample(range(9), len(reached))
    ways = random.sample(MOVES, len(reached))
    return {way: [prize, place] for way, prize, place in zip(ways, prizes, reached, strict=True)}


def move_values(random: Random, moves: Moves) -> dict[str, int]:
    """A different value for each place that has ways; 0 for the terminal place."""
    return dict(zip(moves, random.sample(range(2, 21, 2), len(moves)), strict=True)) | {HOME: 0}


def listed_moves(random: Random, moves: Moves) -> list[list[str]]:
    """The moves of a table in any order, each as its place and its way."""
    every = [[place, way] for place, ways in moves.items() for way in ways]
    return random.sample(every, len(every))


def open_actions(random: Random) -> dict[str, list[str]]:
    """Two places and their ways: two ways from one and three from the other, one of them shared."""
    first, second = random.sample(PLACES, 2)
    ways = random.sample(MOVES, 4)
    return {first: ways[:2], second: ways[1:]}


def would_be_policies(random: Random, actions: Mapping[str, Sequence[str]]) -> list[Policy]:
    """Valid policies, and invalid ones: wrong sums, absent ways, negative probabilities."""
    right = (proper_policy, proper_policy, proper_policy, certain_policy)
    wrong = (shifted_policy, misplaced_policy, heavy_policy, light_policy, negative_policy)
    return [maker(random, actions) for maker in (*right, *wrong)]


def proper_policy(random: Random, actions: Mapping[str, Sequence[str]]) -> Policy:
    """A valid policy: a distribution over the ways from each place."""
    return {place: distribution(random, ways) for place, ways in actions.items()}


def shifted_policy(random: Random, actions: Mapping[str, Sequence[str]]) -> Policy:
    """An invalid policy: too large a sum in one place and too small in another, with the right total."""
    policy = proper_policy(random, actions)
    more, less = random.sample(list(policy), 2)
    # never below 0: this policy is to be wrong by its sums alone
    shift = min(max(policy[less].values()), random.choice([0.1, 0.2]))
    largest, smallest = max(policy[less], key=policy[less].__getitem__), min(policy[more], key=policy[more].__getitem__)
    policy[less][largest] = round(policy[less][largest] - shift, 1)
    policy[more][smallest] = round(policy[more][smallest] + shift, 1)
    return policy


def misplaced_policy(random: Random, actions: Mapping[str, Sequence[str]]) -> Policy:
    """An invalid policy: in one place a way has a probability that does not start there."""
    policy = proper_policy(random, actions)
    place = random.choice(list(policy))
    absent = random.choice([way for way in MOVES if way not in actions[place]])
    lost = random.choice(list(policy[place]))
    policy[place] = {absent if way == lost else way: share for way, share in policy[place].items()}
    return policy


def certain_policy(random: Random, actions: Mapping[str, Sequence[str]]) -> Policy:
    """A valid policy that takes one way with certainty in one place."""
    policy = proper_policy(random, actions)
    place = random.choice(list(policy))
    sure = random.choice(list(actions[place]))
    return policy | {place: {way: float(way == sure) for way in actions[place]}}


def heavy_policy(random: Random, actions: Mapping[str, Sequence[str]]) -> Policy:
    """An invalid policy: the probabilities of one place add up to more than 1."""
    return changed_policy(random, actions, random.choice([0.1, 0.2, 0.3]))


def light_policy(random: Random, actions: Mapping[str, Sequence[str]]) -> Policy:
    """An invalid policy: the probabilities of one place add up to less than 1."""
    return changed_policy(random, actions, -0.1)


def changed_policy(random: Random, actions: Mapping[str, Sequence[str]], change: float) -> Policy:
    """A policy with one probability changed in one place."""
    policy = proper_policy(random, actions)
    place = random.choice(list(policy))
    way = max(policy[place], key=policy[place].__getitem__)
    policy[place][way] = round(policy[place][way] + change, 1)
    return policy


def negative_policy(random: Random, actions: Mapping[str, Sequence[str]]) -> Policy:
    """An invalid policy: one probability is negative, although the sum is 1."""
    policy = proper_policy(random, actions)
    place = random.choice(list(policy))
    least, *_, most = sorted(policy[place], key=policy[place].__getitem__)
    # what the negative one loses, the largest gains: the sum stays 1
    lost = round(policy[place][least] + 0.1, 1)
    policy[place] |= {least: -0.1, most: round(policy[place][most] + lost, 1)}
    return policy
