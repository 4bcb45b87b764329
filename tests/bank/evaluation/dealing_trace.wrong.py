# %% bysize: mistake: largest class first
def dealing_trace(labels, k):
    cl = sorted(dict.fromkeys(labels), key=lambda c: -labels.count(c))
    order = [i for c in cl for i, l in enumerate(labels) if l == c]
    return [dict(example=i, fold=j % k) for j, i in enumerate(order)]
# %% inorder: mistake: listed by index
def dealing_trace(labels, k):
    order = [i for c in dict.fromkeys(labels) for i, l in enumerate(labels) if l == c]
    f = {i: j % k for j, i in enumerate(order)}
    return [dict(example=i, fold=f[i]) for i in range(len(labels))]
# %% one: mistake: folds counted from 1
def dealing_trace(labels, k):
    order = [i for c in dict.fromkeys(labels) for i, l in enumerate(labels) if l == c]
    return [dict(example=i, fold=j % k + 1) for j, i in enumerate(order)]
# %% two: mistake: none that is known
def dealing_trace(labels, k):
    a = labels[0]
    order = [i for i, l in enumerate(labels) if l == a] + [i for i, l in enumerate(labels) if l != a]
    return [dict(example=i, fold=j % k) for j, i in enumerate(order)]
# %% position: mistake: table order
def dealing_trace(labels,k):
    order=[i for c in dict.fromkeys(labels) for i,l in enumerate(labels) if l==c]
    return [dict(example=j,fold=j%k) for j,i in enumerate(order)]
# %% restart: mistake: begins again with each class
def dealing_trace(labels,k):
    out=[]
    for c in dict.fromkeys(labels):
        for j,i in enumerate([i for i,l in enumerate(labels) if l==c]):
            out.append(dict(example=i,fold=j%k))
    return out
# %% sortedclasses: mistake: classes in the alphabet's order
def dealing_trace(labels,k):
    out=[]
    for j,i in enumerate(sorted(range(len(labels)),key=lambda i:labels[i])):
        out.append(dict(example=i,fold=j%k))
    return out
