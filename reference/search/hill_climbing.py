"""Hill climbing with a list of waiting states. Kubat, section 1.2."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from reference.process import Process

Children = Mapping[str, Sequence[str]]
Values = Mapping[str, float]  # of each state how far it seems to be from the goal: smaller is better


@dataclass(frozen=True, slots=True)
class SearchState:
    """The state that is visited now, and the states that were visited before it."""

    before: tuple[str, ...]
    state: str

    @property
    def visited(self) -> tuple[str, ...]:
        """All visited states, in order."""
        return (*self.before, self.state)


def hill_start(children: Children, values: Values, start: str, goal: str) -> SearchState:
    """The start state; no state was visited before it."""
    return SearchState((), start)


def waiting_groups(visited: Sequence[str], children: Children) -> Iterator[list[str]]:
    """The states that wait to be visited, in groups of siblings: the children of the last visited state come first.

    Kubat's list has the children of a state at its front, so what waits behind them are those of earlier states.
    """
    # a state that waits twice is not expanded twice, though Kubat's list would show it twice
    for state in reversed(visited):
        # not visited again, or a cycle would never end
        group = [child for child in children[state] if child not in visited]
        if group:
            yield group


def hill_successors(
    state: SearchState, children: Children, values: Values, start: str, goal: str
) -> tuple[SearchState, ...]:
    """The next visited state: the best child, even a worse one; without children, the best of the nearest group.

    Several where siblings are equally good (Kubat draws one at random). None at the goal, which is noticed when it is
    visited, and none when nothing waits. What was visited is not visited again. Kubat, table 1.2.
    """
    group = next(waiting_groups(state.visited, children), [])
    # the goal counts when it is visited, as in Kubat's table 1.2, not when it is seen
    if state.state == goal or not group:
        return ()
    best = min(values[child] for child in group)
    return tuple(SearchState(state.visited, child) for child in group if values[child] == best)


HILL_CLIMBING = Process(hill_start, hill_successors)


def visits(children: Children, values: Values, start: str, goal: str) -> list[str]:
    """The states that hill climbing visits, in order.

    >>> visits({"a": ["b", "c"], "b": ["a"], "c": ["d"], "d": []}, {"a": 3, "b": 1, "c": 2, "d": 0}, "a", "d")
    ['a', 'b', 'c', 'd']
    """
    return list(HILL_CLIMBING.last(children=children, values=values, start=start, goal=goal).visited)
