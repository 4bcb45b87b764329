"""Known mistakes on the way to the maximal frequent item sets."""

from reference.associations.apriori import Transactions, itemset
from reference.associations.maximal import MaximalState, frequent_extensions, maximal_start, maximal_successors
from reference.process import Process


def only_later_items(state: MaximalState, transactions: Transactions, min_support: int) -> tuple[MaximalState, ...]:
    """Extensions by items that come after all items of the set; without one it counts as maximal."""
    if not state.queue:
        return ()
    first, *waiting = map(itemset, state.queue)
    extensions = frequent_extensions(first, transactions, min_support)
    larger = [each for each in extensions if max(each) not in first]
    return (MaximalState((*waiting, *larger), state.maximal | (frozenset() if larger else {first})),)


def above_the_minimum(state: MaximalState, transactions: Transactions, min_support: int) -> tuple[MaximalState, ...]:
    """Sets above the minimum only."""
    return maximal_successors(state, transactions, min_support + 1)


def depth_first(state: MaximalState, transactions: Transactions, min_support: int) -> tuple[MaximalState, ...]:
    """New sets before those that wait."""
    kept = len(state.queue) - 1
    return tuple(
        MaximalState((*each.queue[kept:], *each.queue[:kept]), each.maximal)
        for each in maximal_successors(state, transactions, min_support)
    )


def queued_again(state: MaximalState, transactions: Transactions, min_support: int) -> tuple[MaximalState, ...]:
    """Sets that wait once for each set that they extend."""
    return tuple(
        MaximalState(
            (*state.queue[1:], *frequent_extensions(itemset(state.queue[0]), transactions, min_support)), each.maximal
        )
        for each in maximal_successors(state, transactions, min_support)
    )


def every_set(state: MaximalState, transactions: Transactions, min_support: int) -> tuple[MaximalState, ...]:
    """Every set that is taken as maximal."""
    return tuple(
        MaximalState(each.queue, frozenset(map(itemset, state.maximal)) | {itemset(state.queue[0])})
        for each in maximal_successors(state, transactions, min_support)
    )


ONLY_LATER_ITEMS = Process(maximal_start, only_later_items)
ABOVE_THE_MINIMUM = Process(maximal_start, above_the_minimum)
DEPTH_FIRST = Process(maximal_start, depth_first)
QUEUED_AGAIN = Process(maximal_start, queued_again)
EVERY_SET = Process(maximal_start, every_set)
