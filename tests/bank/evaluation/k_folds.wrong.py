# %% ceil: mistake: rest not spread
def k_folds(n, k):
    s = -(-n // k)
    return [list(range(i, min(i + s, n))) for i in range(0, n, s)]
# %% extrafold: mistake: a further fold for the rest
def k_folds(n, k):
    s = n // k
    f = [list(range(i * s, (i + 1) * s)) for i in range(k)]
    return f + ([list(range(k * s, n))] if n % k else [])
# %% fromone: mistake: counted from 1
def k_folds(n, k):
    return [list(range(i + 1, n + 1, k)) for i in range(k)]
# %% sizek: mistake: k examples in each fold
def k_folds(n, k):
    return [list(range(i, min(i + k, n))) for i in range(0, n, k)]
# %% drop: mistake: rest left out
def k_folds(n,k):
    s=n//k
    return [list(range(i*s,(i+1)*s)) for i in range(k)]
