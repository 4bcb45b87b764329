# %% adjacent: mistake: neighbouring leaves only
def ranking_quality(segments):
    e = sum(p * n / 2 for p, n in segments) + sum(a[1] * b[0] for a, b in zip(segments, segments[1:]))
    P = sum(p for p, _ in segments)
    N = sum(n for _, n in segments)
    a = 1 - e / (P * N)
    return dict(errors=e, auc=a, gini=2 * a - 1)
# %% allpairs: mistake: divided by all pairs
def ranking_quality(segments):
    e = 0
    for i, (p, n) in enumerate(segments):
        e += n * p / 2 + n * sum(q for q, _ in segments[i + 1 :])
    t = sum(map(sum, segments))
    t = t * (t - 1) / 2
    a = 1 - e / t
    return dict(errors=e, auc=a, gini=2 * a - 1)
# %% aucerr from allpairs: mistake: share of the errors
# t = sum(map(sum, segments) => P = sum(p for p, _ in segments
# t = t * (t - 1) / 2 => N = sum(n for _, n in segments)
# 1 - e / t => e / (P * N)
# %% flip from aucerr: mistake: never below one half
# -     a = e / (P * N)
# +     a = 1 - e / (P * N)
# +     a = max(a, 1 - a)
# %% gini1 from aucerr: mistake: one minus the area
# e / => 1 - e /
# 2 * a - 1 => 1 - a
# %% sorted from aucerr: mistake: leaves sorted
#   def ranking_quality(segments):
# +     segments = sorted(segments, key=lambda s: -s[0] / (s[0] + s[1]))
# e / => 1 - e /
# %% impurity: mistake: Gini index of the classes
def ranking_quality(segments):
    e=0
    for i,(p,n) in enumerate(segments):
        e+=n*p/2+n*sum(q for q,_ in segments[i+1:])
    P=sum(p for p,_ in segments);N=sum(n for _,n in segments)
    a=1-e/(P*N); return dict(errors=e,auc=a,gini=1-(P/(P+N))**2-(N/(P+N))**2)
# %% tie0 from impurity: mistake: pairs within a leaf count nothing
# p/2+n*sum => sum
# 1-(P/(P+N))**2-(N/(P+N))**2 => 2*a-1
# %% tie1 from tie0: mistake: pairs within a leaf count whole
# i+1 => i
# %% turned from tie0: mistake: positives and negatives exchanged
# sum(q for q,_ => p/2+p*sum(q for _,q
