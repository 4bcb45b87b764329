"""The maximal frequent item sets, found breadth first. Flach, section 6.3, algorithm 6.6."""

from dataclasses import dataclass

from reference.associations.apriori import Itemset, Transactions, itemset, support
from reference.process import Process


@dataclass(frozen=True, slots=True)
class MaximalState:
    """The frequent sets that wait in the queue, and the maximal ones found so far."""

    queue: tuple[Itemset, ...]
    maximal: frozenset[Itemset]


def frequent_extensions(items: Itemset, transactions: Transactions, min_support: int) -> list[Itemset]:
    """The frequent sets with one item more, in the order of that item."""
    others = frozenset[str]().union(*map(itemset, transactions)) - items
    larger = [items | {item} for item in sorted(others)]
    return [each for each in larger if support(each, transactions) >= min_support]


def maximal_start(transactions: Transactions, min_support: int) -> MaximalState:
    """The state with the empty set in the queue, if it is frequent; the book never tests it."""
    return MaximalState((itemset([]),) if len(transactions) >= min_support else (), frozenset())


def maximal_successors(state: MaximalState, transactions: Transactions, min_support: int) -> tuple[MaximalState, ...]:
    """The state after the first set of the queue: its frequent extensions wait, or it is maximal if it has none."""
    if not state.queue:
        return ()
    first, *waiting = map(itemset, state.queue)
    larger = frequent_extensions(first, transactions, min_support)
    maximal = frozenset(map(itemset, state.maximal)) | (frozenset() if larger else {first})
    # a set is reached from each of its subsets, and the book queues it every time
    return (MaximalState((*waiting, *(each for each in larger if each not in waiting)), maximal),)


MAXIMAL = Process(maximal_start, maximal_successors)


def maximal_frequent(transactions: Transactions, min_support: int) -> frozenset[Itemset]:
    """The frequent item sets that no larger frequent set contains. Flach, algorithm 6.6 (FrequentItems).

    >>> baskets = [["beer", "crisps"], ["apples"], ["beer", "crisps"], ["apples"], ["nappies"]]
    >>> sorted(map(sorted, maximal_frequent(baskets, 2)))
    [['apples'], ['beer', 'crisps']]
    """
    return MAXIMAL.last(transactions=transactions, min_support=min_support).maximal
