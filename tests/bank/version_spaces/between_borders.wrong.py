# %% all_of_g from right/filtered: mistake: all of a border
# any(above(g, h) for g in general) => all(above(g, h) for g in general)
# %% strictly from right/filtered: mistake: ends left out
# return [h for h in space if => return [h for h in space if h not in [t and tuple(t) for t in specific + general] and
# %% no_none from right/filtered: mistake: None forgotten
# [None, *product(*[[*values, "?"] for values in domains])] => [*product(*[[*values, "?"] for values in domains])]
# %% first_members from right/filtered: mistake: none that is known
# for s in specific) => for s in specific[:1])
# %% neighbours_only from right/upwards: mistake: none that is known
# h = work.pop() => h = work.pop(); more = [h[:i] + ("?",) + h[i + 1:] for i, v in enumerate(h) if v != "?"][:1]
# work += [h[:i] + ("?",) + h[i + 1:] for i, v in enumerate(h) if v != "?"] => work += more
# %% any_place from right/filtered: mistake: none that is known
# all(a == "?" or a == b for a, b in zip(g, h)) => all(a == "?" or a in h for a in g)
# %% borders_alone from right/filtered: mistake: only the borders
# -     return [h for h in space if any(above(h, s) for s in specific) and any(above(g, h) for g in general)]
# +     return specific + general
# %% no_g from right/filtered: mistake: not held below G
# any(above(h, s) for s in specific) and any(above(g, h) for g in general) => any(above(h, s) for s in specific)
# %% no_s from right/filtered: mistake: not held above S
# any(above(h, s) for s in specific) and any(above(g, h) for g in general) => any(above(g, h) for g in general)
# %% exchanged from right/filtered: mistake: borders exchanged
# any(above(h, s) for s in specific) and any(above(g, h) for g in general) => any(above(h, s) for s in general) and any(above(g, h) for g in specific)
# %% marks from right/filtered: mistake: question marks counted
# any(above(h, s) for s in specific) and any(above(g, h) for g in general) => h and any(s and s.count("?") <= h.count("?") for s in specific) and any(h.count("?") <= g.count("?") for g in general)
# %% none_whatever_g_is from right/filtered: mistake: none that is known
# any(above(g, h) for g in general)] => (h is None or any(above(g, h) for g in general))]
