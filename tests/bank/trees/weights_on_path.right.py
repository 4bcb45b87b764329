# %% plain: algorithm: floats, a list of weights that is multiplied at each test
def weights_on_path(rows, path):
    weights = [1.0] * len(rows)
    result = []
    for name, value in path:
        known = sum(w for r, w in zip(rows, weights) if r[name] is not None)
        into = sum(w for r, w in zip(rows, weights) if r[name] == value)
        weights = [w * (into / known if r[name] is None else r[name] == value) for r, w in zip(rows, weights)]
        result.append(weights)
    return result
# %% pieces: algorithm: a dict of the rows that are there, in exact fractions, with the start
from fractions import Fraction
def weights_on_path(rows, path):
    here = {i: Fraction(1) for i in range(len(rows))}
    found = [list(here.values())]
    for name, value in path:
        sums = {}
        for i, w in here.items():
            sums[rows[i][name]] = sums.get(rows[i][name], 0) + w
        sums.pop(None, None)
        share = sums[value] / sum(sums.values())
        next_here = {}
        for i, w in here.items():
            if rows[i][name] == value:
                next_here[i] = w
            elif rows[i][name] is None:
                next_here[i] = w * share
        here = next_here
        found.append([here.get(i, 0) for i in range(len(rows))])
    return found
