# mistake: none that is known
def candidate_elimination(domains, examples):
    s, g, steps = None, ["?"] * len(domains), []
    for x, label in examples:
        if label == "yes":
            s = list(x) if s is None else [a if a == b else "?" for a, b in zip(s, x)]
            g = [a if a == b else "?" for a, b in zip(g, s)]
        elif all(a in ("?", b) for a, b in zip(g, x)):
            for i, a in enumerate(s):
                if a not in ("?", x[i]):
                    g = g[:i] + [a] + g[i + 1 :]
                    break
        steps.append({"S": [s], "G": [g]})
    return steps
