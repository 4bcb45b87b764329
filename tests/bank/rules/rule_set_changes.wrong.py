# %% swept_base
def changes(pairs, rows):
    def cov(s): return {i for i, r in enumerate(rows) if any(all(r[a] == v for a, v in b) for b in s)}
    out = []
    for before, after in pairs:
        x, y = cov(before), cov(after)
        out.append("equal" if x == y else "generalised" if x < y else "specialised" if x > y else "neither")
    return out
# %% swept_first_body from swept_base: mistake: first rule only
# for b in s) => for b in s[:1])
# %% swept_any_cond from swept_base: mistake: one condition is enough
# any(all(r => any(any(r
# %% all_bodies from swept_base: mistake: all rules must hold
# any => all
# %% counts from swept_base: mistake: numbers compared
# cov(before), cov(after => len(cov(before)), len(cov(after)
# %% swap from swept_base: mistake: words exchanged
# before, after => after, before
# %% nothing_grows from swept_base: mistake: none that is known
# "equal" if x == y else "generalised" if x < y => "generalised" if x < y or not x else "equal" if x == y
