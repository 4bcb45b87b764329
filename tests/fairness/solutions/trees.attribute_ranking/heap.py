"""algorithm: a heap of pairs, tied ones by name."""

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
