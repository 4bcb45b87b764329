# %% blind/specific_first from right/plain: mistake: turned around
# g != h => i != j
# (i, j) => (j, i)
# %% turned from blind/specific_first: mistake: turned around
# %% neighbours from right/plain: mistake: none that is known
# -             if g != h and all(a == "?" or a == b for a, b in zip(g, h)):
# +             if i != j and any(a == "?" and b != "?" for a, b in zip(g, h)) and g[0] in ("?", h[0]):
# %% with_itself from right/plain: mistake: every hypothesis paired with itself
# g != h and all => all
# %% blind/any_match from right/plain: mistake: free values counted
# g != h and all => i != j and g.count("?") > h.count("?") and any
# %% blind/marks from right/plain: mistake: free values counted
# g != h and all(a == "?" or a == b for a, b in zip(g, h)) => i != j and g.count("?") > h.count("?")
# %% blind/neighbours from right/plain: mistake: none that is known
# g != h => i != j and g.count("?") == h.count("?") + 1
# %% blind/reflexive from right/plain: mistake: every hypothesis paired with itself
# g != h and all => all
# %% question_marks: mistake: free values counted
def more_general_pairs(hypotheses):
    n = len(hypotheses)
    return [(i, j) for i in range(n) for j in range(n) if hypotheses[i].count("?") > hypotheses[j].count("?")]
