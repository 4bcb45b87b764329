# mistake: logarithm of the number of hypotheses
from math import floor, log2


def vc_dimension(hypotheses):
    return floor(log2(len(hypotheses)))
