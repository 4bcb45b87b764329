"""Known mistakes in hill climbing with a list of waiting states, and in the distance of sliding tiles."""

from collections.abc import Callable, Sequence

from reference.process import Process
from reference.search.hill_climbing import Children, SearchState, Values, hill_start, hill_successors, waiting_groups
from reference.search.sliding_tiles import Board, places

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


def ending_at_zero(state: SearchState, children: Children, values: Values, start: str, goal: str) -> Following:
    """Nothing after a state with the value 0, as if it were the goal."""
    return hill_successors(state, children, values, start, goal) if values[state.state] else ()


def better_waiting(state: SearchState, children: Children, values: Values) -> Sequence[str]:
    """What waits if only children that are better than their parent were put into the list."""
    better = {name: [each for each in its if values[each] < values[name]] for name, its in children.items()}
    return next(waiting_groups(state.visited, better), [])


def one_of_each_value(state: SearchState, children: Children, values: Values) -> Sequence[str]:
    """What waits if a dict from value to child keeps the last of equal ones."""
    groups = (
        {values[child]: child for child in children[name] if child not in state.visited[:place]}
        for place, name in enumerate(state.visited, 1)
    )
    waiting = [[child for child in group.values() if child not in state.visited] for group in groups]
    return next((group for group in reversed(waiting) if group), [])


ENDING_AT_ZERO = Process(hill_start, ending_at_zero)
BETTER_WAITING = taking(smallest, better_waiting)
ONE_OF_EACH_VALUE = taking(smallest, one_of_each_value)


def waiting_list(visited: Sequence[str], children: Children, values: Values, *, once: bool) -> list[str]:
    """The list after some visits, with every state as often as it was put there, or only `once`."""
    waiting: list[str] = []
    for place, state in enumerate(visited):
        if state in waiting:
            waiting.remove(state)  # the first of its kind: it was visited now
        new = [child for child in children[state] if child not in visited[: place + 1]]
        new = [child for child in new if not (once and child in waiting)]
        waiting = [*sorted(new, key=lambda child: values[child]), *waiting]
    return waiting


def revisiting(state: SearchState, children: Children, values: Values) -> Sequence[str]:
    """What is first in the list, visited already or not."""
    return waiting_list(state.visited, children, values, once=False)[:1]


def keeping_places(state: SearchState, children: Children, values: Values) -> Sequence[str]:
    """What is first in a list to which no state is added that waits already."""
    return waiting_list(state.visited, children, values, once=True)[:1]


REVISITING = taking(first, revisiting)
KEEPING_PLACES = taking(first, keeping_places)


def differences_of_tiles(board: Board, goal: Board) -> int:
    """The differences of the numbers, place by place, but for the gap of the board."""
    squares = [pair for one, other in zip(board, goal, strict=True) for pair in zip(one, other, strict=True)]
    return sum(abs(tile - home) for tile, home in squares if tile)


def along_one_row(board: Board, goal: Board) -> int:
    """The distances where all rows are laid in one line."""
    here, there = ([tile for row in each for tile in row] for each in (board, goal))
    return sum(abs(here.index(tile) - there.index(tile)) for tile in here if tile)


def by_number_of_rows(board: Board, goal: Board) -> int:
    """The distances where a row is taken to be as long as there are rows: right for square boards alone."""
    here, there = ([tile for row in each for tile in row] for each in (board, goal))
    cells = [(divmod(here.index(tile), len(board)), divmod(there.index(tile), len(board))) for tile in here if tile]
    return sum(abs(one[0] - two[0]) + abs(one[1] - two[1]) for one, two in cells)


def in_the_square_part(board: Board, goal: Board) -> int:
    """The distances of tiles that lie in the first columns of both boards, as many as there are rows."""
    here, there = places([row[: len(board)] for row in board]), places([row[: len(board)] for row in goal])
    both = [tile for tile in here if tile and tile in there]
    return sum(abs(here[tile][0] - there[tile][0]) + abs(here[tile][1] - there[tile][1]) for tile in both)
