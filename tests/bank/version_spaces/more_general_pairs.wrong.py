# %% blind/specific_first from right/plain: mistake: turned around
# g != h => i != j
# (i, j) => (j, i)
# %% neighbours from right/plain: mistake: none that is known
# -             if g != h and all(a == "?" or a == b for a, b in zip(g, h)):
# +             if i != j and any(a == "?" and b != "?" for a, b in zip(g, h)) and g[0] in ("?", h[0]):
# %% blind/any_match from right/plain: mistake: free values counted
# g != h and all => i != j and g.count("?") > h.count("?") and any
# %% blind/neighbours from right/plain: mistake: none that is known
# g != h => i != j and g.count("?") == h.count("?") + 1
# %% blind/reflexive from right/plain: mistake: every hypothesis paired with itself
# g != h and all => all
# %% swept_base
def more_general_pairs(hypotheses):
    H = hypotheses
    def ge(g, s): return all(a == "?" or a == b for a, b in zip(g, s))
    return [(i, j) for i in range(len(H)) for j in range(len(H)) if i != j and ge(H[i], H[j])]
# %% swept_forward from swept_base: mistake: only later hypotheses compared
# i != j => i < j
# %% swept_positions from swept_base: mistake: places of free values compared
# ge(H[i], H[j]) => all(a == '?' or b != '?' for a, b in zip(H[i], H[j])) and H[i].count('?') > H[j].count('?')
# %% swept_hasse from swept_base: mistake: pairs with one between left out
# ge(H[i], H[j])] => ge(H[i], H[j]) and not any(k not in (i, j) and ge(H[i], H[k]) and ge(H[k], H[j]) for k in range(len(H)))]
# %% swept_qmatch from swept_base: mistake: a free value on either side
# a == "?" or a == b => a == "?" or b == "?" or a == b
