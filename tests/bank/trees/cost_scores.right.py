# %% plain: algorithm: entropies of parts
from collections import Counter
from math import log2
def entropy(labels):
    n = len(labels)
    return -sum(c / n * log2(c / n) for c in Counter(labels).values())
def gain(rows, a, target):
    left = 0
    for v in {r[a] for r in rows}:
        part = [r[target] for r in rows if r[a] == v]
        left += len(part) / len(rows) * entropy(part)
    return entropy([r[target] for r in rows]) - left
def cost_scores(rows, costs, target, measure, w):
    scores = {}
    for a in rows[0]:
        if a == target:
            continue
        G, C = gain(rows, a, target), costs[a]
        if measure == "tan_schlimmer":
            scores[a] = G ** 2 / C
        else:
            scores[a] = (2 ** G - 1) / (C + 1) ** w
    return scores
# %% joint: algorithm: joint entropies in nats, exp instead of a power of 2
from collections import Counter
from math import exp, log
def h(items):
    n = len(items)
    return log(n) - sum(c * log(c) for c in Counter(items).values()) / n
def cost_scores(rows, costs, target, measure, w):
    y = [row[target] for row in rows]
    result = {}
    for name in set(rows[0]) - {target}:
        x = [row[name] for row in rows]
        g = max(0.0, h(x) + h(y) - h(list(zip(x, y))))
        if measure == "nunez":
            result[name] = (exp(g) - 1) * exp(-w * log(costs[name] + 1))
        else:
            result[name] = (g / log(2)) * (g / log(2)) / costs[name]
    return result
