# mistake: variance divided by n − 1
def spread(rows, target):
    if len(rows) < 2:
        return 0
    mean = sum(r[target] for r in rows) / len(rows)
    return sum((r[target] - mean) ** 2 for r in rows) / (len(rows) - 1)


def split(rows, name):
    groups = {}
    for r in rows:
        groups.setdefault(r[name], []).append(r)
    return groups


def build(rows, target, names):
    useful = [n for n in names if len(split(rows, n)) > 1]
    if spread(rows, target) <= 9 or not useful:
        return sum(r[target] for r in rows) / len(rows)

    def left(name):
        return sum(len(g) / len(rows) * spread(g, target) for g in split(rows, name).values())

    best = min(useful, key=left)
    rest = [n for n in useful if n != best]
    return {"test": best, "branches": {value: build(g, target, rest) for value, g in split(rows, best).items()}}


def regression_tree(rows, target):
    return build(rows, target, [n for n in rows[0] if n != target])
