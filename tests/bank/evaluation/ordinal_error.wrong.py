# %% ends: mistake: only the ends joined
def mean_steps_off(actual, predicted, order):
    t = 0
    for a, p in zip(actual, predicted):
        d = abs(order.index(a) - order.index(p))
        t += 1 if d == len(order) - 1 else d
    return t / len(actual)
# %% longer from ends: mistake: longer way round
# 1 if d == len(order) - 1 else d => max(d, len(order) - d) if d else 0
# %% offbyone from ends: mistake: one step short round the circle
# 1 if d == len(order) - 1 else d => min(d, len(order) - 1 - d) if d else 0
# %% squared from ends: mistake: squared steps
# 1 if d == len(order) - 1 else d => min(d, len(order) - d) ** 2
# %% total from ends: mistake: sum of all days
# 1 if d == len(order) - 1 else d => min(d, len(order) - d)
# t / len(actual) => t
# %% wrongdays: mistake: days with an error only
def mean_steps_off(actual, predicted, order):
    ds = []
    for a, p in zip(actual, predicted):
        d = abs(order.index(a) - order.index(p))
        d = min(d, len(order) - d)
        if d:
            ds.append(d)
    return sum(ds) / len(ds) if ds else 0
# %% line: mistake: not round the circle
def mean_steps_off(actual,predicted,order):
    return sum(abs(order.index(a)-order.index(p)) for a,p in zip(actual,predicted))/len(actual)
# %% oneway: mistake: one way round only
def mean_steps_off(actual,predicted,order):
    return sum((order.index(p)-order.index(a))%len(order) for a,p in zip(actual,predicted))/len(actual)
# %% zeroone: mistake: right or wrong only
def mean_steps_off(actual,predicted,order):
    return sum(a!=p for a,p in zip(actual,predicted))/len(actual)
