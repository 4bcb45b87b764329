"""algorithm: Witten's count form, one division at the end."""

import math


def entropy(counts):
    n = sum(counts)
    if n == 0:
        return 0.0
    inner = 0.0
    for c in counts:
        if c > 0:
            inner += c * math.log(c, 2)
    return math.log(n, 2) - inner / n
