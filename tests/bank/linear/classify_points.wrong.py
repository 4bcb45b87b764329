# %% swept_base
def classify_points(weights, points):
    labels = []
    for p in points:
        s = weights[0]
        for w, x in zip(weights[1:], p):
            s += w * x
        labels.append(1 if s > 0 else 0)
    return labels
# %% no_bias_swept from swept_base: mistake: bias left out
# weights[0] => 0
# %% minus_bias_swept from swept_base: mistake: bias taken for the threshold
# = weights[ => = -weights[
# %% ge_swept from swept_base: mistake: label 1 for a sum of zero
# 1 if s > 0 else 0) => 1 if s >= 0 else 0)
# %% bias_last_swept from swept_base: mistake: bias at the end
# -         s = weights[0]
# -         for w, x in zip(weights[1:], p):
# +         s = weights[-1]
# +         for w, x in zip(weights[:-1], p):
# %% bias_multiplied_swept from swept_base: mistake: weights one place off
# weights[1:], => weights,
# %% exchanged_swept from swept_base: mistake: labels exchanged
# > => <
# %% minus1_swept from swept_base: mistake: labels −1 and 1
# else 0) => else -1)
# %% epsilon_swept from swept_base: mistake: none that is known
# s > 0 else 0) => s > 0.1 else 0)
# %% int_sum_swept from swept_base: mistake: none that is known
# if s > => if int(s) >
