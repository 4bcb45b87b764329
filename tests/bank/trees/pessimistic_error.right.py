# %% quadratic: algorithm: the larger root of the quadratic equation that the interval solves
from math import sqrt
def bound(errors, n, z):
    f = errors / n
    a, b, c = 1 + z * z / n, -(2 * f + z * z / n), f * f
    return (-b + sqrt(max(b * b - 4 * a * c, 0.0))) / (2 * a)

def subtree_error(leaves, z):
    total = sum(n for _, n in leaves)
    return sum(n * bound(e, n, z) for e, n in leaves) / total
# %% from_counts: algorithm: centre and half width from counts, numerator and denominator times n
from math import sqrt
def subtree_error(leaves, z):
    weighted = whole = 0.0
    for e, n in leaves:
        centre = (e + z ** 2 / 2) / (n + z ** 2)
        half = z / (n + z ** 2) * sqrt(e * (n - e) / n + z ** 2 / 4)
        weighted += n * (centre + half)
        whole += n
    return weighted / whole
