# mistake: weighed by the probability
import math


def informational_loss(forecasts, actual):
    bits = 0.0
    for day, came in zip(forecasts, actual):
        p = day[came]
        if p == 0:
            continue
        bits += -p * math.log2(p)
    return bits
