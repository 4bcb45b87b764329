"""type: a Series by the names."""

import pandas as pd


def regression_errors(actual, predicted):
    off = pd.Series(predicted, dtype=float) - pd.Series(actual, dtype=float)
    mse = (off**2).mean()
    return pd.Series({"mae": off.abs().mean(), "mse": mse, "rmse": mse**0.5, "sse": (off**2).sum()})
