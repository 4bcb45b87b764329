# %% all_values: algorithm: the quotient of two probabilities, for every value, impossible ones too
def probability(joint, conditions):
    return sum(p for values, p in joint if all(values[i] == v for i, v in conditions))

def conditional_distribution(joint, target, evidence):
    seen = [tuple(pair) for pair in evidence]
    domain = sorted({values[target] for values, _ in joint})
    return {v: probability(joint, seen + [(target, v)]) / probability(joint, seen) for v in domain}
# %% one_at_a_time: algorithm: conditions the joint table on one piece of evidence after another, then sums out
from collections import Counter
from fractions import Fraction
def given(joint, place, value):
    left = [(values, p) for values, p in joint if values[place] == value]
    total = sum(p for _, p in left)
    return [(values, p / total) for values, p in left]

def conditional_distribution(joint, target, evidence):
    table = [(values, Fraction(p)) for values, p in joint]
    for place, value in evidence:
        table = given(table, place, value)
    result = Counter()
    for values, p in table:
        result[values[target]] += p
    return result
# %% plain: algorithm: matching cells added up, then divided by their sum
def conditional_distribution(joint, target, evidence):
    sums = {}
    for values, p in joint:
        if all(values[place] == value for place, value in evidence):
            sums[values[target]] = sums.get(values[target], 0) + p
    total = sum(sums.values())
    return {value: p / total for value, p in sums.items()}
# %% with_numpy: algorithm: the joint as an array with an axis for each variable
import numpy as np
def conditional_distribution(joint, target, evidence):
    width = len(joint[0][0])
    domains = [sorted({values[i] for values, _ in joint}) for i in range(width)]
    cube = np.zeros([len(d) for d in domains])
    for values, p in joint:
        cube[tuple(d.index(v) for d, v in zip(domains, values))] = p
    where = [slice(None)] * width
    for i, v in evidence:
        k = domains[i].index(v)
        where[i] = slice(k, k + 1)
    part = cube[tuple(where)].sum(axis=tuple(i for i in range(width) if i != target))
    return dict(zip(domains[target], part / part.sum()))
