# mistake: G not cut by positive examples
def covers(h, x):
    return all(a in ("?", b) for a, b in zip(h, x))


def wider(g, h):
    return all(a == "?" or a == b for a, b in zip(g, h))


def candidate_elimination(domains, examples):
    S, G, steps = None, {("?",) * len(domains)}, []
    for x, label in examples:
        if label == "yes":
            S = {tuple(x)} if S is None else {tuple(a if a == b else "?" for a, b in zip(s, x)) for s in S}
            S = {s for s in S if any(wider(g, s) for g in G)}
        else:
            S = {s for s in S if not covers(s, x)}
            new = {g for g in G if not covers(g, x)}
            for g in G:
                if covers(g, x):
                    for i, a in enumerate(g):
                        if a == "?":
                            more = {g[:i] + (v,) + g[i + 1 :] for v in domains[i] if v != x[i]}
                            new |= {h for h in more if any(wider(h, s) for s in S)}
            G = {g for g in new if not any(h != g and wider(h, g) for h in new)}
        steps.append({"S": S, "G": G})
    return steps
