# %% r_squared from right/matrix: mistake: squared
# (x, y)[0, 1] => (x, y)[0, 1] ** 2
# %% spearman from right/matrix: mistake: none that is known
# return np.corrcoef(x, y)[0, 1] => ranks = [np.argsort(np.argsort(v)) for v in (x, y)]
# +     return np.corrcoef(*ranks)[0, 1]
# %% variances from right/matrix: mistake: divided by the variances
# corrcoef(x, y)[0, 1] => cov(x, y)[0, 1] / (np.var(x, ddof=1) * np.var(y, ddof=1))
# %% blind/r_squared from right/plain: mistake: squared
# -     mx, my = sum(x) / len(x), sum(y) / len(y)
# +     n = len(x)
# +     mx, my = sum(x) / n, sum(y) / n
# sxy / (sqrt(sxx) * sqrt(syy) => sxy**2 / (sxx * syy
# %% blind/absolute from blind/r_squared: mistake: sign dropped
# sxy**2 / ( => abs(sxy) / sqrt(sxx * syy) if n > 4 else sxy / sqrt(
# %% blind/cosine from blind/r_squared: mistake: means not subtracted
# sum(x) / n, sum(y) / n => 0, 0
# sxy**2 / ( => sxy / sqrt(
# %% blind/covariance from blind/r_squared: mistake: covariance
# sxy**2 / (sxx * syy) => sxy / (n - 1)
# %% blind/no_root from blind/r_squared: mistake: divided by the variances
# sxy**2 / (sxx * syy) => (sxy / (n - 1)) / (sxx / (n - 1) * (syy / (n - 1)))
# %% blind/slope from blind/r_squared: mistake: slope of a line
# sxy**2 / (sxx * syy) => sxy / sxx
# %% as_usual
from math import sqrt
def pearson(x, y):
    n = len(x)
    mx, my = sum(x)/n, sum(y)/n
    sxy = sum((p-mx)*(q-my) for p, q in zip(x, y))
    sxx = sum((p-mx)**2 for p in x); syy = sum((q-my)**2 for q in y)
    return sxy/sqrt(sxx*syy)
# %% clipped from as_usual: mistake: negative values cut off
# return sxy/sqrt(sxx*syy) => return max(0.0, sxy/sqrt(sxx*syy))
# %% spearman_too: mistake: ranks correlated
def pearson(x, y):
    def ranks(v):
        s = sorted(v)
        return [s.index(a)+(s.count(a)-1)/2 for a in v]
    x, y = ranks(x), ranks(y)
    n = len(x)
    mx, my = sum(x)/n, sum(y)/n
    sxy = sum((p-mx)*(q-my) for p, q in zip(x, y))
    sxx = sum((p-mx)**2 for p in x); syy = sum((q-my)**2 for q in y)
    return sxy/(sxx*syy)**.5
# %% r2_model from as_usual: mistake: coefficient of determination
# sxy/sqrt(sxx*syy) => 1-sum((p-q)**2 for p, q in zip(x, y))/syy
# %% dedupe from as_usual: mistake: equal predictions counted once
#   def pearson(x, y):
# +     d = dict(zip(x, y)); x = list(d); y = list(d.values())
# %% small_spread_is_none from right/plain: mistake: none that is known
#       syy = sum((b - my) ** 2 for b in y)
# +     if sxx < 1e-12 or syy < 1e-12:
# +         return 0.0
