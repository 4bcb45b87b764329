# %% confidence: algorithm: the confidence of the rule over the share of the head
def lift(body, head, transactions):
    with_body = [t for t in transactions if all(i in t for i in body)]
    with_both = [t for t in with_body if all(i in t for i in head)]
    with_head = [t for t in transactions if all(i in t for i in head)]
    return (len(with_both) / len(with_body)) / (len(with_head) / len(transactions))
# %% exact: algorithm: counts in one pass, a fraction of whole numbers
from fractions import Fraction
def lift(body, head, transactions):
    b = h = bh = 0
    for basket in map(frozenset, transactions):
        has_body, has_head = basket.issuperset(body), basket.issuperset(head)
        b += has_body
        h += has_head
        bh += has_body and has_head
    return Fraction(bh * len(transactions), b * h)
# %% logarithms: algorithm: sets of the baskets' numbers, joined and divided by logarithms
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
# %% plain: algorithm: three supports
def support(items, transactions):
    return sum(set(items) <= set(t) for t in transactions) / len(transactions)

def lift(body, head, transactions):
    both = support(body + head, transactions)
    return both / (support(body, transactions) * support(head, transactions))
# %% with_numpy: algorithm: a table of zeros and ones
import numpy as np
def lift(body, head, transactions):
    items = sorted({i for t in transactions for i in t})
    table = np.array([[i in t for i in items] for t in transactions])
    x = table[:, [items.index(i) for i in body]].all(axis=1)
    y = table[:, [items.index(i) for i in head]].all(axis=1)
    return (x & y).mean() / x.mean() / y.mean()
