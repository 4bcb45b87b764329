"""Frequent item sets and association rules. Witten, section 4.5; Flach, section 6.3; Blockeel, section 5.2.

Supports are whole numbers and thresholds are compared with them exactly, in Fractions: a confidence of 3/5 reaches a
minimum of 0.6, whatever 0.6 is in binary. A transaction is any collection of items; a row of a table stands for the
items `attribute=value`, the class among them; a text alone is one item.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from itertools import combinations
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
    if isinstance(items, str):
        return frozenset([items])
    if isinstance(items, Mapping):
        return frozenset(f"{attribute}={value}" for attribute, value in items.items())
    return frozenset(items)


def exact(threshold: float | Fraction) -> Fraction:
    """A threshold as it is typed: 0.1 is a tenth, which in binary it is not."""
    return Fraction(str(threshold))


def cover(items: Collection[str], transactions: Transactions) -> list[int]:
    """The places, from 0, of the transactions that contain every one of the items. Flach, section 6.3."""
    wanted = itemset(items)
    return [place for place, transaction in enumerate(transactions) if wanted <= itemset(transaction)]


def support(items: Collection[str], transactions: Transactions) -> int:
    """In how many transactions all of the items occur: coverage in Witten, frequency in Blockeel.

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
    digits: dict[str, bytearray] = {}
    for place, transaction in enumerate(transactions):
        for item in itemset(transaction):
            if item not in digits:
                digits[item] = bytearray(b"0" * n)
            digits[item][n - 1 - place] = ord("1")
    return Counter({item: int(bits, 2) for item, bits in digits.items()})  # an item that is nowhere has no bit


def common(items: Iterable[str], where: Counter[str]) -> int:
    """How many transactions contain all of the items, of which there is at least one."""
    return reduce(and_, (where[item] for item in items)).bit_count()


def needed(min_support: float | Fraction, transactions: Transactions, *, relative: bool = False) -> int:
    """The smallest support that reaches the minimum, which is a count, or a share where it is `relative`."""
    return ceil(exact(min_support) * (len(transactions) if relative else 1))


@dataclass(frozen=True, slots=True)
class AprioriState:
    """The frequent item sets of one size. Of size 0 there is the empty set, from which all others are made."""

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
    useful = frozenset().union(*below) if size else frozenset(items)
    larger = {each | {item} for each in below if len(each) == size for item in useful - each}
    return frozenset(each for each in larger if all(each - {item} in below for item in each))


def apriori_start(transactions: Transactions, min_support: float, *, relative: bool = False) -> AprioriState:
    """The empty set alone, if there are transactions enough for it."""
    enough = len(transactions) >= needed(min_support, transactions, relative=relative)
    return AprioriState(0, frozenset([itemset([])] if enough else []))


def apriori_successors(
    state: AprioriState, transactions: Transactions, min_support: float, *, relative: bool = False
) -> tuple[AprioriState, ...]:
    """The frequent sets that are one item larger; none after a level without any, which is the last.

    A set is frequent whose support is at least the minimum (Witten says "greater than", and counts otherwise).
    """
    if not state.frequent:
        return ()
    least = needed(min_support, transactions, relative=relative)
    return (larger_sets(state, covers(transactions), least),)


def larger_sets(state: AprioriState, where: Counter[str], least: int) -> AprioriState:
    """The frequent sets of the next size, from the transactions of each item."""
    found = candidates(state.frequent, state.size, where)
    return AprioriState(state.size + 1, frozenset(each for each in found if common(each, where) >= least))


APRIORI = Process(apriori_start, apriori_successors)


def itemset_supports(
    transactions: Transactions, min_support: float, *, relative: bool = False, include_empty: bool = False
) -> dict[Itemset, int]:
    """The support of every frequent item set, small sets first; the empty set among them only if asked (Blockeel).

    >>> baskets = [["a", "b"], ["b"], ["a", "b", "c"]]
    >>> {"".join(sorted(items)): n for items, n in itemset_supports(baskets, 2).items()}
    {'a': 2, 'b': 3, 'ab': 2}
    """
    where, least = covers(transactions), needed(min_support, transactions, relative=relative)
    state = apriori_start(transactions, min_support, relative=relative)
    found = {itemset([]): len(transactions)} if state.frequent and include_empty else {}
    while state.frequent:
        state = larger_sets(state, where, least)  # as `APRIORI` does, which has to look at the transactions every time
        found |= {items: common(items, where) for items in sorted(state.frequent, key=sorted)}
    return found


