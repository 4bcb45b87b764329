# mistake: negative examples passed by
from itertools import product


def fits(h, x):
    return all(a in ("?", b) for a, b in zip(h, x))


def version_space(domains, examples):
    result = []
    for h in product(*[list(values) + ["?"] for values in domains]):
        good = True
        for x, label in examples:
            if label == "yes" and not fits(h, x):
                good = False
        if good:
            result.append(h)
    return result
