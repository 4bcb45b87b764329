# %% filtered: algorithm: every hypothesis tried
from itertools import product
def between_borders(domains, specific, general):
    def above(g, h):
        return h is None or g is not None and all(a == "?" or a == b for a, b in zip(g, h))
    space = [None, *product(*[[*values, "?"] for values in domains])]
    return [h for h in space if any(above(h, s) for s in specific) and any(above(g, h) for g in general)]
# %% upwards: algorithm: from each member of S one value set free at a time, as long as it stays below G
from itertools import product
def between_borders(domains, specific, general):
    def below_g(h):
        return any(all(a == "?" or a == b for a, b in zip(g, h)) for g in general)
    found, work = set(), []
    for s in specific:
        if s is None:
            if general:
                found.add(None)
            work += list(product(*domains))
        else:
            work.append(tuple(s))
    seen = set()
    while work:
        h = work.pop()
        if h in seen or not below_g(h):
            continue
        seen.add(h)
        work += [h[:i] + ("?",) + h[i + 1:] for i, v in enumerate(h) if v != "?"]
    return found | seen
# %% listed_twice from filtered: type: a list that has each member twice
# return [h for h => return 2 * [h for h