def frequent_itemsets(
    transactions: Transactions, min_support: float, *, relative: bool = False, include_empty: bool = False
) -> list[Itemset]:
    """The item sets whose support is at least the minimum, small sets first."""
    return list(itemset_supports(transactions, min_support, relative=relative, include_empty=include_empty))


def confidence(body: Collection[str], head: Collection[str], transactions: Transactions) -> Fraction | None:
    """The share of the transactions with the body that have the head too: accuracy in Witten. None without any.

    Of an empty body it is the share of all transactions. Flach, section 6.3.

    >>> print(confidence(["beer"], ["nappies"], [["beer", "nappies"], ["nappies"], ["beer"], ["beer", "nappies"]]))
    2/3
    """
    among = support(body, transactions)
    return Fraction(support(itemset(body) | itemset(head), transactions), among) if among else None


def lift(body: Collection[str], head: Collection[str], transactions: Transactions) -> Fraction | None:
    """How many times as often body and head occur together as they would if independent; None if one never occurs.

    Flach, section 6.3.

    >>> print(lift(["beer"], ["crisps"], [["beer", "crisps"], ["crisps"], ["apples"], ["apples"]]))
    2
    """
    alone = support(body, transactions) * support(head, transactions)
    together = support(itemset(body) | itemset(head), transactions)
    return Fraction(len(transactions) * together, alone) if alone else None


def splits(items: Collection[str], *, empty_body: bool = False) -> list[tuple[Itemset, Itemset]]:
    """Every way to make a rule of a whole item set, as body and head, large bodies first; no head is empty."""
    whole = itemset(items)
    sizes = range(1, len(whole) + 1 if empty_body else len(whole))
    heads = [frozenset(head) for size in sizes for head in combinations(sorted(whole), size)]
    return [(whole - head, head) for head in heads]


def confidences(items: Collection[str], transactions: Transactions, *, empty_body: bool = False) -> list[float]:
    """The confidence of every rule that is made of the whole item set. Witten, section 4.5: seven of three items.

    A body that never occurs leaves its rule without one.
    """
    found = [confidence(body, head, transactions) for body, head in splits(items, empty_body=empty_body)]
    return [float(each) for each in found if each is not None]


def rule_holds(
    rule: Mapping[str, Any],
    transactions: Transactions,
    min_support: float,
    min_confidence: float,
    *,
    relative: bool = False,
) -> bool:
    """Whether the rule's body and head occur together often enough, and often enough given the body.

    >>> rule = {"body": ["tea"], "head": ["milk"]}
    >>> rule_holds(rule, [["milk", "tea"], ["tea"], ["milk"]], min_support=1, min_confidence=0.5)
    True
    """
    reached = confidence(rule["body"], rule["head"], transactions)
    together = support(itemset(rule["body"]) | itemset(rule["head"]), transactions)
    return (
        together >= needed(min_support, transactions, relative=relative)
        and reached is not None
        and reached >= exact(min_confidence)
    )


def rule_row(body: Collection[str], head: Collection[str], transactions: Transactions) -> dict[str, Any]:
    """A rule with its support, that of body and head together, and its confidence; items in alphabetical order."""
    reached = confidence(body, head, transactions)
    return {
        "body": sorted(body),
        "head": sorted(head),
        "support": support(itemset(body) | itemset(head), transactions),
        "confidence": None if reached is None else float(reached),
    }


def association_rules(
    transactions: Transactions,
    min_support: float,
    min_confidence: float,
    *,
    relative: bool = False,
    empty_body: bool = False,
) -> list[dict[str, Any]]:
    """The rules that reach the minimum support and the minimum confidence, small item sets first.

    Both are reached by what is equal to them (Blockeel's figure 5.6 has > for the confidence, his text at least). Rules
    with an empty body are left out, as in Blockeel; Flach and Witten keep them: `empty_body`.

    >>> baskets = [["a", "b"], ["b"], ["a", "b", "c"]]
    >>> [(rule["body"], rule["head"], rule["confidence"]) for rule in association_rules(baskets, 2, 0.7)]
    [(['a'], ['b'], 1.0)]
    """
    supports = itemset_supports(transactions, min_support, relative=relative, include_empty=True)
    return [
        {"body": sorted(body), "head": sorted(head), "support": together, "confidence": together / supports[body]}
        for whole, together in supports.items()
        for body, head in splits(whole, empty_body=empty_body)  # as often as the whole or more often, so it is known
        if supports[body] and Fraction(together, supports[body]) >= exact(min_confidence)
    ]


def lift_of_counts(total: int, body: int, head: int, both: int) -> float:
    """The lift of a rule from the number of transactions, of those with the body, with the head, and with both.

    >>> lift_of_counts(8, 2, 4, 2)
    2.0
    """
    return total * both / (body * head)
