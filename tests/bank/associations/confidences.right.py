# %% bits: algorithm: bodies as the bits of a number
def confidences(items, transactions):
    codes = [sum(2**k for k, item in enumerate(items) if item in basket) for basket in transactions]
    every = 2 ** len(items) - 1
    result = {}
    for body in range(1, every):
        bodies = wholes = 0
        for code in codes:
            bodies += code & body == body
            wholes += code == every
        result[tuple(item for k, item in enumerate(items) if body >> k & 1)] = wholes / bodies
    return result
# %% conditional_mean: algorithm: the mean, over the baskets with the body, of whether they have the rest
from itertools import product
from statistics import mean
def confidences(items, transactions):
    answer = {}
    for in_body in product((True, False), repeat=len(items)):
        body = [i for i, yes in zip(items, in_body) if yes]
        head = [i for i, yes in zip(items, in_body) if not yes]
        if not body or not head:
            continue
        answer[frozenset(body)] = mean(float(set(head).issubset(t)) for t in transactions if set(body).issubset(t))
    return answer
# %% exact: algorithm: heads chosen instead of bodies, in fractions
from fractions import Fraction
from itertools import chain, combinations
def confidences(items, transactions):
    baskets = list(map(frozenset, transactions))
    whole = frozenset(items)
    both = sum(whole <= b for b in baskets)
    heads = chain(*(combinations(whole, k) for k in range(1, len(whole))))
    return {whole - set(h): Fraction(both, sum((whole - set(h)) <= b for b in baskets)) for h in heads}
# %% plain: algorithm: bodies by size
from itertools import combinations
def confidences(items, transactions):
    def count(part):
        return sum(1 for basket in transactions if set(part) <= set(basket))
    found = {}
    for size in range(1, len(items)):
        for body in combinations(items, size):
            found[frozenset(body)] = count(items) / count(body)
    return found
# %% pairs from plain: type: a list of pairs
# return found => return [(set(body), each) for body, each in found.items()]
# %% recursive: algorithm: each item goes to the body or to the head, the baskets filtered on the way
def confidences(items, transactions):
    n = len([b for b in transactions if all(i in b for i in items)])
    def parted(left, baskets, chosen):
        if not left:
            return {chosen: n / len(baskets)} if 0 < len(chosen) < len(items) else {}
        item, rest = left[0], left[1:]
        return parted(rest, [b for b in baskets if item in b], (*chosen, item)) | parted(rest, baskets, chosen)
    return parted(list(items), transactions, ())
# %% with_numpy: algorithm: all choices at once as a matrix of zeros and ones
import numpy as np
def confidences(items, transactions):
    has = np.array([[item in basket for item in items] for basket in transactions], dtype=int)
    choices = np.array(list(np.ndindex(*[2] * len(items))))[1:-1]
    contains = has @ choices.T == choices.sum(axis=1)
    bodies = [tuple(np.array(items)[each == 1]) for each in choices]
    return dict(zip(bodies, has.all(axis=1).sum() / contains.sum(axis=0)))
