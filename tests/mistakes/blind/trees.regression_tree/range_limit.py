# mistake: none that is known
def mean(values):
    return sum(values) / len(values)


def variance(values):
    m = mean(values)
    return sum((v - m) ** 2 for v in values) / len(values)


def parts_by(rows, name):
    values = sorted({row[name] for row in rows})
    return {value: [row for row in rows if row[name] == value] for value in values}


def left_over(rows, name, target):
    parts = parts_by(rows, name).values()
    return sum(len(p) * variance([r[target] for r in p]) for p in parts) / len(rows)


def grow(rows, target, names):
    numbers = [row[target] for row in rows]
    names = [n for n in names if len({row[n] for row in rows}) > 1]
    if max(numbers) - min(numbers) <= 9 or not names:
        return mean(numbers)
    best = min(names, key=lambda n: left_over(rows, n, target))
    others = [n for n in names if n != best]
    return {"test": best, "branches": {v: grow(p, target, others) for v, p in parts_by(rows, best).items()}}


def regression_tree(rows, target):
    return grow(rows, target, [name for name in rows[0] if name != target])
