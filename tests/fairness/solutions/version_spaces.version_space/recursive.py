"""algorithm: one attribute after another, with the examples that are still covered; lists."""


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
