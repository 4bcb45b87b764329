# mistake: none that is known
from itertools import product


def fits(h, x):
    return all(a in ("?", b) for a, b in zip(h, x))


def version_space(domains, examples):
    result = []
    for h in product(*[list(values) + ["?"] for values in domains]):
        wrong = 0
        for x, label in examples:
            if fits(h, x) != (label == "yes"):
                wrong += 1
        if wrong <= 1:
            result.append(h)
    return result
