"""algorithm: class by class, attribute by attribute."""


def naive_bayes_posteriors(rows, target, row):
    scores = {}
    for label in {r[target] for r in rows}:
        mine = [r for r in rows if r[target] == label]
        p = len(mine) / len(rows)
        for attribute, value in row.items():
            values = {r[attribute] for r in rows}
            p *= (sum(r[attribute] == value for r in mine) + 1) / (len(mine) + len(values))
        scores[label] = p
    total = sum(scores.values())
    return {label: p / total for label, p in scores.items()}
