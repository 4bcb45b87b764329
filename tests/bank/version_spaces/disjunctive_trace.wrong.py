# %% uncleaned from right/as_told: mistake: S not cleaned
# S = {s for s in new if not any(t < s for t in new)} => S = new
# %% outside_g from right/as_told: mistake: S not held below G
# -             new = {s for s in new if any(s <= g for g in G)}
# %% s_kept from right/as_told: mistake: S not cut by negative rows
# -             S = {s for s in S if not s & true}
#               G = {g - true for g in G}
# -             G = {g for g in G if any(s <= g for s in S)}
# %% g_kept_by_yes from right/as_told: mistake: none that is known
# -             S = {s for s in S if not s & true}
# +             S = {s - true for s in S}
# %% every_condition from right/as_told: mistake: all conditions added at once
# {s | {c} for c in true} => {s | frozenset(true & set().union(*G))}
# %% no_superset from right/as_told: mistake: none that is known
# G = {g - true for g in G} => G = {g for g in G if not g & true}
# %% one_out from right/as_told: mistake: one condition removed at a time
# G = {g - true for g in G} => G = {g - {c} for g in G for c in g & true} | {g for g in G if not g & true}
# %% first_condition from right/as_told: mistake: only members of the first condition
# {s | {c} for c in true} => {s | {c} for c in [c for c in row.items() if any(s | {c} <= g for g in G)][:1]}
