# mistake: none that is known
from collections import Counter


def one_r(rows, target):
    top = Counter(r[target] for r in rows).most_common(1)[0][0]
    a = [a for a in rows[0] if a != target][0]
    return {"attribute": a, "labels": {r[a]: top for r in rows}, "errors": sum(r[target] != top for r in rows)}
