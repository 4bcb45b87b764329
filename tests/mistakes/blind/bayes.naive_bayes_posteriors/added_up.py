# mistake: sum instead of product
def naive_bayes_posteriors(rows, target, row):
    classes = {}
    for r in rows:
        classes.setdefault(r[target], []).append(r)
    scores = {}
    for c, members in classes.items():
        prior = len(members) / len(rows)
        score = 0
        for name, value in row.items():
            k = len({r[name] for r in rows})
            hits = sum(1 for r in members if r[name] == value)
            score += (hits + 1) / (len(members) + k)
        scores[c] = prior * score
    total = sum(scores.values())
    return {c: s / total for c, s in scores.items()}
