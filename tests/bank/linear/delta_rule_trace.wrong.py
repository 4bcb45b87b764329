# %% factor_two: mistake: twice the step
def delta_rule_trace(examples, weights, rate, passes):
    w = list(weights)
    out = []
    for x, t in list(examples) * passes:
        output = w[0] + sum(wi * xi for wi, xi in zip(w[1:], x))
        slope = -2 * (t - output)
        w[0] -= rate * slope
        for i, xi in enumerate(x, start=1):
            w[i] -= rate * slope * xi
        out.append(w.copy())
    return out
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
# %% batch from no_rate: mistake: corrections only at the end of a pass
# trace = [list(weights)] => w, trace = list(weights), []
# for x, target in examples: => change = [0.0] * len(w)
#             w, inputs = trace[-1], [1, *x] =>         for number, (x, t) in enumerate(examples):
# error = target - sum(a * b for a, b in zip(w, inputs)) => e = t - w[0] - sum(a * b for a, b in zip(w[1:], x))
# +             change = [c + rate * e * v for c, v in zip(change, [1, *x])]
# +             if number == len(examples) - 1:
# +                 w = [a + c for a, c in zip(w, change)]
# [a + error * b for a, b in zip(w, inputs)] => list(w)
# %% output_minus_target from no_rate: mistake: correction in the wrong direction
# + import numpy as np
# trace = [list(weights)] => w = np.array(weights, dtype=float)
# +     out = []
# w, inputs = trace[-1], [1, *x] => x = np.array([1.0, *x])
# error = target - sum(a * b for a, b in zip(w, inputs)) => w = w + rate * (w @ x - target) * x
# trace.append([a + error * b for a, b in zip(w, inputs)]) => out.append(w.tolist())
# return trace => return out
# %% same_for_all from no_rate: mistake: inputs left out
# trace = [list(weights)] => out = []
# w, inputs = trace[-1], [1, *x] => output = weights[0]
# +             for i in range(len(x)):
# +                 output += weights[i + 1] * x[i]
# error = target - sum(a * b for a, b in zip(w, inputs)) => delta = rate * (target - output)
# trace.append([a + error * b for a, b in zip(w, inputs)]) => weights = [w + delta for w in weights]
# +             out.append(weights)
# return trace => return out
# %% thresholded from no_rate: mistake: thresholded output
# trace = [list(weights)] => w, trace = list(weights), []
# target in => t in
# w, inputs = trace[-1], [1, *x] => s = w[0] + sum(a * b for a, b in zip(w[1:], x))
# +             o = 1 if s > 0 else 0
# error = target - sum(a * b for a, b in zip(w, inputs)) => w = [a + rate * (t - o) * v for a, v in zip(w, [1, *x])]
# [a + error * b for a, b in zip(w, inputs)] => w
# %% bias_stays from thresholded: mistake: bias never moves
# s = w[0] + sum(a * b for a, b in zip(w[1:], x)) => e = t - (w[0] + sum(w[i + 1] * v for i, v in enumerate(x)))
# o = 1 if s > 0 else 0 => for i, v in enumerate(x):
#             w = [a + rate * (t - o) * v for a, v in zip(w, [1, *x])] =>                 w[i + 1] += rate * e * v
# append(w) => append(w[:])
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
# %% one_weight_swept from swept_base: mistake: output computed anew for every weight
# -             out = w[0] + sum(a * b for a, b in zip(w[1:], x))
# -             err = t - out
# -             w = [w[0] + rate * err] + [a + rate * err * b for a, b in zip(w[1:], x)]
# +             xs = [1] + list(x)
# +             for j in range(len(w)):
# +                 out = sum(a * b for a, b in zip(w, xs))
# +                 w[j] += rate * (t - out) * xs[j]
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
