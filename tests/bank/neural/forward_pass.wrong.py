# %% first_biases from right/matrices: mistake: biases of later layers forgotten
# values = np.asarray(x, dtype=float) => W = [np.array(layer, dtype=float) for layer in layers]
# +     a = 1 / (1 + np.exp(-(W[0][:, 0] + W[0][:, 1:] @ np.array(x))))
# outputs = [] => outputs = [a]
# layer in layers: => m in W[1:]:
# -         weights = np.asarray(layer)
# values = 1 / (1 + np.exp(-(weights @ np.concatenate([[1.0], values])))) => a = 1 / (1 + np.exp(-(m[:, 1:] @ a)))
# values => a
# %% ones_appended from right/matrices: mistake: bias taken from the end
# values = np.asarray(x, dtype=float) => values, found = list(x), []
# -     outputs = []
# weights = np.asarray(layer) => s = np.array(layer) @ np.array(values + [1])
# 1 / (1 + np.exp(-(weights @ np.concatenate([[1.0], values])))) => list(1 / (1 + np.exp(-s)))
# outputs. => found.
# outputs => found
# %% blind/base
import math
def forward_pass(layers, x):
    outputs = []
    signal = list(x)
    for number, layer in enumerate(layers):
        nxt = []
        for row in layer:
            bias, weights = row[0], row[1:]
            s = bias
            for w, value in zip(weights, signal):
                s += w * value
            nxt.append(1 / (1 + math.exp(-s)))
        outputs.append(nxt)
        signal = nxt
    return outputs
# %% blind/inputs_everywhere from blind/base: mistake: none that is known
# = nxt => = nxt[:1] + signal[1:]
# %% blind/last_is_bias from blind/base: mistake: bias taken from the end
# [0], row[1:] => [-1], row[:-1]
# %% blind/late_biases from blind/base: mistake: biases of later layers forgotten
# s = bias => s = bias if number == 0 else 0
# %% blind/linear_hidden from blind/base: mistake: sigmoid in the last layer only
# (-s))) => (-s)) if number == len(layers) - 1 else s)
# %% blind/linear_top from blind/base: mistake: no sigmoid in the last layer
# append(1 => append(s if layer is layers[-1] else 1
# %% blind/tanh from blind/base: mistake: hyperbolic tangent
# 1 / (1 + math.exp(-s)) => math.tanh(s)
# %% blind/unbiased from blind/base: mistake: no biases
# bias, weights = row[0], => weights =
# s = bias => s = 0.0
# %% tanh_units: mistake: hyperbolic tangent
import math
def forward_pass(layers, x):
    out = []
    for layer in layers:
        x = [math.tanh(row[0] + sum(a * b for a, b in zip(row[1:], x))) for row in layer]
        out.append(x)
    return out
# %% nets from tanh_units: mistake: weighted sums
# out = [] => nets = []
# -         x = [math.tanh(row[0] + sum(a * b for a, b in zip(row[1:], x))) for row in layer]
# +         net = []
# +         for row in layer:
# +             net.append(row[0] + sum(row[i + 1] * v for i, v in enumerate(x)))
# out.append(x) => nets.append(net)
# +         x = [1 / (1 + math.exp(-n)) for n in net]
# return out => return nets
# %% squashed_at_the_end from tanh_units: mistake: sigmoid in the last layer only
# math.tanh(row[0] + sum(a * b for a, b in zip(row[1:], x))) => row[0] + sum(a * b for a, b in zip(row[1:], x))
#           out.append(x)
# +     out[-1] = [1 / (1 + math.exp(-s)) for s in out[-1]]
# %% blind/sums from tanh_units: mistake: weighted sums
# out = [] => sums = []
# +     signal = [1.0, *x]
# x = [math.tanh(row[0] + sum(a * b for a, b in zip(row[1:], x) => s = [sum(a * b for a, b in zip(row, signal
# out.append(x) => sums.append(s)
# +         signal = [1.0] + [1 / (1 + math.exp(-z)) for z in s]
# return out => return sums
# %% swept_base
import math
def forward_pass(layers, x):
    outs = []
    a = list(x)
    for layer in layers:
        a = [1 / (1 + math.exp(-(u[0] + sum(w * v for w, v in zip(u[1:], a))))) for u in layer]
        outs.append(a)
    return outs
# %% with_inputs_swept from swept_base: mistake: inputs included
# return outs => return [list(x)] + outs
# %% last_only_swept from swept_base: mistake: last layer only
# return outs => return outs[-1]
# %% exp_sign_swept from swept_base: mistake: sign of the exponent
# (-( => ((
# %% bias_minus_swept from swept_base: mistake: biases subtracted
# -(u[ => -(-u[
