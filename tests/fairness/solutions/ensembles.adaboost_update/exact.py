"""type: fractions, in a namedtuple."""

import math
from collections import namedtuple
from fractions import Fraction

Round = namedtuple("Round", "error beta weights vote")


def adaboost_update(weights, correct):
    w = [Fraction(str(each)) for each in weights]
    error = sum(each for each, right in zip(w, correct) if not right) / sum(w)
    beta = error / (1 - error)
    new = [each * beta if right else each for each, right in zip(w, correct)]
    return Round(error, beta, [each / sum(new) for each in new], -math.log(beta))
