# %% all_occur: mistake: all combinations occur
def independent_pairs(joint):
    n = len(joint[0][0])
    found = []
    for i in range(n):
        for j in range(i + 1, n):
            cells = {(v[i], v[j]) for v, p in joint if p > 0}
            if len(cells) == len({v[i] for v, _ in joint}) * len({v[j] for v, _ in joint}):
                found.append((i, j))
    return found
# %% first_cell from all_occur: mistake: one combination only
# n = len(joint[0][0]) => values, _ = joint[0]
# range(n) => range(len(values))
# i + 1, n => i + 1, len(values)
# +             a, b = values[i], values[j]
# +             pa = sum(p for v, p in joint if v[i] == a)
# cells = {(v[i], v[j]) for v, p in joint if p > 0} => pb = sum(p for v, p in joint if v[j] == b)
# +             pab = sum(p for v, p in joint if v[i] == a and v[j] == b)
# len(cells) == len({v[i] for v, _ in joint}) * len({v[j] for v, _ in joint}) => abs(pab - pa * pb) < 1e-7
# %% uniform from all_occur: mistake: none that is known
# (v[i], v[j]) for v, p in joint if p > 0 =>
# if len(cells) == len({v[i] for v, _ in joint}) * len({v[j] for v, _ in joint}) => for v, p in joint
# +                 cells[v[i], v[j]] = cells.get((v[i], v[j]), 0) + p
# +             if max(cells.values()) - min(cells.values()) < 1e-7:
