# mistake: none that is known
def covers(h, x):
    return all(a == "?" or a == b for a, b in zip(h, x))


def more_general(g, h):
    if h is None:
        return True
    return all(a == "?" or a == b for a, b in zip(g, h))


def candidate_elimination(domains, examples):
    s = None
    dead = False
    general = [["?"] * len(domains)]
    steps = []
    for x, label in examples:
        if label == "yes":
            s = list(x) if s is None else [a if a == b and i else "?" for i, (a, b) in enumerate(zip(s, x))]
            general = [g for g in general if covers(g, x)]
            if not any(more_general(g, s) for g in general):
                dead = True
        else:
            new = []
            for g in general:
                if not covers(g, x):
                    new.append(g)
                    continue
                for i, values in enumerate(domains):
                    if g[i] == "?":
                        for v in values:
                            if v != x[i]:
                                child = g[:i] + [v] + g[i + 1 :]
                                if more_general(child, s):
                                    new.append(child)
            general = []
            for g in new:
                if g not in general and not any(o != g and more_general(o, g) for o in new):
                    general.append(g)
            if s is not None and covers(s, x):
                dead = True
        if dead or not general:
            dead = True
            steps.append({"S": [], "G": []})
        else:
            steps.append({"S": [s], "G": general})
    return steps
