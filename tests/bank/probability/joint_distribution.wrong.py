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
