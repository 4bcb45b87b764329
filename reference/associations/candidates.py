"""Candidates for larger frequent item sets: proposed, then checked. Witten, section 4.5; Blockeel, section 5.2.2."""

from collections.abc import Collection, Iterable

from reference.associations.apriori import Itemset, itemset


def joined(frequent: Iterable[Collection[str]]) -> set[Itemset]:
    """The unions of two sets of k items that agree in all but their last item, items being sorted. Witten, 4.5.

    >>> sorted(map("".join, map(sorted, joined(["abc", "abd", "acd", "ace", "bcd"]))))
    ['abcd', 'acde']
    """
    rows = {tuple(sorted(items)) for items in frequent}
    return {
        itemset([*first, other[-1]]) for first in rows for other in rows if other[:-1] == first[:-1] and first < other
    }


def extended(frequent: Iterable[Collection[str]], items: Iterable[str] | None = None) -> set[Itemset]:
    """The sets with one more item, any of `items` or else of the frequent ones. Blockeel, section 5.2.2."""
    below = [frozenset(each) for each in frequent]
    more = frozenset[str]().union(*below) if items is None else frozenset(items)
    return {each | {item} for each in below for item in more - each}


def proposed(
    frequent: Collection[Collection[str]], *, generate: str = "join", items: Iterable[str] | None = None
) -> set[Itemset]:
    """The sets that may be candidates, before their subsets are checked: by a "join", or by "extend"."""
    return joined(frequent) if generate == "join" else extended(frequent, items)


def is_supported(items: Itemset, frequent: Iterable[Collection[str]]) -> bool:
    """Whether all subsets with one item less are frequent."""
    below = {frozenset(each) for each in frequent}
    return all(items - {item} in below for item in items)


def apriori_candidates(
    frequent: Collection[Collection[str]], *, generate: str = "join", items: Iterable[str] | None = None
) -> set[Itemset]:
    """The sets of k + 1 items of which all subsets of k items are frequent, made from the frequent sets of k items.

    Sets are proposed by a "join" of two sets (Witten) or by "extend", adding any item (Blockeel); what is left after
    the check is the same. From the empty set alone only "extend" proposes anything.

    >>> [sorted(each) for each in apriori_candidates(["abc", "abd", "acd", "ace", "bcd"])]
    [['a', 'b', 'c', 'd']]
    """
    return {each for each in proposed(frequent, generate=generate, items=items) if is_supported(each, frequent)}


def join_and_check(frequent: Collection[Collection[str]]) -> dict[str, set[Itemset]]:
    """Both stages of Witten's method: the `joined` sets, and the `candidates` that are left after the check."""
    return {"joined": proposed(frequent), "candidates": apriori_candidates(frequent)}
