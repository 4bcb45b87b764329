"""Draws of market baskets, and of rules over their goods."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations
from random import Random

from reference.associations.closed import closure, is_closed_rule
from reference.shared.draws.numbers import Range, whole_number
from reference.shared.draws.spellings import any_names

GOODS = ("bread", "milk", "eggs", "cheese", "apples", "coffee", "tea", "rice", "butter", "jam", "pasta", "soap")
HALF = 0.5  # the share of baskets that get a planted set


def transactions(
    random: Random,
    n: Range,
    items: Range = (4, 6),
    each: Range = (1, 4),
    planted: Range = 0,
    size: Range = (2, 3),
    *,
    shuffled: bool = False,
) -> list[list[str]]:
    """Baskets of different goods, in alphabetical order or `shuffled`; some goods are bought more often than others.

    `items` is how many goods the shop has, at most twelve; `each` is how many lie in a basket. Of the `planted` sets,
    of `size` goods each, every one is put into half of the baskets, so that larger sets are frequent too.

    >>> transactions(Random(1), n=3, items=4, each=[1, 3])
    [['cheese', 'eggs'], ['bread', 'eggs'], ['milk']]
    """
    goods = GOODS[: whole_number(random, items)]
    liking = {item: random.uniform(0.2, 1) for item in goods}
    together = [random.sample(goods, whole_number(random, size)) for _ in range(whole_number(random, planted))]

    def basket() -> list[str]:
        some = min(len(goods), whole_number(random, each))
        # weighted sampling without replacement: the more it is liked, the smaller its key
        own = sorted(goods, key=lambda item: random.random() / liking[item])[:some]
        bought = sorted({*own, *(item for goods in together if random.random() < HALF for item in goods)})
        return random.sample(bought, len(bought)) if shuffled else bought

    return [basket() for _ in range(whole_number(random, n))]


NAMES = ("Tea", "tea", "x 1", "y", "y2", "crème", "a-b", "5")  # items of any spelling


def any_baskets(random: Random, n: Range = (1, 7)) -> list[list[str]]:
    """Baskets of any size, with items in any order and of any spelling; some baskets are equal.

    >>> any_baskets(Random(8), n=2)
    [['eggs'], ['bread']]
    """
    goods = any_names(random, random.choice([GOODS, NAMES]), random.randint(1, 4))
    return [random.sample(goods, random.randint(1, len(goods))) for _ in range(whole_number(random, n))]


def part_of_a_basket(random: Random, transactions: Sequence[Sequence[str]], size: Range = 3) -> list[str]:
    """Goods that are together in at least one basket, in alphabetical order; at most as many as the largest basket has.

    >>> part_of_a_basket(Random(1), [["milk"], ["bread", "eggs", "jam"]], size=2)
    ['bread', 'jam']
    """
    number = min(whole_number(random, size), max(map(len, transactions)))
    large = [basket for basket in transactions if len(basket) >= number]
    return sorted(random.sample(random.choice(large), number))


def rules(
    random: Random, transactions: Sequence[Sequence[str]], largest: int = 3, most: int = 1000
) -> list[dict[str, list[str]]]:
    """Rules of two to `largest` goods that are together in some basket: all rules, or `most` random ones.

    >>> rules(Random(1), [["bread", "milk"]])
    [{'body': ['bread'], 'head': ['milk']}, {'body': ['milk'], 'head': ['bread']}]
    """
    wholes = {
        goods for basket in transactions for size in range(2, largest + 1) for goods in combinations(basket, size)
    }
    found = [
        {"body": list(body), "head": [item for item in goods if item not in body]}
        for goods in sorted(wholes)
        for number in range(1, len(goods))
        for body in combinations(goods, number)
    ]
    return found if len(found) <= most else random.sample(found, most)


def telling_rules(
    random: Random, transactions: Sequence[Sequence[str]], min_support: int, min_confidence: float
) -> list[dict[str, list[str]]]:
    """Rules, at most 14: some reach both minimums, more of the others lack support alone than confidence."""
    kinds: dict[tuple[bool, bool], list[dict[str, list[str]]]] = defaultdict(list)
    for rule in random.sample(every := rules(random, transactions), len(every)):
        body, both = ({*rule["body"]}, {*rule["body"], *rule["head"]})
        with_body, with_both = (sum(goods <= {*basket} for basket in transactions) for goods in (body, both))
        kinds[with_both >= min_support, with_both >= min_confidence * with_body].append(rule)
    # a support that is too small must decide on options: else nobody has to look at it
    return [*kinds[True, True][:6], *kinds[False, True][:5], *kinds[True, False][:2], *kinds[False, False][:1]]


def other_items(
    random: Random, transactions: Sequence[Sequence[str]], body: Sequence[str], size: Range = 1
) -> list[str]:
    """Goods that are in some basket and not in the body."""
    others = sorted({item for basket in transactions for item in basket} - set(body))
    return sorted(random.sample(others, min(len(others), whole_number(random, size))))


def frequent_family(random: Random, size: Range, items: Range = (5, 7), others: Range = (2, 6)) -> list[list[str]]:
    """Different sets of one size: all that are in one larger set, and some others; nothing is in alphabetical order.

    >>> frequent_family(Random(1), size=1, items=3, others=0)
    [['eggs'], ['bread']]
    """
    k = whole_number(random, size)
    goods = GOODS[: max(k + 1, whole_number(random, items))]
    whole = set(random.sample(goods, k + 1))
    every = list(combinations(goods, k))
    more = random.sample(every, min(len(every), whole_number(random, others)))
    family = {*(some for some in every if whole.issuperset(some)), *more}
    return [random.sample(some, k) for some in random.sample(sorted(family), len(family))]


def any_family(random: Random, n: Range = (0, 8)) -> list[list[str]]:
    """Different sets of one size, from one item to four, of goods of any spelling; none, one or many."""
    goods = any_names(random, random.choice([GOODS, NAMES]), random.randint(4, 6))
    every = list(combinations(goods, random.randint(1, 4)))
    return [random.sample(some, len(some)) for some in random.sample(every, min(len(every), whole_number(random, n)))]


def with_salt(random: Random, n: Range, items: Range = (4, 5)) -> list[list[str]]:
    """Baskets that all contain salt, and other goods, at any place.

    >>> with_salt(Random(1), n=1, items=2)
    [['bread', 'salt', 'milk']]
    """
    baskets = transactions(random, n, items, each=(1, 3), planted=1)
    return [random.sample([*basket, "salt"], len(basket) + 1) for basket in baskets]


def closing_rules(random: Random, transactions: Sequence[Sequence[str]], most: int = 12) -> list[dict[str, list[str]]]:
    """Rules of two or three goods that are together in some basket: closed or not, with a closed body or not."""
    kinds: dict[tuple[bool, bool], list[dict[str, list[str]]]] = defaultdict(list)
    for rule in random.sample(every := rules(random, transactions), len(every)):
        body_closed = closure(rule["body"], transactions) == set(rule["body"])
        kinds[is_closed_rule(rule, transactions), body_closed].append(rule)
    return [rule for kind in sorted(kinds) for rule in kinds[kind][: most // 4]]


def item_with_company(random: Random, transactions: Sequence[Sequence[str]]) -> str:
    """An item, of those that have most items in their closure any."""
    items = sorted({item for basket in transactions for item in basket})
    sizes = {item: len(closure([item], transactions)) for item in items}
    return random.choice([item for item in items if sizes[item] == max(sizes.values())])
