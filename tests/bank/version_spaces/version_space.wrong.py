# %% without_free_values: near miss: right on the examples only
from itertools import product
def version_space(domains, examples):
    def covers(h, x):
        return all(a in ("?", b) for a, b in zip(h, x))
    fit = [h for h in product(*([*d, "?"] for d in domains)) if all(covers(h, x) == (l == "yes") for x, l in examples)]
    return [h for h in fit if h.count("?") < 2]
# %% borders from without_free_values: mistake: only the borders
# -     return [h for h in fit if h.count("?") < 2]
# +     most_specific = [h for h in fit if not any(o != h and covers(h, o) for o in fit)]
# +     most_general = [h for h in fit if not any(o != h and covers(o, h) for o in fit)]
# +     return list(set(most_specific + most_general))
# %% blind/base
from itertools import product
def fits(h, x):
    return all(a in ("?", b) for a, b in zip(h, x))

def version_space(domains, examples):
    result = []
    for h in product(*[list(values) + ["?"] for values in domains]):
        good = True
        for x, label in examples:
            if fits(h, x) != (label == "yes"):
                good = False
        if good:
            result.append(h)
    return result
# %% blind/borders from blind/base: mistake: only the borders
# return result => def above(g, h):
# +         return g != h and all(a in ("?", b) for a, b in zip(g, h))
# +     bottom = [h for h in result if not any(above(h, o) for o in result)]
# +     top = [h for h in result if not any(above(o, h) for o in result)]
# +     return bottom + [h for h in top if h not in bottom]
# %% blind/everything from blind/base: mistake: negatives covered too
# fits(h, x) != (label == "yes") => not fits(h, x)
# %% blind/no_general from blind/base: mistake: none that is known
# return result => return [h for h in result if h.count('?') < len(h) - 1]
# %% blind/one_wrong from blind/base: mistake: none that is known
# good = True => wrong = 0
# good = False => wrong += 1
# if good => if wrong <= 1
# %% blind/positives_only from blind/base: mistake: negative examples ignored
# fits(h, x) != (label == "yes") => label == "yes" and not fits(h, x)
# %% swept_base
from itertools import product
def version_space(domains, examples):
    def covers(h, x): return all(a == "?" or a == b for a, b in zip(h, x))
    return [h for h in product(*[list(d) + ["?"] for d in domains]) if all(covers(h, x) == (label == "yes") for x, label in examples)]
# %% swept_any_pos from swept_base: mistake: one positive example is enough
# if all(covers(h, x) == (label == "yes") for x, label in examples) => if any(covers(h, x) for x, l in examples if l == 'yes') and not any(covers(h, x) for x, l in examples if l == 'no')
# %% swept_first_pos from swept_base: mistake: one positive example is enough
# for x, label in examples)] => for x, label in [e for k, e in enumerate(examples) if e[1] == 'no' or k == [e[1] for e in examples].index('yes')])]
# %% swept_most_gen from swept_any_pos: mistake: only the general border
# return [h for h in product(*[list(d) + ["?"] for d in domains]) if any(covers(h, x) for x, l in examples if l == 'yes') and not any(covers(h, x) for x, l in examples if l == 'no' => V = [h for h in product(*[list(d) + ["?"] for d in domains]) if all(covers(h, x) == (label == "yes") for x, label in examples
# +     return [h for h in V if not any(k != h and covers(k, h) for k in V)]
