"""Covers and closures of item sets, and the sets and rules that are closed. Flach, section 6.3."""

from collections.abc import Collection, Iterable
from itertools import combinations
from typing import Any

from reference.associations.apriori import Itemset, Transactions, cover, itemset, needed, support


def powerset(items: Collection[str]) -> list[Itemset]:
    """All sets of the items, small ones first: the empty set and the whole set too. Blockeel, appendix B.

    >>> len(powerset(["apples", "beer", "crisps", "nappies"]))
    16
    """
    listed = sorted(set(items))
    return [frozenset(some) for size in range(len(listed) + 1) for some in combinations(listed, size)]


def lattice(items: Collection[str], transactions: Transactions) -> dict[Itemset, set[int]]:
    """The cover of every set of the items: the places, from 0, of the transactions that contain it. Flach, 6.3.

    >>> {"".join(sorted(some)): places for some, places in lattice(["a", "b"], [["a"], ["a", "b"]]).items()}
    {'': {0, 1}, 'a': {0, 1}, 'b': {1}, 'ab': {1}}
    """
    return {some: set(cover(some, transactions)) for some in powerset(items)}


def common_items(transactions: Iterable[Any]) -> Itemset:
    """The items that are in each of some transactions; at least one is given."""
    first, *others = map(itemset, transactions)
    return first.intersection(*others)


def closure(items: Collection[str], transactions: Transactions, *, all_items: Collection[str] | None = None) -> Itemset:
    """The items that are in every transaction with the given items; all items where there is no such transaction.

    >>> sorted(closure(["beer"], [["beer", "crisps"], ["crisps", "nappies"], ["beer", "crisps", "nappies"]]))
    ['beer', 'crisps']
    """
    covered = cover(items, transactions)
    if covered:
        return common_items(transactions[place] for place in covered)
    return frozenset(all_items or ()).union(items, *map(itemset, transactions))


def closed_itemsets(transactions: Transactions, *, min_support: int = 1) -> list[Itemset]:
    """The item sets that are their own closure and reach the minimum support, small ones first. Flach, section 6.3.

    A set is closed if it is the common part of some transactions, so only these intersections are made. What no
    transaction contains is not closed here, as the minimum is 1 at least.

    >>> [sorted(each) for each in closed_itemsets([["beer", "crisps"], ["crisps", "nappies"]])]
    [['crisps'], ['beer', 'crisps'], ['crisps', 'nappies']]
    """
    found: set[Itemset] = set()
    for transaction in map(itemset, transactions):
        found |= {transaction, *(transaction & each for each in found)}
    least = needed(min_support, transactions)
    kept = [each for each in found if support(each, transactions) >= least]
    return sorted(kept, key=lambda each: (len(each), sorted(each)))


def close_rule(body: Collection[str], head: Collection[str], transactions: Transactions) -> tuple[Itemset, Itemset]:
    """The rule with the largest head that has the same support and confidence; the body stays. Flach, section 6.3.

    The head gets what else every transaction with body and head contains. A rule that holds in none stays as it is.

    >>> body, head = close_rule(["nappies"], ["beer"], [["nappies", "beer", "crisps"], ["nappies"]])
    >>> sorted(body), sorted(head)
    (['nappies'], ['beer', 'crisps'])
    """
    left, right = itemset(body), itemset(head)
    if not support(left | right, transactions):
        return left, right
    return left, closure(left | right, transactions) - left


def is_closed_rule(rule: dict[str, list[str]], transactions: Transactions) -> bool:
    """Whether no item can be added to the head of a rule without a change of its support."""
    return close_rule(rule["body"], rule["head"], transactions)[1] == itemset(rule["head"])


def lattice_size(items: Collection[str], transactions: Transactions) -> int:
    """The number of all sets of the items, as a part of a hand calculation."""
    return len(lattice(items, transactions))


def empty_covers(items: Collection[str], transactions: Transactions) -> int:
    """The number of sets of the items that no transaction contains."""
    return sum(not places for places in lattice(items, transactions).values())


def same_cover(single: str, items: Collection[str], transactions: Transactions) -> int:
    """The number of sets that are in the same transactions as one item alone, that set itself included."""
    covers = lattice(items, transactions)
    return sum(places == covers[itemset(single)] for places in covers.values())


def closure_size(single: str, transactions: Transactions) -> int:
    """The number of items in the closure of one item."""
    return len(closure([single], transactions))


def count_closed(items: Collection[str], transactions: Transactions) -> int:
    """The number of closed sets that some transaction contains: as many as there are different covers."""
    return len({frozenset(places) for places in lattice(items, transactions).values() if places})
