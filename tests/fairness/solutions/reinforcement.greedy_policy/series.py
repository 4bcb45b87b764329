"""type: a pandas Series from state to action, exact fractions inside."""

from fractions import Fraction as F

import pandas as pd


def greedy_policy(mdp, values, gamma):
    found = {}
    for s, acts in mdp.items():
        if acts:
            q = pd.Series(
                {
                    a: float(sum(F(str(p)) * (F(str(r)) + F(str(gamma)) * F(str(values[t]))) for p, r, t in outs))
                    for a, outs in acts.items()
                }
            )
            found[s] = q.idxmax()
    return pd.Series(found)
