# %% blind/greedy_only: mistake: no exploring
def epsilon_greedy(q, epsilon):
    top = max(q.values())
    ties = sum(1 for x in q.values() if x == top)
    return {a: 1 / ties if x == top else 0 for a, x in q.items()}
# %% blind/one_best from blind/greedy_only: mistake: first of the best
# top = max(q.values()) => best = max(q, key=lambda a: q[a])
# ties = sum(1 for x in q.values() if x == top) => share = epsilon / len(q)
# 1 / ties if x == top else 0 for a, x in q.items() => share + (1 - epsilon if a == best else 0) for a in q
# %% blind/short_sum from blind/greedy_only: mistake: best action's share of exploring lost
# ties = sum(1 for x in q.values() if x == top) => best = [a for a in q if q[a] == top]
# +     p = {}
# return {a: 1 / ties if x == top else 0 for a, x in q.items()} => for a in q:
# +         p[a] = epsilon / len(q)
# +         if a in best:
# +             p[a] = (1 - epsilon) / len(best)
# +     return p
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
# %% blind/softmax from blind/greedy_only: mistake: none that is known
# + import math
# top = max(q.values()) => parts = {a: math.exp(x) for a, x in q.items()}
# ties = sum(1 for x in q.values() if x == top) => total = sum(parts.values())
# 1 / ties if x == top else 0 for a, x in q => epsilon / len(q) + (1 - epsilon) * part / total for a, part in parts
# %% swept_whole: mistake: all of the best in full
def epsilon_greedy(q, epsilon):
    m = max(q.values())
    best = [a for a in q if q[a] == m]
    n = len(q)
    out = {}
    for a in q:
        p = epsilon / n
        if a in best:
            p += (1 - epsilon)
        out[a] = p
    return out
# %% swept_abs from swept_whole: mistake: smallest value
# q. => abs(v) for v in q.
# q[a] => abs(q[a])
#  - epsilon) =>  - epsilon) / len(best)
# %% swept_best0 from swept_whole: mistake: nothing above zero
# q. => 0, *q.
#  - epsilon) =>  - epsilon) / len(best)
# %% largest_from_minus_1000: mistake: none that is known
def epsilon_greedy(q, epsilon):
    best, largest = [], -1000
    for action, value in q.items():
        if value > largest:
            best, largest = [action], value
        elif value == largest:
            best.append(action)
    return {action: epsilon / len(q) + ((1 - epsilon) / len(best) if action in best else 0) for action in q}
