# %% blind/base from right/pairs
# won = 0.0 => wins = 0
# won += 1 => wins += 1
# won += => wins +=
# won / => wins /
# %% blind/accuracy_at_half from blind/base: mistake: none that is known
# wins / (len(pos) * len(neg)) => sum((s > 0.5) == (l == positive) for s, l in zip(scores, labels)) / len(scores)
# %% blind/all_pairs from blind/base: mistake: divided by all pairs
# (len(pos) * len(neg)) => len(scores) ** 2
# %% blind/full_ties from blind/base: mistake: ties count whole
# wins += 0.5 => wins += 1
# %% blind/no_ties from blind/base: mistake: ties count nothing
# -             elif p == n:
# -                 wins += 0.5
# %% blind/raw from blind/base: mistake: not divided
# wins / (len(pos) * len(neg)) => wins
# %% blind/reversed_rank from blind/base: mistake: ranked the wrong way round
# p > n: => p < n:
# %% blind/ties_dropped from blind/base: mistake: none that is known
# return wins / (len(pos) * len(neg)) => differing = sum(p != n for p in pos for n in neg)
# +     return sum(p > n for p in pos for n in neg) / differing if differing else 0.0
# %% accuracy: mistake: none that is known
def auc(scores, labels, positive):
    return sum((s >= 0.5) == (l == positive) for s, l in zip(scores, labels)) / len(labels)
# %% fold: mistake: never below one half
def auc(scores, labels, positive):
    P = [s for s, l in zip(scores, labels) if l == positive]
    N = [s for s, l in zip(scores, labels) if l != positive]
    a = sum(1 if p > n else 0.5 if p == n else 0 for p in P for n in N) / (len(P) * len(N))
    return max(a, 1 - a)
# %% otherlabel: mistake: one other label only
def auc(scores, labels, positive):
    neg = [l for l in labels if l != positive][0]
    P = [s for s, l in zip(scores, labels) if l == positive]
    N = [s for s, l in zip(scores, labels) if l == neg]
    return sum(1 if p > n else 0.5 if p == n else 0 for p in P for n in N) / (len(P) * len(N))
# %% sets: mistake: each score once in a class
def auc(scores, labels, positive):
    P = {s for s, l in zip(scores, labels) if l == positive}
    N = {s for s, l in zip(scores, labels) if l != positive}
    return sum(1 if p > n else 0.5 if p == n else 0 for p in P for n in N) / (len(P) * len(N))
# %% sortedwalk: mistake: equal scores in the order listed
def auc(scores, labels, positive):
    order = sorted(zip(scores, labels), key=lambda t: -t[0])
    P = sum(l == positive for l in labels)
    N = len(labels) - P
    tp = 0
    area = 0
    for s, l in order:
        if l == positive:
            tp += 1
        else:
            area += tp
    return area / (P * N)
