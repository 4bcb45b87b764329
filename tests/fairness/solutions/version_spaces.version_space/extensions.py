"""algorithm: hypotheses by the instances that they cover, as sets."""

from itertools import product


def version_space(domains, examples):
    yes = {tuple(x) for x, label in examples if label == "yes"}
    no = {tuple(x) for x, label in examples if label == "no"}
    fitting = []
    for h in product(*(["?", *d] for d in domains)):
        extension = set(product(*(d if a == "?" else [a] for a, d in zip(h, domains))))
        if yes <= extension and not no & extension:
            fitting.append(h)
    return tuple(fitting)
