"""Moves and policies to choose from."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.reinforcement.draws.decision_process import HOME, MOVES, PLACES, distribution
from reference.shared.draws.numbers import Range, whole_number

Policy = dict[str, dict[str, float]]
Moves = dict[str, dict[str, list[Any]]]


def move_table(random: Random, states: int = 3, actions: Range = (2, 3)) -> Moves:
    """By place and way the reward, and where it leads; no two ways from a place lead to the same one.

    >>> move_table(Random(1), states=1, actions=1)
    {'farm': {'cart': [4, 'home']}}
    """
    names = random.sample(PLACES, states)
    return {name: moves_from(random, name, names, whole_number(random, actions)) for name in names}


def moves_from(random: Random, here: str, names: Sequence[str], actions: int) -> dict[str, list[Any]]:
    """So many ways from a place, as far as there are places to go to."""
    others = [name for name in [*names, HOME] if name != here]
    reached = random.sample(others, min(actions, len(others)))
    prizes = random.sample(range(9), len(reached))
    ways = random.sample(MOVES, len(reached))
    return {way: [prize, place] for way, prize, place in zip(ways, prizes, reached, strict=True)}


def move_values(random: Random, moves: Moves) -> dict[str, int]:
    """A different value for each place that has ways; 0 for the one that has none."""
    return dict(zip(moves, random.sample(range(2, 21, 2), len(moves)), strict=True)) | {HOME: 0}


def listed_moves(random: Random, moves: Moves) -> list[list[str]]:
    """The moves of a table, in any order, each as its place and its way."""
    every = [[place, way] for place, ways in moves.items() for way in ways]
    return random.sample(every, len(every))


def open_actions(random: Random) -> dict[str, list[str]]:
    """Two places and the ways from each: two from one and three from the other, not all the same."""
    first, second = random.sample(PLACES, 2)
    ways = random.sample(MOVES, 4)
    return {first: ways[:2], second: ways[1:]}


def would_be_policies(random: Random, actions: Mapping[str, Sequence[str]]) -> list[Policy]:
    """Policies, and what is not one: sums that are not 1, ways that are not there, less than nothing."""
    right = (proper_policy, proper_policy, proper_policy, certain_policy)
    wrong = (shifted_policy, misplaced_policy, heavy_policy, light_policy, negative_policy)
    return [maker(random, actions) for maker in (*right, *wrong)]


def proper_policy(random: Random, actions: Mapping[str, Sequence[str]]) -> Policy:
    """A distribution over the ways from each place."""
    return {place: distribution(random, ways) for place, ways in actions.items()}


def shifted_policy(random: Random, actions: Mapping[str, Sequence[str]]) -> Policy:
    """A tenth or two too much in one place and too little in another: together it is as much as it should be."""
    policy = proper_policy(random, actions)
    more, less = random.sample(list(policy), 2)
    shift = min(max(policy[less].values()), random.choice([0.1, 0.2]))
    largest, smallest = max(policy[less], key=policy[less].__getitem__), min(policy[more], key=policy[more].__getitem__)
    policy[less][largest] = round(policy[less][largest] - shift, 1)
    policy[more][smallest] = round(policy[more][smallest] + shift, 1)
    return policy


def misplaced_policy(random: Random, actions: Mapping[str, Sequence[str]]) -> Policy:
    """A distribution in each place, in one of them also over a way that is not there."""
    policy = proper_policy(random, actions)
    place = random.choice(list(policy))
    absent = random.choice([way for way in MOVES if way not in actions[place]])
    lost = random.choice(list(policy[place]))
    policy[place] = {absent if way == lost else way: share for way, share in policy[place].items()}
    return policy


def certain_policy(random: Random, actions: Mapping[str, Sequence[str]]) -> Policy:
    """A distribution in each place, in one of them all on one way."""
    policy = proper_policy(random, actions)
    place = random.choice(list(policy))
    sure = random.choice(list(actions[place]))
    return policy | {place: {way: float(way == sure) for way in actions[place]}}


def heavy_policy(random: Random, actions: Mapping[str, Sequence[str]]) -> Policy:
    """Too much in one place."""
    return changed_policy(random, actions, random.choice([0.1, 0.2, 0.3]))


def light_policy(random: Random, actions: Mapping[str, Sequence[str]]) -> Policy:
    """Too little in one place."""
    return changed_policy(random, actions, -0.1)


def changed_policy(random: Random, actions: Mapping[str, Sequence[str]], change: float) -> Policy:
    """One probability changed, in one place."""
    policy = proper_policy(random, actions)
    place = random.choice(list(policy))
    way = max(policy[place], key=policy[place].__getitem__)
    policy[place][way] = round(policy[place][way] + change, 1)
    return policy


def negative_policy(random: Random, actions: Mapping[str, Sequence[str]]) -> Policy:
    """A probability below 0 in one place, where all add up to 1 nevertheless."""
    policy = proper_policy(random, actions)
    place = random.choice(list(policy))
    least, *_, most = sorted(policy[place], key=policy[place].__getitem__)
    lost = round(policy[place][least] + 0.1, 1)
    policy[place] |= {least: -0.1, most: round(policy[place][most] + lost, 1)}
    return policy
