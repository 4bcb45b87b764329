# mistake: no logarithm
import math


def informational_loss(forecasts, actual):
    bits = 0.0
    for day, came in zip(forecasts, actual):
        p = day[came]
        bits += 1 - p
    return bits
