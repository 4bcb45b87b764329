# mistake: natural logarithm
import math


def informational_loss(forecasts, actual):
    bits = 0.0
    for day, came in zip(forecasts, actual):
        p = day[came]
        if p == 0:
            return float("inf")
        bits += -math.log(p)
    return bits
