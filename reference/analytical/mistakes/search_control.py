"""Known mistakes about the order in which blocks are stacked."""

from collections.abc import Sequence

from reference.analytical.search_control import TO_STACK, TO_TABLE, Goal, tower_moves


def in_the_order_given(stack: Sequence[str], table: Sequence[str], goals: Sequence[Goal]) -> list[str]:
    """The right moves to the table; then the two crates of each goal, in the order given, if they are not there yet."""
    right = tower_moves(stack, table, goals)
    down = [move for move in right if move.startswith(TO_TABLE)]
    there = list(stack[: len(stack) - len(down)])
    kept = len(there)
    for block, below in goals:
        there += [each for each in (below, block) if each not in there]
    return [*down, *(f"{TO_STACK} {block}" for block in there[kept:])]


def all_taken_down(stack: Sequence[str], table: Sequence[str], goals: Sequence[Goal]) -> list[str]:
    """The moves with the whole stack on the table first."""
    return [f"{TO_TABLE} {block}" for block in reversed(stack)] + tower_moves([], [*table, *stack], goals)


def named_taken_down(stack: Sequence[str], table: Sequence[str], goals: Sequence[Goal]) -> list[str]:
    """The moves without those to the table of crates that no goal is about."""
    named = {block for goal in goals for block in goal}
    return [move for move in tower_moves(stack, table, goals) if move.startswith(TO_STACK) or move[3:] in named]


def from_the_top(stack: Sequence[str], table: Sequence[str], goals: Sequence[Goal]) -> list[str]:
    """The moves to the stack in the opposite order."""
    right = tower_moves(stack, table, goals)
    up = [move for move in right if move.startswith(TO_STACK)]
    return [*right[: len(right) - len(up)], *reversed(up)]
