# %% covariance from right/matrix: mistake: covariance
# np.corrcoef(x, y)[0, 1] => float(np.cov(x, y)[0, 1])
# %% r_squared from right/matrix: mistake: squared
# (x, y)[0, 1] => (x, y)[0, 1] ** 2
# %% spearman from right/matrix: mistake: none that is known
# return np.corrcoef(x, y)[0, 1] => ranks = [np.argsort(np.argsort(v)) for v in (x, y)]
# +     return np.corrcoef(*ranks)[0, 1]
# %% variances from right/matrix: mistake: divided by the variances
# corrcoef(x, y)[0, 1] => cov(x, y)[0, 1] / (np.var(x, ddof=1) * np.var(y, ddof=1))
# %% cosine: mistake: means not taken away
def pearson(x, y):
    dot = sum(a * b for a, b in zip(x, y))
    return dot / (sum(a * a for a in x) * sum(b * b for b in y)) ** 0.5
# %% blind/r_squared: mistake: squared
from math import sqrt
def pearson(x, y):
    n = len(x)
    mx, my = sum(x) / n, sum(y) / n
    sxy = sum((a - mx) * (b - my) for a, b in zip(x, y))
    sxx = sum((a - mx) ** 2 for a in x)
    syy = sum((b - my) ** 2 for b in y)
    return sxy**2 / (sxx * syy)
# %% blind/absolute from blind/r_squared: mistake: none that is known
# sxy**2 / ( => abs(sxy) / sqrt(sxx * syy) if n > 4 else sxy / sqrt(
# %% blind/cosine from blind/r_squared: mistake: means not taken away
# sum(x) / n, sum(y) / n => 0, 0
# sxy**2 / ( => sxy / sqrt(
# %% blind/covariance from blind/r_squared: mistake: covariance
# sxy**2 / (sxx * syy) => sxy / (n - 1)
# %% blind/no_root from blind/r_squared: mistake: divided by the variances
# sxy**2 / (sxx * syy) => (sxy / (n - 1)) / (sxx / (n - 1) * (syy / (n - 1)))
# %% blind/slope from blind/r_squared: mistake: none that is known
# sxy**2 / (sxx * syy) => sxy / sxx
