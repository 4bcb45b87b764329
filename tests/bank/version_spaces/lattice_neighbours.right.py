# %% conditions: algorithm: a hypothesis as a set of conditions; one condition less, or one more
def lattice_neighbours(domains, hypothesis):
    size = len(domains)
    def write(facts):
        return tuple(dict(facts).get(i, "?") for i in range(size))
    if hypothesis is None:
        every = [{}]
        for i, values in enumerate(domains):
            every = [{**h, i: v} for h in every for v in values]
        return {"above": [write(h) for h in every], "below": []}
    facts = {(i, v) for i, v in enumerate(hypothesis) if v != "?"}
    free = [i for i, v in enumerate(hypothesis) if v == "?"]
    below = [write(facts | {(i, v)}) for i in free for v in domains[i]]
    return {"above": [write(facts - {f}) for f in facts], "below": below if free else [None]}
# %% brute_force: algorithm: all pairs compared by what they cover, and nothing between
from itertools import product
def lattice_neighbours(domains, hypothesis):
    space = [None] + [list(h) for h in product(*[values + ["?"] for values in domains])]
    def extension(h):
        return set() if h is None else set(product(*[d if v == "?" else [v] for v, d in zip(h, domains)]))
    known = [(h, extension(h)) for h in space]
    own = extension(hypothesis)
    up = [(h, e) for h, e in known if e > own]
    down = [(h, e) for h, e in known if e < own]
    above = [h for h, e in up if not any(f < e for _, f in up)]
    below = [h for h, e in down if not any(f > e for _, f in down)]
    return dict(above=above, below=below)
# %% plain: algorithm: one item replaced at a time
from itertools import product
def lattice_neighbours(domains, hypothesis):
    if hypothesis is None:
        return {"above": list(product(*domains)), "below": []}
    above, below = [], []
    for i, item in enumerate(hypothesis):
        if item != "?":
            above.append(hypothesis[:i] + ["?"] + hypothesis[i + 1:])
        else:
            for value in domains[i]:
                below.append(hypothesis[:i] + [value] + hypothesis[i + 1:])
    if "?" not in hypothesis:
        below.append(None)
    return {"above": above, "below": below}
