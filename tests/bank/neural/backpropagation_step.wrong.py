# %% swept_base
import math
def backpropagation_step(layers, x, label, classes, rate):
    acts = [list(x)]
    for layer in layers:
        a = acts[-1]
        acts.append([1 / (1 + math.exp(-(u[0] + sum(w * v for w, v in zip(u[1:], a))))) for u in layer])
    targets = [0.8 if c == label else 0.2 for c in classes]
    deltas = [None] * len(layers)
    deltas[-1] = [o * (1 - o) * (t - o) for o, t in zip(acts[-1], targets)]
    for k in range(len(layers) - 2, -1, -1):
        nxt = layers[k + 1]
        deltas[k] = [o * (1 - o) * sum(d * u[j + 1] for d, u in zip(deltas[k + 1], nxt)) for j, o in enumerate(acts[k + 1])]
    new = []
    for k, layer in enumerate(layers):
        new.append([[u[0] + rate * d] + [w + rate * d * v for w, v in zip(u[1:], acts[k])] for u, d in zip(layer, deltas[k])])
    return new
# %% targets01_swept from swept_base: mistake: targets 1 and 0
# 0.8 if c == label else 0.2 => 1 if c == label else 0
# %% targets91_swept from swept_base: mistake: targets 0.9 and 0.1
# 8 if c == label else 0.2 => 9 if c == label else 0.1
# %% first_class_swept from swept_base: mistake: target of the first class
# = label else => = classes[0] else
# %% next_class_swept from swept_base: mistake: target of the next class
# c == label else 0.2 for c in classes => k == classes.index(label) + 1 or (k == 0 and label == classes[-1]) else 0.2 for k, c in enumerate(classes)
# %% updated_swept from swept_base: mistake: new weights for the hidden error terms
# layers[k + 1 => [[u[0] + rate * d] + [w + rate * d * v for w, v in zip(u[1:], acts[k + 1])] for u, d in zip(layers[k + 1], deltas[k + 1])
# %% no_slope_out_swept from swept_base: mistake: slope of the output left out
# [o * (1 - o) * ( => [(
# %% no_slope_hid_swept from swept_base: mistake: slope of the hidden unit left out
# [o * (1 - o) * sum => [sum
# %% sign_swept from swept_base: mistake: wrong direction
# t - o => o - t
# %% unweighted_swept from swept_base: mistake: error terms come back without their weights
# d * u[j + 1] for d, u in zip(deltas[k + 1], nxt) => deltas[k + 1]
# %% bias_index_swept from swept_base: mistake: weights one place off
# j + 1] => j]
# %% bias_fixed_swept from swept_base: mistake: biases never change
# ] + rate * d] => ]]
# %% slope_input_swept from swept_base: mistake: multiplied by the unit's own output
# d * v for w => d * acts[k + 1][layer.index(u)] for w
# %% no_rate_bias_swept from swept_base: mistake: biases changed without the rate
# + rate * d] => + d]
# %% only_out_swept from swept_base: mistake: hidden layers never learn
#           deltas[k] = [o * (1 - o) * sum(d * u[j + 1] for d, u in zip(deltas[k + 1], nxt)) for j, o in enumerate(acts[k + 1])]
# +     for k in range(len(layers) - 1):
# +         deltas[k] = [0.0] * len(layers[k])
# %% changes_swept from swept_base: mistake: changes instead of weights
# u[0] + rate * d] + [w + rate * d * v for w, v in zip(u[1:], acts[k])] for u, d in zip(layer, deltas[k]) => rate * d] + [rate * d * v for v in acts[k]] for d in deltas[k]
