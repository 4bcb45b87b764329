# %% signed: mistake: too many with a minus sign
def mean_cost(actual, predicted):
    return sum((a - p) ** 2 if a > p else a - p for a, p in zip(actual, predicted)) / len(actual)
# %% toofew_only: mistake: too many for nothing
def mean_cost(actual, predicted):
    return sum((a - p) ** 2 if a > p else 0 for a, p in zip(actual, predicted)) / len(actual)
# %% total: mistake: sum of all days
def mean_cost(actual, predicted):
    return sum((a - p) ** 2 if a > p else p - a for a, p in zip(actual, predicted))
# %% wrongdays: mistake: days with an error only
def mean_cost(actual, predicted):
    costs = [(a - p) ** 2 if a > p else p - a for a, p in zip(actual, predicted) if a != p]
    return sum(costs) / len(costs) if costs else 0
# %% exchanged: mistake: costs exchanged
def mean_cost(actual, predicted):
    c = 0
    for a, p in zip(actual, predicted):
        c += (a-p)**2 if p > a else abs(a-p)
    return c/len(actual)
# %% mae: mistake: mean absolute error
def mean_cost(actual, predicted):
    return sum(abs(a-p) for a,p in zip(actual,predicted))/len(actual)
# %% mse: mistake: mean squared error
def mean_cost(actual, predicted):
    return sum((a-p)**2 for a,p in zip(actual,predicted))/len(actual)
# %% different_days: mistake: none that is known
def mean_cost(actual, predicted):
    return sum((a - p) ** 2 if p < a else p - a for a, p in set(zip(actual, predicted))) / len(actual)
