# mistake: sum instead of product
def naive_bayes_posteriors(rows, target, row):
    scores = {}
    for c in {r[target] for r in rows}:
        mine = [r for r in rows if r[target] == c]
        likelihood = 0
        for a, v in row.items():
            values = {r[a] for r in rows}
            likelihood += (sum(r[a] == v for r in mine) + 1) / (len(mine) + len(values))
        scores[c] = len(mine) / len(rows) * likelihood
    total = sum(scores.values())
    return {c: s / total for c, s in scores.items()}
