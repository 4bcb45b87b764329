"""Draws of graphs of states to search, and of boards of sliding tiles."""

from collections.abc import Mapping, Sequence
from random import Random

from reference.shared.draws.numbers import Range, whole_number
from reference.shared.draws.spellings import any_names

NAMES = "abcdefghijklm"
SPELLINGS = ["a", "B", "home", "7", "two words", "größe", "_x", "no"]


def state_graph(random: Random, n: Range, *, each: Range = (1, 3)) -> dict[str, list[str]]:
    """States with their children: every state except the first is a child of an earlier one, some of several.

    >>> state_graph(Random(1), n=3, each=1)
    {'a': ['c', 'b'], 'b': ['c'], 'c': ['a']}
    """
    names = list(NAMES[: whole_number(random, n)])
    children: dict[str, list[str]] = {name: [] for name in names}
    # a tree first, so that every state can be reached from the first
    for place, name in enumerate(names[1:], 1):
        children[names[random.randrange(place)]].append(name)
    for name in names:
        # extra children make cycles and several ways to a state, so that visited ones matter
        wanted = whole_number(random, each)
        others = [other for other in names if other != name and other not in children[name]]
        children[name] += random.sample(others, max(0, wanted - len(children[name])))
    # shuffled: the first child must not be the one that the tree was built with
    return {name: random.sample(its, len(its)) for name, its in children.items()}


def state_values(random: Random, children: Mapping[str, Sequence[str]], goal: str, *, most: int = 12) -> dict[str, int]:
    """The estimated distance of every state from the goal; only the goal has 0."""
    return {name: 0 if name == goal else random.randint(1, most) for name in children}


def any_values(
    random: Random, children: Mapping[str, Sequence[str]], *, least: int = 1, most: int = 12
) -> dict[str, int]:
    """An estimated distance from a goal for every state, right or wrong."""
    return {name: random.randint(least, most) for name in children}


def last_state(random: Random, children: Mapping[str, Sequence[str]]) -> str:
    """One of the two states that were added last."""
    return random.choice(list(children)[-2:])


def any_graph(random: Random, n: Range = (1, 7)) -> dict[str, list[str]]:
    """States of any names, each with any of the states as children, itself included."""
    names = any_names(random, SPELLINGS, whole_number(random, n))
    return {name: random.sample(names, random.randint(0, min(3, len(names)))) for name in names}


def any_state(random: Random, children: Mapping[str, Sequence[str]]) -> str:
    """One of the states."""
    return random.choice(list(children))


def shuffled_board(random: Random, rows: Range = 3, columns: Range = 3) -> list[list[int]]:
    """A board with tiles from 1 up and the gap 0 at random places."""
    height, width = whole_number(random, rows), whole_number(random, columns)
    # any order, also one that no moves can reach: only distances are asked
    tiles = random.sample(range(height * width), height * width)
    return [tiles[row * width : (row + 1) * width] for row in range(height)]


def other_board(random: Random, board: Sequence[Sequence[int]]) -> list[list[int]]:
    """A board with the tiles of the given one at other random places."""
    width = len(board[0])
    tiles = [tile for row in board for tile in row]
    mixed = random.sample(tiles, len(tiles))
    return [mixed[row * width : (row + 1) * width] for row in range(len(board))]
