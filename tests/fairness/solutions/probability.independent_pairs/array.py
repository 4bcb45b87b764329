"""type: an array of rows, without rows where there is none."""

import numpy as np


def independent_pairs(joint):
    n = len(joint[0][0])
    ok = np.zeros((n, n), dtype=bool)
    for i in range(n):
        for j in range(i + 1, n):
            pairs = {(v[i], w[j]) for v, _ in joint for w, _ in joint}
            ok[i, j] = all(
                abs(
                    sum(p for v, p in joint if v[i] == a and v[j] == b)
                    - sum(p for v, p in joint if v[i] == a) * sum(p for v, p in joint if v[j] == b)
                )
                < 1e-7
                for a, b in pairs
            )
    return np.argwhere(ok)
