"""algorithm: every hypothesis tried on every example."""

from itertools import product


def version_space(domains, examples):
    def covers(h, x):
        return all(a == "?" or a == b for a, b in zip(h, x))

    return [
        h for h in product(*(d + ["?"] for d in domains)) if all(covers(h, x) == (label == "yes") for x, label in examples)
    ]
