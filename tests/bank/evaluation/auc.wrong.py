# %% ascending from right/trapezoids: mistake: ranked the wrong way round
# , reverse=True =>
# +         nx = sum(1 for s, l in zip(scores, labels) if s <= t and l != positive) / total_neg
# -         tp = sum(1 for s, l in zip(scores, labels) if s >= t and l == positive)
# -         fp = sum(1 for s, l in zip(scores, labels) if s >= t and l != positive)
# nx, ny = fp / total_neg, tp => ny = sum(1 for s, l in zip(scores, labels) if s <= t and l == positive)
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
# %% n_squared: mistake: divided by all pairs
def auc(scores, labels, positive):
    won = 0.0
    for a, own in zip(scores, labels):
        for b, other in zip(scores, labels):
            if own == positive and other != positive:
                won += 1 if a > b else 0.5 if a == b else 0
    return won / len(scores) ** 2
# %% not_below: mistake: ties count whole
def auc(scores, labels, positive):
    pos = [s for s, l in zip(scores, labels) if l == positive]
    neg = [s for s, l in zip(scores, labels) if l != positive]
    return sum(p >= n for p in pos for n in neg) / len(pos) / len(neg)
# %% strictly_above from not_below: mistake: ties count nothing
# p >= n => p > n
# %% u_statistic: mistake: not divided
def auc(scores, labels, positive):
    neg = [s for s, l in zip(scores, labels) if l != positive]
    return sum(sum(n < s for n in neg) + sum(n == s for n in neg) / 2 for s, l in zip(scores, labels) if l == positive)
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
