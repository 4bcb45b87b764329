# %% argmax: mistake: first of the best
def epsilon_greedy(q, epsilon):
    p = {a: epsilon / len(q) for a in q}
    p[max(q, key=q.get)] += 1 - epsilon
    return p
# %% overwritten from argmax: mistake: best action's share of exploring lost
# {a: epsilon / len(q) for a in q} => dict.fromkeys(q, epsilon / len(q))
# +     top = max(q.values())
# +     winners = [a for a, v in q.items() if v == top]
# +     for a in winners:
#     p[max(q, key=q.get)] += 1 - epsilon =>         p[a] = (1 - epsilon) / len(winners)
# %% only_greedy: mistake: no exploring
def epsilon_greedy(q, epsilon):
    top = max(q.values())
    best = {a for a, v in q.items() if v == top}
    return {a: 1 / len(best) if a in best else 0 for a in q}
# %% others from only_greedy: mistake: exploring among the others only
# {a for a, v in q.items() if v == top} => [a for a in q if q[a] == top]
# +     rest = [a for a in q if q[a] != top]
# +     if not rest:
# +         return {a: 1 / len(q) for a in q}
# 1 / len(best) if a in best else 0 => (1 - epsilon) / len(best) if a in best else epsilon / len(rest)
# %% blind/greedy_only from only_greedy: mistake: no exploring
# best = {a for a, v in q.items() if v == top} => ties = sum(1 for x in q.values() if x == top)
# len(best) if a in best else 0 for a in q => ties if x == top else 0 for a, x in q.items()
# %% softmax: mistake: none that is known
from math import exp
def epsilon_greedy(q, epsilon):
    weights = {a: exp(v) for a, v in q.items()}
    total = sum(weights.values())
    return {a: (1 - epsilon) * w / total + epsilon / len(q) for a, w in weights.items()}
# %% swapped: mistake: epsilon turned around
def epsilon_greedy(q, epsilon):
    keen = 1 - epsilon
    top = max(q.values())
    n = sum(1 for v in q.values() if v == top)
    return {a: keen / len(q) + (epsilon / n if v == top else 0) for a, v in q.items()}
# %% blind/one_best: mistake: first of the best
def epsilon_greedy(q, epsilon):
    best = max(q, key=lambda a: q[a])
    share = epsilon / len(q)
    return {a: share + (1 - epsilon if a == best else 0) for a in q}
# %% blind/short_sum: mistake: best action's share of exploring lost
def epsilon_greedy(q, epsilon):
    top = max(q.values())
    best = [a for a in q if q[a] == top]
    p = {}
    for a in q:
        p[a] = epsilon / len(q)
        if a in best:
            p[a] = (1 - epsilon) / len(best)
    return p
# %% blind/others_only from blind/short_sum: mistake: exploring among the others only
# best = [a for a in q if q[a] => greedy = [a for a, value in q.items() if value
# +     rest = [a for a in q if a not in greedy]
# +     if not rest:
# +         return {a: 1 / len(q) for a in q}
# p = {} => chances = {}
# p[a] = epsilon / len(q) => if a in greedy:
# +             chances[a] = (1 - epsilon) / len(greedy)
# if a in best => else
# p[a] = (1 - epsilon) / len(best) => chances[a] = epsilon / len(rest)
# return p => return chances
# %% blind/turned from blind/short_sum: mistake: epsilon turned around
# epsilon / => (1 - epsilon) /
# = (1 - epsilon) / len(best) => += epsilon / len(best)
# %% blind/softmax: mistake: none that is known
import math
def epsilon_greedy(q, epsilon):
    parts = {a: math.exp(x) for a, x in q.items()}
    total = sum(parts.values())
    return {a: epsilon / len(q) + (1 - epsilon) * part / total for a, part in parts.items()}
