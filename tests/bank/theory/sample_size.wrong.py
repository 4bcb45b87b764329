# %% nearest: mistake: rounded to the nearest
from math import log
def sample_size(hypotheses, epsilon, delta):
    return round((log(hypotheses) + log(1 / delta)) / epsilon)
# %% cut_off: mistake: rounded down
import math
def sample_size(hypotheses, epsilon, delta):
    m = (math.log(hypotheses) + math.log(1 / delta)) / epsilon
    return int(m)
# %% in_bits from cut_off: mistake: logarithm to base 2
# math.log(hypotheses) => math.log2(hypotheses)
# math.log(1 / delta) => math.log2(1 / delta)
# int(m) => math.ceil(m)
# %% by_powers_of_ten: mistake: logarithm to base 10
from math import ceil, log10
def sample_size(hypotheses, epsilon, delta):
    return ceil(log10(hypotheses / delta) / epsilon)
# %% with_confidence: mistake: delta taken for the probability of success
import numpy as np
def sample_size(hypotheses, epsilon, delta):
    return int(np.ceil((np.log(hypotheses) + np.log(1 / (1 - delta))) / epsilon))
# %% plus_log_delta from cut_off: mistake: sign of the logarithm of delta
# 1 / delta => delta
# int(m) => math.ceil(m)
# %% space_only from cut_off: mistake: delta left out
# (math.log(hypotheses) + math.log(1 / delta)) => math.log(hypotheses)
# int(m) => math.ceil(m)
# %% swept
from math import ceil, log
def sample_size(hypotheses, epsilon, delta):
    return ceil((log(hypotheses) + log(1 / delta)) / epsilon)
# %% swept_agnostic from swept: mistake: bound without a target in the space
# / epsilon) => / (2 * epsilon ** 2))
# %% swept_epsdelta from swept: mistake: epsilon and delta exchanged
# log(1 / delta)) / epsilon => log(1 / epsilon)) / delta
# %% swept_terms from swept: mistake: terms rounded one by one
# ceil((log(hypotheses) + log(1 / delta)) / epsilon) => ceil(log(hypotheses) / epsilon) + ceil(log(1 / delta) / epsilon)
# %% swept_paren from swept: mistake: only one term divided
# (log(hypotheses) + log(1 / delta)) / epsilon => log(hypotheses) + log(1 / delta) / epsilon
# %% swept_nolog from swept: mistake: hypotheses without a logarithm
# log(hypotheses) + => hypotheses +
# %% rounded_first from cut_off: mistake: rounded before it is rounded up
# int(m) => math.ceil(round(m, 1))
# %% exact_form: mistake: the other bound
from math import ceil, log, log1p
def sample_size(hypotheses, epsilon, delta):
    return ceil((log(hypotheses) + log(1 / delta)) / -log1p(-epsilon))
# %% target_left_out from exact_form: mistake: one hypothesis not counted
# log(hypotheses) => log(max(1, hypotheses - 1))
# -log1p(-epsilon) => epsilon
