# %% allfolds: mistake: mean over all folds
def cross_validation_trace(labels, folds):
    out = []
    errs = []
    for f in folds:
        tr = [l for i, l in enumerate(labels) if i not in f]
        pred = max(tr, key=tr.count)
        e = sum(labels[i] != pred for i in f) / len(f)
        errs.append(e)
        out.append(dict(prediction=pred, error=e, mean=sum(errs) / len(folds)))
    return out
# %% alpha from allfolds: mistake: none that is known
#       errs = []
# +     a, *rest = list(dict.fromkeys(labels))
# +     b = rest[0] if rest else a
# max(tr, key=tr.count) => a if tr.count(a) > tr.count(b) else b
# folds)) => errs))
# %% earlier from allfolds: mistake: none that is known
#       errs = []
# +     rest = list(range(len(labels)))
# -         tr = [l for i, l in enumerate(labels) if i not in f]
# +         rest = [i for i in rest if i not in f]
# +         tr = [labels[i] for i in rest] or labels
# folds)) => errs))
# %% half from allfolds: mistake: none that is known
# -         pred = max(tr, key=tr.count)
# +         cl = list(dict.fromkeys(labels))
# +         pred = cl[-1]
# +         for c in cl:
# +             if tr.count(c) > len(tr) / 2:
# +                 pred = c
# folds)) => errs))
# %% otherfold from allfolds: mistake: accuracy
# ! => =
# folds)) => errs))
# %% running from allfolds: mistake: mean of the last mean and the error
# errs = [] => m = None
# errs.append(e) => m = e if m is None else (m + e) / 2
# sum(errs) / len(folds) => m
# %% total from allfolds: mistake: sum of the error rates
# errs = [] => t = 0
# errs.append(e) => t += e
# sum(errs) / len(folds) => t
# %% trainerr from otherfold: mistake: error on the training examples
# labels[i] == pred for i in f) / len(f => l != pred for l in tr) / len(tr
# %% all: mistake: fold left among the training examples
def cross_validation_trace(labels, folds):
    out=[];errs=[]
    pred=max(labels,key=labels.count)
    for f in folds:
        e=sum(labels[i]!=pred for i in f)/len(f); errs.append(e)
        out.append(dict(prediction=pred,error=e,mean=sum(errs)/len(errs)))
    return out
# %% infold: mistake: majority of the fold
def cross_validation_trace(labels, folds):
    out=[];errs=[]
    for f in folds:
        tr=[labels[i] for i in f]
        pred=max(tr,key=tr.count)
        e=sum(labels[i]!=pred for i in f)/len(f); errs.append(e)
        out.append(dict(prediction=pred,error=e,mean=sum(errs)/len(errs)))
    return out
# %% pooled from infold: mistake: all mistakes over all examples
# errs=[] => w=n=0
# labels[i] for i => l for i,l in enumerate(labels) if i not
# e=sum(labels[i]!=pred for i in f)/len(f); errs.append(e => k=sum(labels[i]!=pred for i in f); w+=k;n+=len(f
# e,mean=sum(errs)/len(errs) => k/len(f),mean=w/n
