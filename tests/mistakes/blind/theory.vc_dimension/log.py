# mistake: logarithm of the number of hypotheses
import math


def vc_dimension(hypotheses):
    different = {tuple(h) for h in hypotheses}
    return int(math.log2(len(different)))
