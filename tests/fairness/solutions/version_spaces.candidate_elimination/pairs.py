"""type: each step a pair of S and G instead of a dict, members as lists."""

from itertools import product


def candidate_elimination(domains, examples):
    def fits(h, x):
        return all(a in ("?", b) for a, b in zip(h, x))

    out = []
    for n in range(len(examples)):
        space = [
            h
            for h in product(*([*d, "?"] for d in domains))
            if all(fits(h, x) == (label == "yes") for x, label in examples[: n + 1])
        ]
        s = [list(h) for h in space if sum(fits(h, o) for o in space) == 1]
        g = [list(h) for h in space if sum(fits(o, h) for o in space) == 1]
        out.append((s, g))
    return out
