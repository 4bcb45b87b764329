"""type: a DataFrame with a row for each piece."""

import pandas as pd


def belief_trace(prior, likelihoods):
    joint = pd.DataFrame([prior] + likelihoods).cumprod()
    return joint.div(joint.sum(axis=1), axis=0).iloc[1:]
