# %% loops: algorithm: counts in loops, a list of errors for the places of the conditions; lists throughout
from math import sqrt
def post_pruning_trace(body, label, rows, target):
    z = 0.69
    def error(conditions):
        n = e = 0
        for row in rows:
            if all(row[a] == v for a, v in conditions):
                n += 1
                if row[target] != label:
                    e += 1
        f = e / n
        return (f + z**2 / (2 * n) + z * sqrt(f / n - f**2 / n + z**2 / (4 * n**2))) / (1 + z**2 / n)
    now = error(body)
    steps = [{"body": body, "error": now}]
    while body:
        errors = [error(body[:i] + body[i + 1:]) for i in range(len(body))]
        least = min(errors)
        if least > now + 1e-9:
            break
        place = errors.index(least)
        body, now = body[:place] + body[place + 1:], least
        steps.append({"body": body, "error": now})
    return steps
# %% root: algorithm: sets of conditions and of places; the error as the larger root of a quadratic equation; the last of equals
def post_pruning_trace(body, label, rows, target):
    zz = 0.69**2
    where = {(a, v): {i for i, r in enumerate(rows) if r[a] == v} for a, v in body}
    wrong = {i for i, r in enumerate(rows) if r[target] != label}
    every = set(range(len(rows)))
    def error(conditions):
        inside = every.intersection(*(where[c] for c in conditions))
        n, e = len(inside), len(inside & wrong)
        # (e/n - x)^2 = z^2 x (1 - x) / n
        a, b, c = 1 + zz / n, -(2 * e / n + zz / n), (e / n) ** 2
        return (-b + max(b * b - 4 * a * c, 0) ** 0.5) / (2 * a)
    here = frozenset(where)
    out = [(set(here), error(here))]
    while here:
        best = min(((error(here - {c}), c) for c in reversed(list(where)) if c in here), key=lambda pair: round(pair[0], 10))
        if best[0] - error(here) > 1e-9:
            return out
        here -= {best[1]}
        out.append((set(here), best[0]))
    return out
# %% with_pandas: algorithm: masks of a DataFrame, the body as a dict
import pandas as pd
def post_pruning_trace(body, label, rows, target):
    frame, z = pd.DataFrame(rows), 0.69
    def error(conditions):
        mask = pd.Series(True, index=frame.index)
        for a, v in conditions.items():
            mask &= frame[a] == v
        n, f = mask.sum(), (frame.loc[mask, target] != label).mean()
        return (f + z * z / 2 / n + z * (f * (1 - f) / n + (z / 2 / n) ** 2) ** 0.5) / (1 + z * z / n)
    here = dict(body)
    result = [{"body": here, "error": error(here)}]
    while here:
        options = [{b: w for b, w in here.items() if b != a} for a in here]
        best = min(options, key=error)
        if error(best) > error(here) + 1e-10:
            break
        here = best
        result.append({"body": here, "error": error(here)})
    return result
