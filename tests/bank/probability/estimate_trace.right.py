# %% accumulate: algorithm: running sums of weights
from itertools import accumulate
def estimate_trace(outcomes, event, m, prior):
    hits = accumulate((1 if o == event else 0 for o in outcomes), initial=m * prior)
    return tuple(h / (m + n) for n, h in enumerate(hits))
# %% plain: algorithm: a count kept while going through, nothing before the first trial
def estimate_trace(outcomes, event, m, prior):
    hits, estimates = 0, []
    for n, outcome in enumerate(outcomes, start=1):
        hits += outcome == event
        estimates.append((hits + m * prior) / (n + m))
    return estimates
# %% prefixes: algorithm: the count of each beginning anew, the empty one included
from fractions import Fraction
def estimate_trace(outcomes, event, m, prior):
    m, prior = Fraction(m), Fraction(prior)
    return [(outcomes[:n].count(event) + m * prior) / (n + m) for n in range(len(outcomes) + 1)]
# %% update: algorithm: the last estimate moved towards the new outcome
def estimate_trace(outcomes, event, m, prior):
    estimate = prior
    steps = []
    weight = m
    for outcome in outcomes:
        weight += 1
        estimate += ((outcome == event) - estimate) / weight
        steps.append(estimate)
    return steps
