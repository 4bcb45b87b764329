# near miss: right on the examples only
from itertools import product


def version_space(domains, examples):
    def covers(h, x):
        return all(a in ("?", b) for a, b in zip(h, x))

    fit = [h for h in product(*([*d, "?"] for d in domains)) if all(covers(h, x) == (l == "yes") for x, l in examples)]
    return [h for h in fit if h.count("?") < 2]
