# %% columns: algorithm: for each beginning, the columns of its positive examples; tuples
def find_s_trace(examples):
    found = []
    for n in range(1, len(examples) + 1):
        columns = zip(*(x for x, label in examples[:n] if label == "yes"))
        found.append(tuple(c[0] if len(set(c)) == 1 else "?" for c in columns))
    return found
# %% facts: algorithm: sets of facts, and what they have in common
def find_s_trace(examples):
    facts, out = None, []
    for x, label in examples:
        if label == "yes":
            facts = set(enumerate(x)) & (facts if facts is not None else set(enumerate(x)))
        kept = dict(facts)
        out.append([kept.get(i, "?") for i in range(len(x))])
    return out
# %% plain: algorithm: value by value, a copy after each example
def find_s_trace(examples):
    h, steps = None, []
    for x, label in examples:
        if label == "yes":
            if h is None:
                h = list(x)
            else:
                for i in range(len(x)):
                    if h[i] != x[i]:
                        h[i] = "?"
        steps.append(list(h))
    return steps
# %% running: algorithm: itertools.accumulate over a rule for one example
from itertools import accumulate
def after(h, example):
    x, label = example
    return [a if a == b else "?" for a, b in zip(h, x)] if label == "yes" else h

def find_s_trace(examples):
    return list(accumulate(examples[1:], after, initial=examples[0][0]))
