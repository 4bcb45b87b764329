"""Frequent item sets, level by level. Witten, section 4.5; Flach, section 6.3; Blockeel, section 5.2."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from math import ceil
from operator import and_
from typing import Any

from reference.process import Process

Itemset = frozenset[str]
Transactions = Sequence[Any]  # collections of items, or rows of a table


def itemset(items: Any) -> Itemset:
    """The items of a collection, a row of a table, or a single text.

    >>> sorted(itemset({"outlook": "sunny", "play": "no"})), sorted(itemset("bread"))
    (['outlook=sunny', 'play=no'], ['bread'])
    """
    # a text is one item, not a set of letters
    if isinstance(items, str):
        return frozenset([items])
    if isinstance(items, Mapping):
        return frozenset(f"{attribute}={value}" for attribute, value in items.items())
    return frozenset(items)


def exact(threshold: float | Fraction) -> Fraction:
    """A threshold as the decimal fraction that was typed: 0.1 is exactly a tenth, unlike the binary float."""
    return Fraction(str(threshold))


def cover(items: Collection[str], transactions: Transactions) -> list[int]:
    """The places, from 0, of the transactions that contain all of the items. Flach, section 6.3."""
    wanted = itemset(items)
    return [place for place, transaction in enumerate(transactions) if wanted <= itemset(transaction)]


def support(items: Collection[str], transactions: Transactions) -> int:
    """The number of transactions that contain all of the items: coverage in Witten, frequency in Blockeel.

    The empty set is in every transaction.

    >>> support(["beer", "crisps"], [["beer", "crisps"], ["crisps"], ["apples", "beer", "crisps"]])
    2
    """
    return len(cover(items, transactions))


def covers(transactions: Transactions) -> Counter[str]:
    """For each item the transactions that contain it, as the bits of a number: thousands are counted at once.

    >>> {item: bin(bits) for item, bits in covers([["a", "b"], ["b"]]).items()} == {"a": "0b1", "b": "0b11"}
    True
    """
    n = len(transactions)
    # digits of a binary number, read once: setting a bit in a large int would copy it for every item
    digits: dict[str, bytearray] = {}
    for place, transaction in enumerate(transactions):
        for item in itemset(transaction):
            if item not in digits:
                digits[item] = bytearray(b"0" * n)
            digits[item][n - 1 - place] = ord("1")
    return Counter({item: int(bits, 2) for item, bits in digits.items()})  # an item that is nowhere has no bit


def common(items: Iterable[str], where: Counter[str]) -> int:
    """The number of transactions that contain all of the items; at least one item is given."""
    return reduce(and_, (where[item] for item in items)).bit_count()


def needed(min_support: float | Fraction, transactions: Transactions, *, relative: bool = False) -> int:
    """The smallest support that reaches the minimum; the minimum is a count, or a share if `relative`."""
    # exact: 0.07 of 100 baskets is 7; in floats it is 7.000000000000001, rounded up to 8
    return ceil(exact(min_support) * (len(transactions) if relative else 1))


@dataclass(frozen=True, slots=True)
class AprioriState:
    """The frequent item sets of one size; size 0 has the empty set, from which all others are made."""

    size: int
    frequent: frozenset[Itemset]


def candidates(frequent: Iterable[Collection[str]], size: int, items: Iterable[str]) -> frozenset[Itemset]:
    """The sets of `size` + 1 items whose subsets of `size` items are all frequent. Blockeel, section 5.2.2.

    They are made by adding an item that is frequent itself; joining sets that share a prefix, and then looking at the
    other subsets, gives the same (Witten).

    >>> frequent = [{"a", "b"}, {"a", "c"}, {"b", "c"}, {"b", "d"}]
    >>> [sorted(each) for each in candidates(frequent, 2, "abcd")]
    [['a', 'b', 'c']]
    """
    below = {itemset(each) for each in frequent}
    # an item of no frequent set cannot be in a larger one
    useful = frozenset().union(*below) if size else frozenset(items)
    larger = {each | {item} for each in below if len(each) == size for item in useful - each}
    return frozenset(each for each in larger if all(each - {item} in below for item in each))


def apriori_start(transactions: Transactions, min_support: float, *, relative: bool = False) -> AprioriState:
    """The state with the empty set alone, if there are enough transactions for it."""
    enough = len(transactions) >= needed(min_support, transactions, relative=relative)
    return AprioriState(0, frozenset([itemset([])] if enough else []))


def apriori_successors(
    state: AprioriState, transactions: Transactions, min_support: float, *, relative: bool = False
) -> tuple[AprioriState, ...]:
    """The frequent sets with one more item; no state follows a level without frequent sets.

    A set is frequent whose support is at least the minimum (Witten says "greater than", and counts otherwise).
    """
    if not state.frequent:
        return ()
    least = needed(min_support, transactions, relative=relative)
    return (larger_sets(state, covers(transactions), least),)


def larger_sets(state: AprioriState, where: Counter[str], least: int) -> AprioriState:
    """The frequent sets of the next size; `where` has the transactions of each item as bits."""
    found = candidates(state.frequent, state.size, where)
    return AprioriState(state.size + 1, frozenset(each for each in found if common(each, where) >= least))


APRIORI = Process(apriori_start, apriori_successors)


def itemset_supports(
    transactions: Transactions, min_support: float, *, relative: bool = False, include_empty: bool = False
) -> dict[Itemset, int]:
    """The support of every frequent item set, small sets first; the empty set only with `include_empty` (Blockeel).

    >>> baskets = [["a", "b"], ["b"], ["a", "b", "c"]]
    >>> {"".join(sorted(items)): n for items, n in itemset_supports(baskets, 2).items()}
    {'a': 2, 'b': 3, 'ab': 2}
    """
    where, least = covers(transactions), needed(min_support, transactions, relative=relative)
    state = apriori_start(transactions, min_support, relative=relative)
    found = {itemset([]): len(transactions)} if state.frequent and include_empty else {}
    while state.frequent:
        state = larger_sets(state, where, least)  # as `APRIORI` does, which has to look at the transactions every time
        # sorted: frozensets have another order in every process
        found |= {items: common(items, where) for items in sorted(state.frequent, key=sorted)}
    return found


def frequent_itemsets(
    transactions: Transactions, min_support: float, *, relative: bool = False, include_empty: bool = False
) -> list[Itemset]:
    """The item sets whose support is at least the minimum, small sets first."""
    return list(itemset_supports(transactions, min_support, relative=relative, include_empty=include_empty))
