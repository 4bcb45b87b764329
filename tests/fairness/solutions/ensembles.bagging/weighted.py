"""algorithm: every example with a weight, how often it is in the bag; those that are not in it left out."""


def bagging(examples, draws, points):
    models = []
    for drawn in draws:
        inside = sorted(set(drawn))
        models.append(best_stump([examples[i] for i in inside], [drawn.count(i) for i in inside]))
    first = examples[0][1]
    other = next(label for _, label in examples if label != first)
    out = []
    for x in points:
        lead = sum(1 if stump_label(m, x) == first else -1 for m in models)
        out.append(first if lead > 0 else other)
    return tuple(out)
