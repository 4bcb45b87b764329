# %% plus1: mistake: one added before the logarithm
import math
def log_error(predicted, actual):
    return abs(math.log2(1 + predicted) - math.log2(1 + actual))
# %% ratio: mistake: quotient of the logarithms
import math
def log_error(predicted, actual):
    return abs(math.log2(predicted) / math.log2(actual)) if actual != 1 else 0
# %% signed: mistake: sign kept
import math
def log_error(predicted, actual):
    return math.log2(predicted / actual)
# %% square: mistake: squared difference
import math
def log_error(predicted, actual):
    return math.log2(predicted / actual) ** 2
# %% ln: mistake: natural logarithm
import math
def log_error(predicted, actual): return abs(math.log(predicted/actual))
# %% logdiff: mistake: logarithm of the difference
import math
def log_error(predicted, actual): return math.log2(abs(predicted-actual)) if predicted!=actual else 0.0
