# %% bias_last from right/plain: mistake: none that is known
# trace = => history =
# w[0] + sum(a * b for a, b in zip(w[1:], x)) => sum(a * b for a, b in zip(w, x + [1]))
# delta = => e =
# delta * b for a, b in zip(w, [1, *x]) => e * b for a, b in zip(w, x + [1])
# trace. => history.
# return trace => return history
# %% blind/base
def output(w, x):
    total = w[0]
    for a, b in zip(w[1:], x):
        total += a * b
    return 1 if total > 0 else 0

def perceptron_trace(examples, weights, rate):
    w = list(weights)
    history = []
    for epoch in range(20):
        for x, label in examples:
            w = [a + rate * (label - output(w, x)) * b for a, b in zip(w, [1] + list(x))]
            history.append(list(w))
        if all(output(w, x) == label for x, label in examples):
            return history
    return history
# %% blind/base_2 from blind/base
# total = => s =
# a, b in zip(w[ => wi, xi in zip(w[
# total += a * b => s += wi * xi
# total > => s >
# w = [a + rate * (label - output(w, x)) * b for a, b in zip(w, [1] + list(x))] => error = label - output(w, x)
# +             w = [wi + rate * error * xi for wi, xi in zip(w, [1] + list(x))]
# list(w) => w
#             return history =>             break
# %% blind/always from blind/base_2: mistake: corrections on right answers too
# label - output(w, x) => 1 if label == 1 else -1
# %% blind/at_zero from blind/base_2: mistake: output 1 for a sum of zero
# if s > => if s >=
# %% blind/batch from blind/base_2: mistake: corrections only at the end of an epoch
#       for epoch in range(20):
# +         change = [0] * len(w)
# w = [wi + rate * error * xi for wi, xi in zip(w => change = [c + rate * error * xi for c, xi in zip(change
#               history.append(w)
# +         w = [wi + c for wi, c in zip(w, change)]
# +         history[-1] = w
# %% blind/decaying from blind/base_2: mistake: none that is known
# rate * => rate / (epoch + 1) *
# %% blind/delta from blind/base_2: mistake: threshold left out
# - output(w, x) => - (w[0] + sum(a * b for a, b in zip(w[1:], x)))
# %% blind/extra_epoch from blind/base_2: mistake: one epoch more
#       for epoch in range(20):
# +         wrong = 0
#         if all(output(w, x) == label for x, label in examples): =>             wrong += error != 0
# +         if wrong == 0:
# %% blind/fixed_bias from blind/base_2: mistake: bias never moves
# -             w = [wi + rate * error * xi for wi, xi in zip(w, [1] + list(x))]
# +             w = [w[0]] + [wi + rate * error * xi for wi, xi in zip(w[1:], x)]
# %% blind/no_input from blind/base_2: mistake: none that is known
# * xi for => for
# %% blind/no_rate from blind/base_2: mistake: learning rate left out
# rate * error => error
# %% blind/shuffled from blind/base_2: mistake: none that is known
# examples: => sorted(examples):
# %% blind/signs from blind/base_2: mistake: steps for labels −1 and +1
# else 0 => else -1
#       history = []
# +     data = [(x, 1 if label == 1 else -1) for x, label in examples]
# examples: => data:
# examples) => data)
# %% after_each_epoch from blind/base: mistake: none that is known
#             history =>         history
# %% one_epoch from blind/base: mistake: none that is known
# range(20) => range(1)
# %% only_changes from blind/base: mistake: none that is known
# history.append(list(w)) => if not history or history[-1] != w:
# +                 history.append(list(w))
# %% same_list_again from blind/base: mistake: none that is known
# -             w = [a + rate * (label - output(w, x)) * b for a, b in zip(w, [1] + list(x))]
# +             error = rate * (label - output(w, x))
# +             w[0] += error
# +             for i in range(len(x)):
# +                 w[i + 1] += error * x[i]
# list(w) => w
# %% wrong_way from blind/base: mistake: correction in the wrong direction
# label - output(w, x) => output(w, x) - label
# %% until_clean: mistake: one epoch more
def perceptron_trace(examples, weights, rate):
    w = list(weights)
    history = []
    for epoch in range(20):
        mistakes = 0
        for x, label in examples:
            o = 1 if w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0 else 0
            if o != label:
                mistakes += 1
                w = [a + rate * (label - o) * b for a, b in zip(w, [1] + list(x))]
            history.append(list(w))
        if mistakes == 0:
            break
    return history
# %% until_clean_one_at_zero from until_clean: mistake: output 1 for a sum of zero, and one epoch more
# > 0 else => >= 0 else
