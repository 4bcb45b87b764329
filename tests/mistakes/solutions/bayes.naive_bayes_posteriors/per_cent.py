# near miss: percentages
def naive_bayes_posteriors(rows, target, row):
    classes = sorted({r[target] for r in rows})
    scores = {}
    for c in classes:
        mine = [r for r in rows if r[target] == c]
        score = len(mine) / len(rows)
        for a in row:
            k = len({r[a] for r in rows})
            hits = sum(1 for r in mine if r[a] == row[a])
            score *= (hits + 1) / (len(mine) + k)
        scores[c] = score
    total = sum(scores.values())
    return {c: 100 * s / total for c, s in scores.items()}
