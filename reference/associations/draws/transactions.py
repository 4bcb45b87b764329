"""Draws of market baskets, and of rules over their goods."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

from reference.shared.draws.numbers import Range, whole_number

GOODS = ("bread", "milk", "eggs", "cheese", "apples", "coffee", "tea", "rice", "butter", "jam", "pasta", "soap")
HALF = 0.5  # the share of baskets that get a planted set


def transactions(
    random: Random, n: Range, items: Range = (4, 6), each: Range = (1, 4), planted: Range = 0, size: Range = (2, 3)
) -> list[list[str]]:
    """Baskets of different goods, in alphabetical order; some goods are bought more often than others.

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
        return sorted({*own, *(item for goods in together if random.random() < HALF for item in goods)})

    return [basket() for _ in range(whole_number(random, n))]


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


def other_items(
    random: Random, transactions: Sequence[Sequence[str]], body: Sequence[str], size: Range = 1
) -> list[str]:
    """Goods that are in some basket and not in the body."""
    others = sorted({item for basket in transactions for item in basket} - set(body))
    return sorted(random.sample(others, min(len(others), whole_number(random, size))))
