# %% exact: algorithm: whole numbers instead of logarithms; insertion into the list, tied ones before those already there
from collections import Counter
from fractions import Fraction
from math import prod
def attribute_ranking(rows, target):
    ranking = []
    for a in rows[0]:
        if a == target:
            continue
        c = Counter((r[a], r[target]) for r in rows)
        g = Counter(r[a] for r in rows)
        purity = Fraction(prod(n**n for n in c.values()), prod(n**n for n in g.values()))
        place = 0
        while place < len(ranking) and ranking[place][0] > purity:
            place += 1
        ranking.insert(place, (purity, a))
    return [a for _, a in ranking]
# %% heap: algorithm: a heap of pairs, tied ones by name
import heapq
from collections import Counter, defaultdict
from math import log2
def attribute_ranking(rows, target):
    heap = []
    for a in rows[0].keys() - {target}:
        groups = defaultdict(Counter)
        for r in rows:
            groups[r[a]].update([r[target]])
        rest = sum(-c * log2(c / g.total()) for g in groups.values() for c in g.values())
        heapq.heappush(heap, (rest, a))
    result = []
    while heap:
        result.append(heapq.heappop(heap)[1])
    return result
# %% plain: algorithm: sorted by gain, largest first
from collections import Counter
from math import log2
def entropy(labels):
    return -sum(c / len(labels) * log2(c / len(labels)) for c in Counter(labels).values())

def gain(rows, attribute, target):
    after = 0
    for value in {r[attribute] for r in rows}:
        part = [r[target] for r in rows if r[attribute] == value]
        after += len(part) / len(rows) * entropy(part)
    return entropy([r[target] for r in rows]) - after

def attribute_ranking(rows, target):
    attributes = [a for a in rows[0] if a != target]
    return sorted(attributes, key=lambda a: gain(rows, a, target), reverse=True)
# %% quicksort: algorithm: a quicksort over gains from a matrix of counts
import numpy as np
def gain(rows, a, target):
    _, i = np.unique([str(r[a]) for r in rows], return_inverse=True)
    _, j = np.unique([str(r[target]) for r in rows], return_inverse=True)
    m = np.histogram2d(i, j, bins=(max(i) + 1, max(j) + 1))[0] / len(rows)
    outer = np.outer(m.sum(1), m.sum(0))
    some = m > 0
    return float((m[some] * np.log2(m[some] / outer[some])).sum())

def quick(pairs):
    if not pairs:
        return []
    pivot, rest = pairs[0], pairs[1:]
    return quick([p for p in rest if p[1] > pivot[1]]) + [pivot[0]] + quick([p for p in rest if p[1] <= pivot[1]])

def attribute_ranking(rows, target):
    return quick([(a, gain(rows, a, target)) for a in rows[0] if a != target])
# %% shuffled: algorithm: shuffles first, so that tied ones stand at random; gains rounded before sorting
import random
from collections import Counter
from math import log
def H(counter):
    n = sum(counter.values())
    return sum(-c / n * log(c / n) for c in counter.values())

def attribute_ranking(rows, target):
    names = [k for k in rows[0] if k != target]
    random.shuffle(names)
    def score(a):
        return round(H(Counter(r[a] for r in rows)) - H(Counter((r[a], r[target]) for r in rows)), 10)
    names.sort(key=score)
    names.reverse()
    return names
# %% takes_the_best_away: algorithm: takes the best away until none is left; the last of tied ones comes first
import math
def expected_bits(rows, a, target):
    table = {}
    for r in rows:
        table.setdefault(r[a], []).append(r[target])
    bits = 0.0
    for labels in table.values():
        for label in labels:
            bits += math.log2(len(labels) / labels.count(label))
    return bits

def attribute_ranking(rows, target):
    left = list(rows[0])
    left.remove(target)
    order = []
    while left:
        best = left[0]
        for a in left[1:]:
            if expected_bits(rows, a, target) <= expected_bits(rows, best, target):
                best = a
        order.append(best)
        left.remove(best)
    return order
# %% with_pandas: algorithm: pandas: a Series of gains, sorted; its index as a list
import numpy as np
import pandas as pd
def ent(s):
    p = s.value_counts(normalize=True)
    return float(-(p * np.log2(p)).sum())

def attribute_ranking(rows, target):
    df = pd.DataFrame(rows)
    n = len(df)
    gains = pd.Series(
        {
            c: ent(df[target]) - sum(len(g) / n * ent(g[target]) for _, g in df.groupby(c))
            for c in df.columns
            if c != target
        }
    )
    return gains.sort_values(ascending=False).index.tolist()
