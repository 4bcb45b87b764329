# %% columns: algorithm: column by column over all hypotheses that cover something
def lgg_and_meet(hypotheses):
    some = [h for h in hypotheses if h is not None]
    if not some:
        return None, None
    up, down, clash = [], [], len(some) < len(hypotheses)
    for column in zip(*some):
        values = set(column) - {"?"}
        up.append(column[0] if len(set(column)) == 1 else "?")
        down.append(min(values, default="?"))
        clash = clash or len(values) > 1
    return tuple(up), None if clash else tuple(down)
# %% conditions: algorithm: conditions as sets; the lgg has those of all, the meet those of any
def lgg_and_meet(hypotheses):
    known = [{(i, v) for i, v in enumerate(h) if v != "?"} for h in hypotheses if h is not None]
    if not known:
        return [None, None]
    size = next(len(h) for h in hypotheses if h is not None)
    def write(facts):
        return [dict(facts).get(i, "?") for i in range(size)]
    common, all_facts = set.intersection(*known), set.union(*known)
    fits = len(known) == len(hypotheses) and len({i for i, _ in all_facts}) == len(all_facts)
    return [write(common), write(all_facts) if fits else None]
# %% pairwise: algorithm: two at a time
def lgg_and_meet(hypotheses):
    low = high = hypotheses[0]
    for h in hypotheses[1:]:
        if high is None:
            high = h
        elif h is not None:
            high = [a if a == b else "?" for a, b in zip(high, h)]
        if low is not None:
            if h is None or any(a != b and "?" not in (a, b) for a, b in zip(low, h)):
                low = None
            else:
                low = [b if a == "?" else a for a, b in zip(low, h)]
    return high, low
