# %% no_rate: mistake: learning rate left out
def delta_rule_trace(examples, weights, rate, passes):
    trace = [list(weights)]
    for _ in range(passes):
        for x, target in examples:
            w, inputs = trace[-1], [1, *x]
            error = target - sum(a * b for a, b in zip(w, inputs))
            trace.append([a + error * b for a, b in zip(w, inputs)])
    return trace
# %% blind/base from no_rate
# trace = [list(weights)] => w = list(weights)
# +     trace = []
# w, inputs = trace[-1], => inputs =
# error = target - => output =
# +             error = target - output
# +             for i in range(len(w)):
# +                 w[i] += rate * error * inputs[i]
# [a + error * b for a, b in zip(w, inputs)] => w[:]
# %% blind/away from blind/base: mistake: correction in the wrong direction
# target - output => output - target
# %% blind/batch from blind/base: mistake: corrections only at the end of a pass
# for x, target in examples: => change = [0] * len(w)
# +         for number, (x, target) in enumerate(examples):
# [1, *x] => [1] + list(x)
# error = target - output => change = [c + rate * (target - output) * i for c, i in zip(change, inputs)]
# for i in range(len(w)) => if number == len(examples) - 1
# w[i] += rate * error * inputs[i] => w = [a + c for a, c in zip(w, change)]
# (w[:]) => (list(w))
# %% blind/doubled from blind/base: mistake: twice the step
# rate * => 2 * rate *
# %% blind/fixed_bias from blind/base: mistake: bias never moves
# len(w) => 1, len(w)
# %% blind/full_steps from blind/base: mistake: learning rate left out
# rate * error => error
# %% blind/no_inputs from blind/base: mistake: inputs left out
# error * inputs[i] => error
# %% blind/output_drifts from blind/base: mistake: output computed anew for every weight
# [1, *x] => [1] + x
# output = sum(a * b for a, b in zip(w, inputs)) => for i, value in enumerate(inputs):
# -             error = target - output
#             for i in range(len(w)): =>                 output = sum(a * b for a, b in zip(w, inputs))
# += rate * error * inputs[i] => = w[i] + rate * (target - output) * value
# (w[:]) => (list(w))
# %% blind/sign_of_error from blind/base: mistake: none that is known
# target - output => 1 if target > output else -1
# %% blind/threshold from blind/base: mistake: thresholded output
# - output => - (1 if output > 0 else 0)
# %% swept_base
def delta_rule_trace(examples, weights, rate, passes):
    w = list(weights)
    trace = []
    for _ in range(passes):
        for x, t in examples:
            out = w[0] + sum(a * b for a, b in zip(w[1:], x))
            err = t - out
            w = [w[0] + rate * err] + [a + rate * err * b for a, b in zip(w[1:], x)]
            trace.append(list(w))
    return trace
# %% each_pass_swept from swept_base: mistake: one item for each pass
# -             trace.append(list(w))
# +         trace.append(list(w))
# %% set_swept from swept_base: mistake: none that is known
#       trace = []
# +     seen = []
# +     for e in examples:
# +         if e not in seen:
# +             seen.append(e)
# +     examples = seen
# %% integer_array: mistake: whole numbers stay whole
import numpy as np
def delta_rule_trace(examples, weights, rate, passes):
    w = np.array(weights)
    trace = []
    for _ in range(passes):
        for x, t in examples:
            x = np.array([1, *x])
            w[:] = w + rate * (t - w @ x) * x
            trace.append(w.tolist())
    return trace
