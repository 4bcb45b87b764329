# mistake: mean distance
from statistics import fmean
import math


def margin(w, b, points, labels):
    return fmean(y * (w[0] * x[0] + w[1] * x[1] + b) for x, y in zip(points, labels)) / math.hypot(*w)
