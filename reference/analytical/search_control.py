"""Stacking blocks, and what is learned to control the search for a plan. Mitchell, section 11.4.

A state is the stack, the bottom block first, and the blocks on the table. A move is `"MS x"`, block x from the table to
the top of the stack, or `"MT x"`, block x from the top of the stack to the table. A goal `(x, y)` wants x right on y.
"""

from collections.abc import Sequence
from itertools import pairwise

Goal = Sequence[str]
TO_STACK, TO_TABLE = "MS", "MT"


def apply_moves(stack: Sequence[str], table: Sequence[str], moves: Sequence[str]) -> tuple[list[str], set[str]] | None:
    """The stack and the table after some moves; None if one of them is not legal.

    The slides let any block of the stack be moved to the table; here it has to be the top one.

    >>> stack, table = apply_moves([], ["a", "b"], ["MS a", "MS b", "MT b"])
    >>> stack, table
    (['a'], {'b'})
    >>> apply_moves([], ["a", "b"], ["MS a", "MS b", "MT a"])
    """
    built, free = list(stack), {*table}
    for move in moves:
        name, _, block = move.partition(" ")
        if name == TO_STACK and block in free:
            free.remove(block)
            built.append(block)
        elif name == TO_TABLE and built[-1:] == [block]:
            free.add(built.pop())
        else:
            return None
    return built, free


def order_subgoals(goals: Sequence[Goal]) -> list[Goal]:
    """The goals in an order in which (y, z) always comes before (x, y); otherwise in the order given.

    PRODIGY learned this rule from plans that put x on y too early and had to take it off again.

    >>> order_subgoals([("a", "b"), ("b", "c"), ("d", "e")])
    [('b', 'c'), ('a', 'b'), ('d', 'e')]
    """
    left, ordered = list(goals), list[Goal]()
    while left:
        ready = [goal for goal in left if all(goal[1] != other[0] for other in left)]
        if not ready:
            raise ValueError("the goals go round in a circle: no tower meets all of them")
        ordered.append(ready[0])
        left.remove(ready[0])
    return ordered


def rule_utility(saved: float, frequency: float, match_cost: float) -> float:
    """What a control rule saves on average, less what it costs to see whether it applies, at every state.

    The slides state the trade-off without a formula; below 0 a rule is better forgotten.

    >>> rule_utility(10, 0.3, 2)
    1.0
    """
    return saved * frequency - match_cost


def fits(kept: Sequence[str], goals: Sequence[Goal]) -> bool:
    """Whether every goal about a block in a stack holds there, or can still be met on its top."""
    above = dict(pairwise(kept))
    below = {block: other for other, block in pairwise(kept)}
    return all(
        (block not in kept or below.get(block) == other) and (other not in above or above[other] == block)
        for block, other in goals
    )


def tower_moves(stack: Sequence[str], table: Sequence[str], goals: Sequence[Goal]) -> list[str]:
    """The fewest moves after which all goals hold: what does not fit is taken down, and each goal is met from below.

    >>> tower_moves(["d", "b", "a"], ["c"], [("a", "b"), ("b", "c")])
    ['MT a', 'MT b', 'MS c', 'MS b', 'MS a']
    >>> tower_moves(["d", "c"], ["a", "b"], [("a", "b"), ("b", "c")])
    ['MS b', 'MS a']
    """
    height = next(height for height in range(len(stack), -1, -1) if fits(stack[:height], goals))
    kept, wanted = stack[:height], list[str]()
    above = {below: block for block, below in goals}
    # a goal on the top block goes first; any other tower is begun with the block at its bottom
    starts = [above.get(kept[-1]) if kept else None, *(below for _, below in order_subgoals(goals))]
    for start in starts:
        block = start
        while block is not None and block not in kept and block not in wanted:
            wanted.append(block)
            block = above.get(block)
    return [f"{TO_TABLE} {block}" for block in reversed(stack[height:])] + [f"{TO_STACK} {block}" for block in wanted]


def towers_to_build(stack: Sequence[str], goals: Sequence[Goal]) -> int:
    """How many towers are begun anew by the fewest moves: of two or more, any may be the first."""
    height = next(height for height in range(len(stack), -1, -1) if fits(stack[:height], goals))
    upper = {block for block, _ in goals}
    return len({below for _, below in goals} - upper - {*stack[:height]})
