"""algorithm: sets of the baskets' numbers, joined and divided by logarithms."""

from functools import reduce
from math import exp, log


def lift(body, head, transactions):
    everything = set(range(len(transactions)))
    where = {}
    for number, basket in enumerate(transactions):
        for item in basket:
            where.setdefault(item, set()).add(number)
    b, h = (reduce(set.__and__, (where[i] for i in items), everything) for items in (body, head))
    if not b & h:
        return 0
    return exp(log(len(b & h)) + log(len(everything)) - log(len(b)) - log(len(h)))
