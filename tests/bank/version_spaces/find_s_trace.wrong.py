# %% last_positive: mistake: last positive example
def find_s_trace(examples):
    h, steps = None, []
    for x, label in examples:
        if label == "yes":
            h = x
        steps.append(h)
    return steps
# %% first_two from last_positive: mistake: none that is known
# None, [] => list(examples[0][0]), []
# +     last = h
# -             h = x
# +             h = [a if a == b else "?" for a, b in zip(last, x)]
# +             last = x
# %% blind/last_differing from last_positive: mistake: none that is known
# h, steps = None, [] => h = None
# +     steps = []
# h = x => if h is None:
# +                 h = list(x)
# +             else:
# +                 h = ["?" if a == b else b for a, b in zip(h, x)]
# append(h) => append(list(h))
# %% blind/all_examples from blind/last_differing: mistake: negative examples generalise too
# -         if label == "yes":
#             if =>         if
#                 h = list =>             h = list
#             else =>         else
#                 h = ["?" if a == b else b =>             h = [a if a == b else "?"
# %% blind/first_kept from blind/last_differing: mistake: none that is known
# ["?" if a == b else b for a, b in zip(h, x)] => h[:1] + [a if a == b else "?" for a, b in zip(h[1:], x[1:])]
# %% blind/latest from blind/last_differing: mistake: last positive example
# ["?" if a == b else b for a, b in zip(h, x)] => list(x)
# %% blind/one_at_a_time from blind/last_differing: mistake: one value freed at a time
# h = ["?" if a == b else b for a, b in zip(h, x)] => for i, value in enumerate(x):
# +                     if h[i] != "?" and h[i] != value:
# +                         h[i] = "?"
# +                         break
# %% positives_only from last_positive: mistake: no item for negative examples
# = x => = list(x) if h is None else [a if a == b else "?" for a, b in zip(h, x)]
# -         steps.append(h)
# +             steps.append(h)
