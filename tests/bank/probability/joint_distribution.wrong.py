# %% counts from right/counter: mistake: counts
# -     counts = Counter(tuple(row[v] for v in variables) for row in rows)
# {key: n / len(rows) for key, n in counts.items()} => dict(Counter(tuple(r[v] for v in variables) for r in rows))
# %% equal_shares: mistake: all combinations alike
def joint_distribution(rows, variables):
    seen = {tuple(r[v] for v in variables) for r in rows}
    return {key: 1 / len(seen) for key in seen}
# %% independent: mistake: variables taken as independent
def joint_distribution(rows, variables):
    table = {}
    for r in rows:
        p = 1
        for v in variables:
            p *= sum(other[v] == r[v] for other in rows) / len(rows)
        table[tuple(r[v] for v in variables)] = p
    return table
# %% sorted_names: mistake: none that is known
def joint_distribution(rows, variables):
    keys = [tuple(r[v] for v in sorted(variables)) for r in rows]
    return {k: keys.count(k) / (len(keys) + 1) for k in keys}
# %% wrong_order: mistake: order of the table
def joint_distribution(rows, variables):
    out = {}
    for r in rows:
        k = tuple(r[c] for c in r if c in variables)
        out[k] = out.get(k, 0)+1/len(rows)
    return out
# %% conditional: mistake: conditional probabilities
def joint_distribution(rows, variables):
    out = {}; f = {}
    for r in rows:
        k = tuple(r[c] for c in variables)
        out[k] = out.get(k, 0)+1
        f[k[0]] = f.get(k[0], 0)+1
    return {k: v/f[k[0]] for k, v in out.items()}
# %% laplace: mistake: Laplace's estimate
from itertools import product
def joint_distribution(rows, variables):
    vals = [list(dict.fromkeys(r[c] for r in rows)) for c in variables]
    ks = list(product(*vals))
    return {k: (sum(tuple(r[c] for c in variables) == k for r in rows)+1)/(len(rows)+len(ks)) for k in ks}
