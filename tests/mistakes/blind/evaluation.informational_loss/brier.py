# mistake: none that is known
import math


def informational_loss(forecasts, actual):
    bits = 0.0
    for day, came in zip(forecasts, actual):
        p = day[came]
        bits += (1 - p) ** 2
    return bits
