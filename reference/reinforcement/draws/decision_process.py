"""Draws of decision processes, policies, values of states and actions, and experience."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.reinforcement.decision_process import Mdp
from reference.shared.draws.numbers import Range, decimal_number, tries, whole_number

PLACES = ["barn", "dock", "farm", "gate", "hall", "kiln", "mill", "pond", "shed", "yard"]
MOVES = ["cart", "ferry", "lift", "path", "rail", "road"]
HOME = "home"  # where a process ends


def process(
    random: Random, states: Range = 3, actions: Range = 2, rewards: Sequence[int] = (-4, 9), chance: float = 0.5
) -> dict[str, Any]:
    """A process of `states` states and a terminal one that some action reaches; an action has one or two outcomes.

    `chance` is how probable two outcomes are. No two outcomes of an action lead to the same state.

    >>> process(Random(1), states=2, actions=[1, 2], chance=0)["mill"]
    {'ferry': [[1.0, 9, 'shed']]}
    """
    for _ in tries():
        names = random.sample(PLACES, whole_number(random, states))
        drawn = {name: moves(random, name, names, whole_number(random, actions), rewards, chance) for name in names}
        places = {state for each in drawn.values() for outcomes in each.values() for *_, state in outcomes}
        if places == {*names, HOME}:  # every state is reached, so that none is idle
            return {**drawn, HOME: {}}
    # never reached: `tries` raises first; it tells mypy that no path returns None
    raise AssertionError


def moves(
    random: Random, here: str, names: Sequence[str], actions: int, rewards: Sequence[int], chance: float
) -> dict[str, Any]:
    """The actions of a state with their outcomes; no action stays in the state with certainty."""
    chosen = random.sample(MOVES, actions)
    return {action: outcomes(random, here, [*names, HOME], rewards, chance) for action in chosen}


def outcomes(random: Random, here: str, places: Sequence[str], rewards: Sequence[int], chance: float) -> list[Any]:
    """The outcomes of an action: one next place, or two with probabilities."""
    if random.random() >= chance:
        # staying for ever would be an endless loop with a reward
        elsewhere = [place for place in places if place != here]
        return [[1.0, whole_number(random, rewards), random.choice(elsewhere)]]
    first, second = random.sample(places, 2)
    # never even: which probability belongs to which outcome must matter
    likely = decimal_number(random, [0.6, 0.9], 1)
    return [
        [likely, whole_number(random, rewards), first],
        [round(1 - likely, 1), whole_number(random, rewards), second],
    ]


def grid(random: Random, rows: int = 2, columns: int = 3, rewards: Sequence[int] = (2, 12)) -> dict[str, Any]:
    """Places on a grid, from which each move leads to a neighbour; reaching the terminal corner has a reward.

    Ways around a corner are as long as each other, so that many actions are tied.

    >>> grid(Random(3), rows=1)
    {'1,1': {'right': [[1.0, 0, '1,2']]}, '1,2': {'left': [[1.0, 0, '1,1']], 'right': [[1.0, 5, '1,3']]}, '1,3': {}}
    """
    prize, goal = whole_number(random, rewards), f"{random.choice([1, rows])},{columns}"
    ways = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
    places = {f"{row},{column}": (row, column) for row in range(1, rows + 1) for column in range(1, columns + 1)}
    drawn: dict[str, Any] = {}
    for place, (row, column) in places.items():
        reached = {way: f"{row + down},{column + right}" for way, (down, right) in ways.items()}
        # moves that would leave the grid do not exist, instead of staying
        open_ways = {way: after for way, after in reached.items() if after in places and place != goal}
        drawn[place] = {way: [[1.0, prize if after == goal else 0, after]] for way, after in open_ways.items()}
    return drawn


def policy(random: Random, mdp: Mdp) -> dict[str, str]:
    """An action for each state that has actions."""
    return {state: random.choice(list(actions)) for state, actions in mdp.items() if actions}


def mixed_policy(random: Random, mdp: Mdp) -> dict[str, dict[str, float]]:
    """A distribution over the actions of each state that has actions."""
    return {state: distribution(random, list(actions)) for state, actions in mdp.items() if actions}


def distribution(random: Random, actions: Sequence[str]) -> dict[str, float]:
    """A distribution over the actions in tenths; no probability is 0."""
    # cut in whole tenths: they add up to 1 on paper
    cuts = sorted(random.sample(range(1, 10), len(actions) - 1))
    tenths = [high - low for low, high in zip([0, *cuts], [*cuts, 10], strict=True)]
    return {action: tenth / 10 for action, tenth in zip(actions, tenths, strict=True)}


def state_values(random: Random, mdp: Mdp, within: Sequence[float] = (-5, 20), decimals: int = 1) -> dict[str, float]:
    """A value for each state, with one decimal unless told otherwise; 0 for a terminal one."""
    return {state: decimal_number(random, within, decimals) if actions else 0 for state, actions in mdp.items()}


def even_values(random: Random, mdp: Mdp, among: Sequence[float] = (0, 4, 8)) -> dict[str, float]:
    """A value from a few for each state, so that actions are often tied; 0 for a terminal one."""
    return {state: random.choice(among) if actions else 0 for state, actions in mdp.items()}


def order(random: Random, mdp: Mdp) -> list[str]:
    """The states that have actions, in any order."""
    return random.sample([state for state, actions in mdp.items() if actions], sum(map(bool, mdp.values())))


def q_table(
    random: Random, states: Range = 2, actions: Range = 2, within: Sequence[float] = (-5, 15)
) -> dict[str, dict[str, float]]:
    """A value with one decimal for each action of each state; terminal states are not in it."""
    names = random.sample(PLACES, whole_number(random, states))
    return {
        name: {
            action: decimal_number(random, within, 1) for action in random.sample(MOVES, whole_number(random, actions))
        }
        for name in names
    }


def world_of(random: Random, q: Mapping[str, Mapping[str, float]], rewards: Sequence[int]) -> dict[str, Any]:
    """A process with the states and actions of a table, and a terminal state; some outcomes are random."""
    names = [*q, HOME]
    drawn = {
        state: {action: outcomes(random, state, names, rewards, 0.4) for action in actions}
        for state, actions in q.items()
    }
    return {**drawn, HOME: {}}


def action_values(
    random: Random, actions: Range = (3, 5), within: Sequence[float] = (-5, 15), tied: Range = 1
) -> dict[str, float]:
    """Values with one decimal of some actions; `tied` of them are equal and best, the others all differ."""
    names = random.sample(MOVES, whole_number(random, actions))
    unit = 10
    drawn = sorted(random.sample(range(round(within[0] * unit), round(within[1] * unit)), len(names)), reverse=True)
    best = whole_number(random, tied)
    # the first `best` take the largest value; the rest stay different
    values = [drawn[0]] * best + drawn[best:]
    random.shuffle(values)
    return {name: value / unit for name, value in zip(names, values, strict=True)}


def transitions(
    random: Random, q: Mapping[str, Mapping[str, float]], steps: Range = 6, rewards: Sequence[int] = (-4, 9)
) -> list[list[Any]]:
    """The transitions of an agent that acts at random: state, action, reward, next state."""
    mdp, met = world_of(random, q, rewards), []
    here = random.choice(list(q))
    for _ in range(whole_number(random, steps)):
        action = random.choice(list(mdp[here]))
        reward, after = outcome(random, mdp, here, action)
        met.append([here, action, reward, after])
        # from a terminal state no action leads on
        here = after if mdp[after] else random.choice(list(q))
    return met


def outcome(random: Random, mdp: Mdp, state: str, action: str) -> tuple[float, str]:
    """The reward of an action and the next state, drawn with the probabilities of the process."""
    possible = mdp[state][action]
    [(_, reward, after)] = random.choices(possible, [probability for probability, *_ in possible])
    return reward, after


def episodes(
    random: Random,
    q: Mapping[str, Mapping[str, float]],
    number: Range = 2,
    steps: Sequence[int] = (2, 6),
    rewards: Sequence[int] = (-4, 9),
) -> list[list[list[Any]]]:
    """Episodes of an agent that acts at random, of `steps` steps up to the end: state, action, reward."""
    fewest, most = steps
    wanted = whole_number(random, number)
    for _ in tries():
        mdp = world_of(random, q, rewards)
        met = [one_episode(random, mdp, most) for _ in range(3 * wanted)]
        # whole episodes only: a cut one would end nowhere
        fitting = [each for each in met if fewest <= len(each) <= most]
        if len(fitting) >= wanted:
            return fitting[:wanted]
    raise AssertionError


def one_episode(random: Random, mdp: Mdp, most: int) -> list[list[Any]]:
    """An episode up to its end; one step longer than `most` if the end is not reached in time."""
    here = random.choice([state for state, actions in mdp.items() if actions])
    met: list[list[Any]] = []
    while mdp[here] and len(met) <= most:
        action = random.choice(list(mdp[here]))
        reward, after = outcome(random, mdp, here, action)
        met.append([here, action, reward])
        here = after
    return met


def rewards(random: Random, number: Range = 4, within: Sequence[int] = (-4, 9)) -> list[int]:
    """Rewards in sequence; neighbours differ, and the last is not 0."""
    drawn: list[int] = []
    wanted = whole_number(random, number)
    for _ in tries():
        reward = whole_number(random, within)
        if reward != (drawn[-1] if drawn else 0):
            drawn.append(reward)
        if len(drawn) == wanted and drawn[-1]:
            return drawn
        drawn = drawn[:-1] if len(drawn) == wanted else drawn
    raise AssertionError
