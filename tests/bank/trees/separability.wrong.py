# %% bound_setk: mistake: none that is known
def separability(tables, features, target):
    out = []
    for rows in tables:
        yes = [r for r in rows if r[target] == "yes"]; no = [r for r in rows if r[target] == "no"]
        conds = [(f, yes[0][f]) for f in features if len({r[f] for r in yes}) == 1]
        if conds and not any(all(r[f] == v for f, v in conds) for r in no): out.append("conjunction"); continue
        k = lambda r: frozenset(r[f] for f in features)
        out.append("neither" if {k(r) for r in yes} & {k(r) for r in no} else "tree")
    return out
# %% bound_joined: mistake: none that is known
def separability(tables, features, target):
    out = []
    for rows in tables:
        yes = [r for r in rows if r[target] == "yes"]; no = [r for r in rows if r[target] == "no"]
        conds = [(f, yes[0][f]) for f in features if len({r[f] for r in yes}) == 1]
        if conds and not any(all(r[f] == v for f, v in conds) for r in no): out.append("conjunction"); continue
        k = lambda r: "".join(r[f] for f in features)
        out.append("neither" if {k(r) for r in yes} & {k(r) for r in no} else "tree")
    return out
