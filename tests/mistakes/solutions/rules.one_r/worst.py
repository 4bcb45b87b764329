# mistake: most errors
from collections import Counter


def one_r(rows, target):
    found = []
    for a in rows[0]:
        if a != target:
            labels = {v: Counter(r[target] for r in rows if r[a] == v).most_common(1)[0][0] for v in {r[a] for r in rows}}
            found.append({"attribute": a, "labels": labels, "errors": sum(labels[r[a]] != r[target] for r in rows)})
    return max(found, key=lambda f: f["errors"])
