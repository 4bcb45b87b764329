"""algorithm: the textbook's, with sets of tuples."""


def covers(h, x):
    return all(a in ("?", b) for a, b in zip(h, x))


def above(g, s):
    return all(a == "?" or a == b for a, b in zip(g, s))


def candidate_elimination(domains, examples):
    S, G = None, {("?",) * len(domains)}
    steps = []
    for x, label in examples:
        if label == "yes":
            G = {g for g in G if covers(g, x)}
            if S is None:
                S = {tuple(x)}
            else:
                S = {tuple(a if a == b else "?" for a, b in zip(s, x)) for s in S}
            S = {s for s in S if any(above(g, s) for g in G)}
        else:
            S = {s for s in S if not covers(s, x)}
            new = set()
            for g in G:
                if not covers(g, x):
                    new.add(g)
                    continue
                for i, a in enumerate(g):
                    if a == "?":
                        for value in domains[i]:
                            if value != x[i]:
                                h = g[:i] + (value,) + g[i + 1 :]
                                if any(above(h, s) for s in S):
                                    new.add(h)
            G = {g for g in new if not any(h != g and above(h, g) for h in new)}
        steps.append({"S": S, "G": G})
    return steps
