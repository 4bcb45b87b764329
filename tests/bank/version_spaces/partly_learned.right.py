# %% extensions: algorithm: by question marks and instances, compared with each other
def partly_learned(hypotheses, instances):
    def above(g, h):
        return all(a == "?" or a == b for a, b in zip(g, h))
    S = [h for h in hypotheses if not any(above(h, o) and o != h for o in hypotheses)]
    G = [h for h in hypotheses if not any(above(o, h) and o != h for o in hypotheses)]
    labels = []
    for x in instances:
        votes = {above(h, x) for h in hypotheses}
        labels.append("unknown" if len(votes) == 2 else "yes" if True in votes else "no")
    return {"S": S, "G": G, "labels": labels}
# %% conditions: algorithm: sets of conditions; labels from the borders; tuples
def partly_learned(hypotheses, instances):
    facts = {tuple(h): {(i, v) for i, v in enumerate(h) if v != "?"} for h in hypotheses}
    lowest = {h for h, f in facts.items() if all(not f < g for g in facts.values())}
    highest = {h for h, f in facts.items() if all(not g < f for g in facts.values())}
    def label(x):
        own = set(enumerate(x))
        if all(facts[h] <= own for h in lowest):
            return "yes"
        return "unknown" if any(facts[h] <= own for h in highest) else "no"
    return lowest, highest, tuple(label(x) for x in instances)
