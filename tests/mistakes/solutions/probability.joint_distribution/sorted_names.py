# mistake: none that is known
def joint_distribution(rows, variables):
    keys = [tuple(r[v] for v in sorted(variables)) for r in rows]
    return {k: keys.count(k) / (len(keys) + 1) for k in keys}
