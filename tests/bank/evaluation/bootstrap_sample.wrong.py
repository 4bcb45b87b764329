# %% nminus1: mistake: multiplied by n − 1
def bootstrap_sample(n, draws):
    s = [int(u * (n - 1)) for u in draws]
    return {"sample": s, "left_out": [i for i in range(n) if i not in s]}
# %% notonce: mistake: not drawn exactly once
def bootstrap_sample(n, draws):
    s = [int(u * n) for u in draws]
    return {"sample": s, "left_out": [i for i in range(n) if s.count(i) != 1]}
# %% round: mistake: rounded to the nearest
def bootstrap_sample(n, draws):
    s = [min(n - 1, round(u * n)) for u in draws]
    return {"sample": s, "left_out": [i for i in range(n) if i not in s]}
# %% fromone: mistake: counted from 1
def bootstrap_sample(n, draws):
    s=[int(u*n)+1 for u in draws]
    return {'sample':s,'left_out':[i for i in range(1,n+1) if i not in s]}
# %% noreplace: mistake: without replacement
def bootstrap_sample(n, draws):
    rest=list(range(n)); s=[]
    for u in draws:
        s.append(rest.pop(int(u*len(rest))))
    return {'sample':s,'left_out':rest}
# %% set: mistake: repeats dropped
def bootstrap_sample(n, draws):
    s={int(u*n) for u in draws}
    return {'sample':sorted(s),'left_out':[i for i in range(n) if i not in s]}
