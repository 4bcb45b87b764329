# %% plain: algorithm: as the text says, with lists and sets
def maximal_trace(transactions, min_support):
    baskets = [set(t) for t in transactions]
    items = sorted(set().union(*baskets))
    queue, maximal, steps = [set()], [], []
    while queue:
        first = queue.pop(0)
        larger = [first | {i} for i in items if i not in first]
        larger = [s for s in larger if sum(s <= b for b in baskets) >= min_support]
        for s in larger:
            if s not in queue:
                queue.append(s)
        if not larger:
            maximal.append(first)
        steps.append({"queue": list(queue), "maximal": list(maximal)})
    return steps
# %% by_levels: algorithm: the order of all sets is worked out first; what waits is a stretch of it
from itertools import combinations
def maximal_trace(transactions, min_support):
    items = sorted({i for t in transactions for i in t})
    frequent = {
        s for k in range(len(items) + 1) for s in combinations(items, k)
        if sum(set(s) <= set(t) for t in transactions) >= min_support
    }
    order, reach, steps = [()], [], []
    for s in order:
        more = [tuple(sorted(s + (i,))) for i in items if i not in s]
        order += [m for m in more if m in frequent and m not in order]
        reach.append(len(order))
    tops = [s for s in order if not any(set(s) < set(o) for o in frequent)]
    return [
        {"queue": order[n + 1 : reach[n]], "maximal": {s for s in tops if s in order[: n + 1]}} for n in range(len(order))
    ]
# %% with_start: algorithm: a deque of frozensets; tid lists; begins with the start
from collections import deque
def maximal_trace(transactions, min_support):
    where = {}
    for n, t in enumerate(transactions):
        for i in t:
            where.setdefault(i, set()).add(n)
    tids = {frozenset(): set(range(len(transactions)))}
    queue, maximal = deque([frozenset()]), frozenset()
    steps = [(list(queue), maximal)]
    while queue:
        s = queue.popleft()
        grown = False
        for i in sorted(set(where) - s):
            both = tids[s] & where[i]
            if len(both) >= min_support:
                grown = True
                if s | {i} not in tids:
                    tids[s | {i}] = both
                    queue.append(s | {i})
        if not grown:
            maximal |= {s}
        steps.append((list(queue), maximal))
    return steps
