# %% plain: algorithm: variances from their definition, the first of tied attributes
def variance_scan(rows, domains, target):
    ys = [row[target] for row in rows]
    overall = sum(ys) / len(ys)
    steps, best, least = [], None, float("inf")
    for a, values in domains.items():
        left, predictions = 0, {}
        for v in values:
            part = [row[target] for row in rows if row[a] == v]
            if part:
                m = sum(part) / len(part)
                predictions[v] = m
                left += sum((y - m) ** 2 for y in part)
            else:
                predictions[v] = overall
        left /= len(rows)
        if left < least - 1e-9:
            best, least = a, left
        steps.append({"attribute": a, "predictions": predictions, "left": left, "best": best})
    return steps
# %% squared_means: algorithm: the mean of squares less the squared means, exact; the last of tied attributes
from fractions import Fraction
def variance_scan(rows, domains, target):
    ys = [Fraction(str(row[target])) for row in rows]
    n = len(ys)
    found = []
    for name in domains:
        totals = {v: [0, Fraction(0)] for v in domains[name]}
        for row, y in zip(rows, ys):
            totals[row[name]][0] += 1
            totals[row[name]][1] += y
        means = {v: s / k if k else sum(ys) / n for v, (k, s) in totals.items()}
        left = sum(y * y for y in ys) / n - sum(s * s / k for k, s in totals.values() if k) / n
        best = name if not found or left <= found[-1][4] else found[-1][3]
        found.append((name, {v: float(m) for v, m in means.items()}, float(left), best, left if best == name else found[-1][4]))
    return [step[:4] for step in found]
