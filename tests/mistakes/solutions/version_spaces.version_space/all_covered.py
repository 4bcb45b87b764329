# mistake: negatives covered too
from itertools import product


def version_space(domains, examples):
    def covers(h, x):
        return all(a in ("?", b) for a, b in zip(h, x))

    return [h for h in product(*([*d, "?"] for d in domains)) if all(covers(h, x) for x, _ in examples)]
