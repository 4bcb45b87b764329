# %% bound_set: mistake: none that is known
def marginal(joint, keep):
    out = {}
    for c, p in joint:
        k = tuple(c[i] for i in keep)
        out[k] = out.get(k, 0) + (p if p > 1e-3 else 0)
    return out
