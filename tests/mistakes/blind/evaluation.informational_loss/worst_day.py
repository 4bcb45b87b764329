# mistake: none that is known
import math


def informational_loss(forecasts, actual):
    bits = 0.0
    for day, came in zip(forecasts, actual):
        p = day[came]
        if p == 0:
            return float("inf")
        bits = max(bits, -math.log2(p))
    return bits
