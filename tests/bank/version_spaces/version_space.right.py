# %% down_from_s: algorithm: from the positive examples' common values, any part of them; a set
def version_space(domains, examples):
    positives = [x for x, label in examples if label == "yes"]
    specific = tuple(v[0] if len(set(v)) == 1 else "?" for v in zip(*positives))
    space, work = set(), [specific]
    while work:
        h = work.pop()
        if h in space:
            continue
        if any(label == "no" and all(a in ("?", b) for a, b in zip(h, x)) for x, label in examples):
            continue
        space.add(h)
        work += [h[:i] + ("?",) + h[i + 1 :] for i, a in enumerate(h) if a != "?"]
    return space
# %% extensions: algorithm: hypotheses by the instances that they cover, as sets
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
# %% list_and_eliminate: algorithm: every hypothesis tried on every example
from itertools import product
def version_space(domains, examples):
    def covers(h, x):
        return all(a == "?" or a == b for a, b in zip(h, x))
    return [
        h for h in product(*(d + ["?"] for d in domains)) if all(covers(h, x) == (label == "yes") for x, label in examples)
    ]
# %% recursive: algorithm: one attribute after another, with the examples that are still covered; lists
def grow(domains, positives, negatives, place):
    if place == len(domains):
        return [[]] if not negatives else []
    found = []
    for value in ["?"] + domains[place]:
        if value != "?" and any(x[place] != value for x in positives):
            continue
        left = [x for x in negatives if value in ("?", x[place])]
        found += [[value] + rest for rest in grow(domains, positives, left, place + 1)]
    return found

def version_space(domains, examples):
    positives = [x for x, label in examples if label == "yes"]
    negatives = [x for x, label in examples if label != "yes"]
    return grow(domains, positives, negatives, 0)
