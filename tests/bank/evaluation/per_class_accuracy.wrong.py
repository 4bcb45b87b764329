# %% accerror: mistake: error rates
def per_class_accuracy(actual, predicted):
    z = list(zip(actual, predicted))
    acc = {c: 1 - sum(a == p == c for a, p in z) / actual.count(c) for c in set(actual)}
    conf = {}
    for a, p in z:
        if a != p:
            conf[a, p] = conf.get((a, p), 0) + 1
    return acc, conf
# %% binary from accerror: mistake: this letter or another
# 1 - sum(a == p == c for a, p in z) / actual.count(c => sum((a == c) == (p == c) for a, p in z) / len(z
# %% diag from binary: mistake: correct pairs as well
# (a == c) == (p == c) for a, p in z) / len(z => a == p == c for a, p in z) / actual.count(c
# -         if a != p:
# -             conf[a, p] = conf.get((a, p), 0) + 1
# +         conf[a, p] = conf.get((a, p), 0) + 1
# %% nozero from accerror: mistake: letters never read correctly left out
# -     acc = {c: 1 - sum(a == p == c for a, p in z) / actual.count(c) for c in set(actual)}
# +     acc = {}
# +     for a, p in z:
# +         if a == p:
# +             acc[a] = acc.get(a, 0) + 1 / actual.count(a)
# %% ones: mistake: each pair counted once
def per_class_accuracy(actual, predicted):
    z = list(zip(actual, predicted))
    acc = {c: sum(a == p == c for a, p in z) / actual.count(c) for c in set(actual)}
    return acc, {(a, p): 1 for a, p in z if a != p}
# %% onlypredicted from accerror: mistake: letters that were only read
# 1 - sum(a == p == c for a, p in z) / actual.count(c) for c in set(actual => sum(a == p == c for a, p in z) / max(1, actual.count(c)) for c in set(actual) | set(predicted
# %% shares from accerror: mistake: shares of the confused letter
# 1 - sum => sum
# 1 => 1 / actual.count(a)
# %% unordered from shares: mistake: pairs without an order
# -             conf[a, p] = conf.get((a, p), 0) + 1 / actual.count(a)
# +             k = tuple(sorted((a, p)))
# +             conf[k] = conf.get(k, 0) + 1
# %% wrongs from accerror: mistake: accuracy not divided
# 1 - sum(a == p == c for a, p in z) / actual.count(c => sum(a == p == c for a, p in z
# %% precision: mistake: shares of what was read
def per_class_accuracy(actual,predicted):
    z=list(zip(actual,predicted))
    acc={c:(sum(a==p==c for a,p in z)/predicted.count(c) if c in predicted else 0.0) for c in set(actual)}
    conf={}
    for a,p in z:
        if a!=p: conf[a,p]=conf.get((a,p),0)+1
    return acc,conf
# %% total from precision: mistake: shares of all letters
# (sum(a==p==c for a,p in z)/predicted.count(c) if c in predicted else 0.0 => sum(a==p==c for a,p in z)/len(z
# %% turned from precision: mistake: pairs turned around
# (sum(a==p==c for a,p in z)/predicted.count(c) if c in predicted else 0.0 => sum(a==p==c for a,p in z)/actual.count(c
# a,p]=conf.get((a,p => p,a]=conf.get((p,a
