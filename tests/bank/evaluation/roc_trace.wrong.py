# %% third: mistake: one other label only
def roc_trace(scores, labels, positive):
    out = []
    neg = next((l for l in labels if l != positive), None)
    for t in sorted(set(scores), reverse=True):
        f = [l for s, l in zip(scores, labels) if s >= t]
        out.append(dict(threshold=t, tp=f.count(positive), fp=f.count(neg)))
    return out
# %% each: mistake: one step for each example
def roc_trace(scores,labels,positive):
    tp=fp=0;out=[]
    for s,l in sorted(zip(scores,labels),key=lambda t:-t[0]):
        if l==positive: tp+=1
        else: fp+=1
        out.append(dict(threshold=s,tp=tp,fp=fp))
    return out
# %% exchanged: mistake: true and false positives exchanged
def roc_trace(scores,labels,positive):
    out=[]
    for t in sorted(set(scores),reverse=True):
        f=[l for s,l in zip(scores,labels) if s>=t]
        out.append(dict(threshold=t,fp=f.count(positive),tp=len(f)-f.count(positive)))
    return out
# %% only from exchanged: mistake: not added up
# s> => s=
# fp=f.count(positive),tp => tp=f.count(positive),fp
# %% rising from exchanged: mistake: smallest score first
# ,reverse=True =>
# fp=f.count(positive),tp => tp=f.count(positive),fp
# %% strict from only: mistake: above the threshold only
# s==t => s>t
