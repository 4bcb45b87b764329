# mistake: none that is known
import math


def gaussian_posteriors(rows, target, row):
    result = {}
    for label in {r[target] for r in rows}:
        own = [r for r in rows if r[target] == label]
        p = len(own) / len(rows)
        for name in row:
            xs = [r[name] for r in own]
            mu = sum(r[name] for r in rows) / len(rows)
            var = sum((x - mu) ** 2 for x in xs) / (len(xs) - 1)
            sd = math.sqrt(var)
            p *= math.exp(-((row[name] - mu) ** 2) / (2 * sd**2)) / (sd * math.sqrt(2 * math.pi))
        result[label] = p
    norm = sum(result.values())
    for label in result:
        result[label] /= norm
    return result
