# %% signed from right/plain: mistake: signed
# return abs((pos + 1) / (pos + neg + 2) - all_pos / total) => return (pos + 1) / (pos + neg + 2) - all_pos / total
# return abs((pos / all_pos + (all_neg - neg) / all_neg) / 2 - 0.5) => return (pos / all_pos + (all_neg - neg) / all_neg) / 2 - 0.5
# %% half from right/plain: mistake: compared with one half
# - all_pos / total) => - 0.5)
# %% uncorrected from right/plain: mistake: precision
# (pos + 1) / (pos + neg + 2) => pos / max(pos + neg, 1)
# %% doubled from right/plain: mistake: not halved
# abs((pos / all_pos + (all_neg - neg) / all_neg) / 2 - 0.5) => abs(pos / all_pos - neg / all_neg)
# %% nats from right/plain: mistake: natural logarithm
# from math import log2 => from math import log as log2
# %% unweighted from right/plain: mistake: not weighted by rows
# (p + n) / total * h(p, n) => h(p, n) / 2
# %% tpr_only from right/plain: mistake: none that is known
# (pos / all_pos + (all_neg - neg) / all_neg) / 2 - 0.5 => pos / all_pos - 0.5
# %% covered_negatives from right/plain: mistake: none that is known
# (all_neg - neg) / all_neg => neg / all_neg
# %% inside_only from right/plain: mistake: none that is known
# [(pos, neg), (all_pos - pos, all_neg - neg)] => [(pos, neg)]
# %% one_added_below from right/plain: mistake: none that is known
# (pos + neg + 2) => (pos + neg + 1)
# %% whole_is_nothing from right/plain: mistake: none that is known
#       total = all_pos + all_neg
# +     if (pos, neg) == (all_pos, all_neg):
# +         return 0.0
