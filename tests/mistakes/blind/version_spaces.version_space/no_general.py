# mistake: none that is known
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
    return [h for h in result if h.count('?') < len(h) - 1]
