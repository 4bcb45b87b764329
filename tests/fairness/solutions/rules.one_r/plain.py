"""algorithm: counts per value, the first attribute among equals."""

from collections import Counter


def one_r(rows, target):
    best = None
    for a in rows[0]:
        if a == target:
            continue
        labels, errors = {}, 0
        for v in {r[a] for r in rows}:
            counts = Counter(r[target] for r in rows if r[a] == v)
            label, hits = counts.most_common(1)[0]
            labels[v] = label
            errors += sum(counts.values()) - hits
        if best is None or errors < best["errors"]:
            best = {"attribute": a, "labels": labels, "errors": errors}
    return best
