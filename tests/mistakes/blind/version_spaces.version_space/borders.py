# mistake: only the borders
from itertools import product


def fits(h, x):
    return all(a in ("?", b) for a, b in zip(h, x))


def version_space(domains, examples):
    result = []
    for h in product(*[list(values) + ["?"] for values in domains]):
        good = True
        for x, label in examples:
            if fits(h, x) != (label == "yes"):
                good = False
        if good:
            result.append(h)
    def above(g, h):
        return g != h and all(a in ("?", b) for a, b in zip(g, h))

    bottom = [h for h in result if not any(above(h, o) for o in result)]
    top = [h for h in result if not any(above(o, h) for o in result)]
    return bottom + [h for h in top if h not in bottom]
