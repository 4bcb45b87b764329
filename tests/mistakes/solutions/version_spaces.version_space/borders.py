# mistake: only the borders
from itertools import product


def version_space(domains, examples):
    def covers(h, x):
        return all(a in ("?", b) for a, b in zip(h, x))

    fit = [h for h in product(*([*d, "?"] for d in domains)) if all(covers(h, x) == (l == "yes") for x, l in examples)]
    most_specific = [h for h in fit if not any(o != h and covers(h, o) for o in fit)]
    most_general = [h for h in fit if not any(o != h and covers(o, h) for o in fit)]
    return list(set(most_specific + most_general))
