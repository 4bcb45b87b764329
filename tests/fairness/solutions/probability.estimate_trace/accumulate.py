"""algorithm: running sums of weights."""

from itertools import accumulate


def estimate_trace(outcomes, event, m, prior):
    hits = accumulate((1 if o == event else 0 for o in outcomes), initial=m * prior)
    return tuple(h / (m + n) for n, h in enumerate(hits))
