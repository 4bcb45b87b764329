# %% branches: algorithm: one form for each sign, so that no exponential is large
import math
def sigmoid(z):
    if z >= 0:
        return 1 / (1 + math.exp(-z))
    grown = math.exp(z)
    return grown / (1 + grown)
# %% caught: algorithm: the formula as it stands, an overflow caught
import math
def sigmoid(z):
    try:
        return 1 / (1 + math.exp(-z))
    except OverflowError:
        return 0
# %% infinite: type: an array of no dimensions, an infinite exponential on the way
import numpy as np
def sigmoid(z):
    with np.errstate(over="ignore"):
        return 1 / (1 + np.exp(-np.array(float(z))))
# %% tangent: algorithm: by the hyperbolic tangent
import math
def sigmoid(z):
    return (1 + math.tanh(z / 2)) / 2
