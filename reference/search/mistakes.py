"""Known mistakes in hill climbing with a list of waiting states, and in the distance of sliding tiles."""

from collections.abc import Callable, Sequence

from reference.process import Process
from reference.search.hill_climbing import Children, SearchState, Values, hill_start, hill_successors, waiting_groups
from reference.search.sliding_tiles import Board

Following = tuple[SearchState, ...]


def taking(
    best: Callable[[Sequence[str], Values], Sequence[str]], group_of: Callable[..., Sequence[str]]
) -> Process[SearchState]:
    """Search that takes other states from what waits, or from another group of it."""

    def successors(state: SearchState, children: Children, values: Values, start: str, goal: str) -> Following:
        group = group_of(state, children, values)
        if state.state == goal or not group:
            return ()
        return tuple(SearchState(state.visited, child) for child in best(group, values))

    return Process(hill_start, successors)


def smallest(group: Sequence[str], values: Values) -> list[str]:
    """The states with the smallest value."""
    least = min(values[child] for child in group)
    return [child for child in group if values[child] == least]


def largest(group: Sequence[str], values: Values) -> list[str]:
    """The states with the largest value."""
    most = max(values[child] for child in group)
    return [child for child in group if values[child] == most]


def first(group: Sequence[str], values: Values) -> list[str]:
    """The state that stands first."""
    return [group[0]]


def newest(state: SearchState, children: Children, values: Values) -> Sequence[str]:
    """The children of the state that was visited last, of those with any that wait: as it should be."""
    return next(waiting_groups(state.visited, children), [])


def oldest(state: SearchState, children: Children, values: Values) -> Sequence[str]:
    """The children of the state that was visited first: new ones go to the end of the list."""
    return next(iter(list(waiting_groups(state.visited, children))[::-1]), [])


def everything(state: SearchState, children: Children, values: Values) -> Sequence[str]:
    """Whatever waits, sorted as a whole."""
    return list(dict.fromkeys(child for group in waiting_groups(state.visited, children) for child in group))


def own_children(state: SearchState, children: Children, values: Values) -> Sequence[str]:
    """The children of the state alone, without a way back."""
    return [child for child in children[state.state] if child not in state.visited]


def better_children(state: SearchState, children: Children, values: Values) -> Sequence[str]:
    """The children that are better than the state itself: at a local optimum there are none."""
    return [child for child in own_children(state, children, values) if values[child] < values[state.state]]


APPENDING = taking(smallest, oldest)
SORTING_ALL = taking(smallest, everything)
NEVER_BACK = taking(smallest, own_children)
UPWARDS_ONLY = taking(smallest, better_children)
LARGEST_FIRST = taking(largest, newest)
UNSORTED = taking(first, newest)


def goal_on_sight(state: SearchState, children: Children, values: Values, start: str, goal: str) -> Following:
    """The goal as soon as it is a child; else as it should be."""
    if goal in children[state.state]:
        return (SearchState(state.visited, goal),)
    return hill_successors(state, children, values, start, goal)


GOAL_ON_SIGHT = Process(hill_start, goal_on_sight)


def differences_of_tiles(board: Board, goal: Board) -> int:
    """The differences of the numbers, place by place, but for the gap of the board."""
    squares = [pair for one, other in zip(board, goal, strict=True) for pair in zip(one, other, strict=True)]
    return sum(abs(tile - home) for tile, home in squares if tile)
