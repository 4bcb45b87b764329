# mistake: best single value
from collections import Counter


def one_r(rows, target):
    def lowest_rate(a):
        rates = []
        for v in {r[a] for r in rows}:
            labels = [r[target] for r in rows if r[a] == v]
            rates.append(1 - Counter(labels).most_common(1)[0][1] / len(labels))
        return min(rates)

    a = min((a for a in rows[0] if a != target), key=lowest_rate)
    labels = {v: Counter(r[target] for r in rows if r[a] == v).most_common(1)[0][0] for v in {r[a] for r in rows}}
    return {"attribute": a, "labels": labels, "errors": sum(labels[r[a]] != r[target] for r in rows)}
