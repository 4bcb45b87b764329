# mistake: nothing added to the counts
def naive_bayes_posteriors(rows, target, row):
    classes = {}
    for r in rows:
        classes.setdefault(r[target], []).append(r)
    scores = {}
    for c, members in classes.items():
        score = len(members) / len(rows)
        for name, value in row.items():
            k = len({r[name] for r in rows})
            hits = sum(1 for r in members if r[name] == value)
            score *= hits / len(members)
        scores[c] = score
    total = sum(scores.values()) or 1
    return {c: s / total for c, s in scores.items()}
