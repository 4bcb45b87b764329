# %% count: mistake: not divided
def error_rate(actual, predicted):
    return sum(a != p for a, p in zip(actual, predicted))
# %% distinct: mistake: none that is known
def error_rate(actual, predicted):
    return len({(a, p) for a, p in zip(actual, predicted) if a != p}) / len(actual)
# %% accuracy: mistake: accuracy
def error_rate(actual,predicted):
    return sum(a==p for a,p in zip(actual,predicted))/len(actual)
# %% macro: mistake: every class counted once
def error_rate(actual,predicted):
    e=[]
    for c in set(actual):
        ps=[p for a,p in zip(actual,predicted) if a==c]
        e.append(sum(p!=c for p in ps)/len(ps))
    return sum(e)/len(e)
# %% ratio: mistake: divided by the right ones
def error_rate(actual,predicted):
    w=sum(a!=p for a,p in zip(actual,predicted)); r=len(actual)-w
    return w/r if r else w
# %% sets: mistake: labels counted, not compared
from collections import Counter
def error_rate(actual,predicted):
    return sum((Counter(actual)-Counter(predicted)).values())/len(actual)
