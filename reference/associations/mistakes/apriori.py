"""Known mistakes with frequent item sets: other counts, other borders."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

from reference.associations.apriori import (
    AprioriState,
    Itemset,
    Transactions,
    apriori_start,
    apriori_successors,
    candidates,
    frequent_itemsets,
    itemset,
    needed,
)
from reference.process import Process

Count = Callable[[Itemset, Transactions], float]


def same_baskets(items: Itemset, transactions: Transactions) -> int:
    """How many transactions are just this set, where those that contain it were asked (bread and cheese: 0)."""
    return sum(1 for transaction in transactions if itemset(transaction) == items)


def touching_baskets(items: Itemset, transactions: Transactions) -> int:
    """How many transactions have at least one of the items (bread and cheese: 4)."""
    return sum(1 for transaction in transactions if itemset(transaction) & items)


def levels_counted_by(count: Count) -> Process[AprioriState]:
    """Apriori with another support: the same candidates at each level, and the same minimum."""

    def successors(state: AprioriState, transactions: Transactions, min_support: float) -> tuple[AprioriState, ...]:
        if not state.frequent:
            return ()
        items = frozenset[str]().union(*map(itemset, transactions))
        found = candidates(state.frequent, state.size, items)
        kept = (each for each in found if count(each, transactions) >= needed(min_support, transactions))
        return (AprioriState(state.size + 1, frozenset(kept)),)

    return Process(apriori_start, successors)


def uncounted_successors(
    state: AprioriState, transactions: Transactions, min_support: float
) -> tuple[AprioriState, ...]:
    """The candidates themselves from pairs on, as if a set were frequent when all its subsets are."""
    following = apriori_successors(state, transactions, min_support)
    items = frozenset[str]().union(*map(itemset, transactions))
    kept = candidates(state.frequent, state.size, items)
    return tuple(replace(after, frequent=kept) if state.size else after for after in following)


def above_successors(state: AprioriState, transactions: Transactions, min_support: float) -> tuple[AprioriState, ...]:
    """The sets above the minimum, without those that just reach it (26 pairs)."""
    return apriori_successors(state, transactions, min_support + 1)


def uncounted_from_three(
    state: AprioriState, transactions: Transactions, min_support: float
) -> tuple[AprioriState, ...]:
    """The candidates themselves from sets of three on."""
    following = uncounted_successors if state.size > 1 else apriori_successors
    return following(state, transactions, min_support)


def of_different_baskets(
    state: AprioriState, transactions: Transactions, min_support: float
) -> tuple[AprioriState, ...]:
    """The frequent sets where equal baskets count once."""
    return apriori_successors(state, different_baskets(transactions), min_support)


def different_baskets(transactions: Transactions) -> list[Itemset]:
    """The baskets as a set of sets has them: equal ones only once."""
    return list(dict.fromkeys(map(itemset, transactions)))


def levels_up_to(size: int) -> Process[AprioriState]:
    """Apriori that ends after the sets of this size, whatever is frequent."""

    def successors(state: AprioriState, transactions: Transactions, min_support: float) -> tuple[AprioriState, ...]:
        return apriori_successors(state, transactions, min_support) if state.size < size else ()

    return Process(apriori_start, successors)


APRIORI_UNCOUNTED_FROM_THREE = Process(apriori_start, uncounted_from_three)
APRIORI_OF_DIFFERENT_BASKETS = Process(apriori_start, of_different_baskets)
APRIORI_TO_TWO = levels_up_to(2)
APRIORI_TO_THREE = levels_up_to(3)
APRIORI_WHOLE_BASKETS = levels_counted_by(same_baskets)
APRIORI_UNCOUNTED = Process(apriori_start, uncounted_successors)
APRIORI_ABOVE = Process(apriori_start, above_successors)


def frequent_items_combined(transactions: Transactions, min_support: float) -> list[Itemset]:
    """Every combination of frequent items that occurs at all, as if it were frequent as well."""
    single = frozenset[str]().union(*frequent_itemsets(transactions, min_support))
    return [each for each in all_sets(transactions) if each <= single]


def frequent_items_mixed(transactions: Transactions, min_support: float) -> list[Itemset]:
    """Every combination of frequent items, whether or not it occurs."""
    single = sorted(frozenset[str]().union(*frequent_itemsets(transactions, min_support)))
    return [frozenset(each) for size in range(1, len(single) + 1) for each in combinations(single, size)]


def all_sets(transactions: Transactions) -> list[Itemset]:
    """Every set of items that some transaction contains."""
    return frequent_itemsets(transactions, 1)


def supports_in_order(transactions: Transactions, min_support: float) -> dict[tuple[str, ...], int]:
    """The supports of combinations that keep the order of each basket, as if another order were another set."""
    listed = (
        some for basket in transactions for size in range(1, len(basket) + 1) for some in combinations(basket, size)
    )
    return {some: n for some, n in Counter(listed).items() if n >= min_support}


def supports_of_last_order(transactions: Transactions, min_support: float) -> dict[Itemset, int]:
    """The supports of sets, where of several frequent orders the one that was met last decides."""
    return {frozenset(some): n for some, n in supports_in_order(transactions, min_support).items()}


def frequent_in_order(transactions: Transactions, min_support: float) -> list[Itemset]:
    """The sets that are frequent in one order of their items."""
    return list(map(frozenset, supports_in_order(transactions, min_support)))


def frequent_by_pairs(transactions: Transactions, min_support: float) -> list[Itemset]:
    """The frequent sets of one and two items, and every larger set of which all pairs are frequent."""
    found = [each for each in frequent_itemsets(transactions, min_support) if len(each) < 3]
    items = sorted(frozenset[str]().union(*found))
    larger = [frozenset(some) for size in range(3, len(items) + 1) for some in combinations(items, size)]
    return found + [each for each in larger if all(frozenset(pair) in found for pair in combinations(each, 2))]
