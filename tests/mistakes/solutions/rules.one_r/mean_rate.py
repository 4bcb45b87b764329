# mistake: mean of the error rates
from collections import Counter


def one_r(rows, target):
    best = None
    for a in rows[0]:
        if a == target:
            continue
        labels, rates, errors = {}, [], 0
        for v in sorted({r[a] for r in rows}):
            counts = Counter(r[target] for r in rows if r[a] == v)
            label, hits = counts.most_common(1)[0]
            wrong = sum(counts.values()) - hits
            labels[v] = label
            rates.append(wrong / sum(counts.values()))
            errors += wrong
        rate = sum(rates) / len(rates)
        if best is None or rate < best[0]:
            best = (rate, {"attribute": a, "labels": labels, "errors": errors})
    return best[1]
