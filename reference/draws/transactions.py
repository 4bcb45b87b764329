"""Market baskets."""

from random import Random

from reference.draws.numbers import Range, whole_number

GOODS = ("bread", "milk", "eggs", "cheese", "apples", "coffee", "tea", "rice", "butter", "jam", "pasta", "soap")


def transactions(random: Random, n: Range, items: Range = (4, 6), each: Range = (1, 4)) -> list[list[str]]:
    """Baskets of different goods, in alphabetical order; some goods are bought more often than others.

    `items` is how many goods the shop has, at most twelve; `each` is how many lie in a basket.

    >>> transactions(Random(1), n=3, items=4, each=[1, 3])
    [['cheese', 'eggs'], ['bread', 'eggs'], ['milk']]
    """
    goods = GOODS[: whole_number(random, items)]
    liking = {item: random.uniform(0.2, 1) for item in goods}

    def basket() -> list[str]:
        size = min(len(goods), whole_number(random, each))
        return sorted(sorted(goods, key=lambda item: random.random() / liking[item])[:size])

    return [basket() for _ in range(whole_number(random, n))]
