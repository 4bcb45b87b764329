# %% dictscore: mistake: one page for each score
def pr_curve(scores, labels, positive):
    d = dict(zip(scores, labels))
    out = []
    P = labels.count(positive)
    tp = 0
    for n, s in enumerate(sorted(d, reverse=True), 1):
        tp += d[s] == positive
        out.append((tp / P, tp / n))
    return out
# %% dups: mistake: equal points dropped
def pr_curve(scores, labels, positive):
    out = []
    P = labels.count(positive)
    for t in sorted(set(scores), reverse=True):
        f = [l for s, l in zip(scores, labels) if s >= t]
        tp = f.count(positive)
        if (tp / P, tp / len(f)) not in out:
            out.append((tp / P, tp / len(f)))
    return out
# %% fpr from dups: mistake: precision of all pages
# -         if (tp / P, tp / len(f)) not in out:
# -             out.append((tp / P, tp / len(f)))
# +         out.append((tp / P, tp / len(labels)))
# %% interpolated from fpr: mistake: interpolated precision
# labels)) => f))
# n out => n [(r, max(p for _, p in out[i:])) for i, (r, _) in enumerate(out)]
# %% nosort from fpr: mistake: thresholds not sorted
# sorted(set(scores), reverse=True => dict.fromkeys(scores
# labels)) => f))
# %% onlypos from nosort: mistake: points of positive pages only
# dict.fromkeys(scores => sorted({s for s, l in zip(scores, labels) if l == positive}, reverse=True
# %% start from fpr: mistake: a point for finding nothing
# [] => [(0.0, 1.0)]
# labels)) => f))
# %% stop from fpr: mistake: ends where all are found
# -         out.append((tp / P, tp / len(labels)))
# +         out.append((tp / P, tp / len(f)))
# +         if tp == P:
# +             break
# %% each: mistake: a point for each page
def pr_curve(scores,labels,positive):
    out=[];P=labels.count(positive);tp=0
    for n,(s,l) in enumerate(sorted(zip(scores,labels),key=lambda t:-t[0]),1):
        tp+=l==positive
        out.append((tp/P,tp/n))
    return out
# %% recallfound: mistake: recall of all pages
def pr_curve(scores,labels,positive):
    out=[]
    for t in sorted(set(scores),reverse=True):
        f=[l for s,l in zip(scores,labels) if s>=t]; tp=f.count(positive)
        out.append((tp/len(labels),tp/len(f)))
    return out
# %% roc from recallfound: mistake: points of the ROC curve
# [] => [];P=labels.count(positive);N=len(labels)-P
# tp/len(labels),tp/len(f) => (len(f)-tp)/N if N else 0,tp/P
# %% strict from recallfound: mistake: above the threshold only
# [] => [];P=labels.count(positive)
# =t => t
# len(labels),tp/len(f) => P,tp/len(f) if f else 1.0
# %% third from recallfound: mistake: one other label only
# [] => [];P=labels.count(positive);neg=next((l for l in labels if l!=positive),None)
# f.count(positive) => f.count(positive); fp=f.count(neg)
# len(labels),tp/len(f) => P,tp/(tp+fp) if tp+fp else 0.0
# %% turned from recallfound: mistake: axes exchanged
# [] => [];P=labels.count(positive)
# labels),tp/len(f) => f),tp/P
