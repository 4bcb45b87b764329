"""type: the weights as a Series."""

import math

import pandas as pd


def adaboost_update(weights, correct):
    table = pd.DataFrame({"w": weights, "right": correct})
    table["w"] = table.w / table.w.sum()
    error = table.w[~table.right].sum()
    beta = error / (1 - error)
    table.loc[table.right, "w"] *= beta
    return {"error": error, "beta": beta, "weights": table.w / table.w.sum(), "vote": math.log1p(1 / beta - 1)}
