# mistake: all classes counted
import math


def informational_loss(forecasts, actual):
    bits = 0.0
    for day, came in zip(forecasts, actual):
        for p in day.values():
            if p == 0:
                return float("inf")
            bits += -math.log2(p)
    return bits
