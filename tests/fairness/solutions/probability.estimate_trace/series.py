"""type: a Series whose index counts from one."""

import pandas as pd


def estimate_trace(outcomes, event, m, prior):
    hits = (pd.Series(outcomes, index=range(1, len(outcomes) + 1)) == event).cumsum()
    return (hits + m * prior) / (hits.index + m)
