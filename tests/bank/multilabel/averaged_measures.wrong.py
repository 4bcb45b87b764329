# %% blind/exact_match: mistake: whole sets compared
def averaged_measures(actual, predicted, classes, average):
    right = sum(set(a) == set(p) for a, p in zip(actual, predicted))
    share = right / len(actual)
    return {"precision": share, "recall": share, "f1": share}
# %% blind/base
def ratio(a, b):
    return a / b if b else 0.0
def measures(tp, fp, fn):
    return ratio(tp, tp + fp), ratio(tp, tp + fn), ratio(2 * tp, 2 * tp + fp + fn)
def by_class(actual, predicted, classes):
    out = []
    for c in classes:
        both = list(zip(actual, predicted))
        tp = sum(c in a and c in p for a, p in both)
        fp = sum(c not in a and c in p for a, p in both)
        fn = sum(c in a and c not in p for a, p in both)
        out.append((tp, fp, fn))
    return out
def by_book(actual, predicted):
    out = []
    for a, p in zip(actual, predicted):
        a, p = set(a), set(p)
        out.append((len(a & p), len(p - a), len(a - p)))
    return out
def mean(rows):
    return [sum(col) / len(rows) for col in zip(*rows)]
def averaged_measures(actual, predicted, classes, average):
    counts = by_class(actual, predicted, classes)
    if average == "micro":
        p, r, f = measures(*[sum(col) for col in zip(*counts)])
    elif average == "macro":
        p, r, f = mean([measures(*c) for c in counts])
    else:
        p, r, f = mean([measures(*c) for c in by_book(actual, predicted)])
    return {"precision": p, "recall": r, "f1": f}
# %% blind/classes_always from blind/base: mistake: classes for examples
# in by_book(actual, predicted) => in counts
# %% blind/exchanged from blind/base: mistake: precision and recall exchanged
# p, "recall": r => r, "recall": p
# %% blind/exchanged_averages from blind/base: mistake: macro and micro exchanged
# "micro" => "macro"
# elif average == "macro" => elif average == "micro"
# %% blind/f_of_means from blind/base: mistake: F1 of the averages
#           p, r, f = mean([measures(*c) for c in by_book(actual, predicted)])
# +     f = ratio(2 * p * r, p + r)
# %% blind/jaccard from blind/base: mistake: F1 without the factor 2
# 2 * tp, 2 * => tp,
# %% blind/no_zeros from blind/base: mistake: zeros left out
# -     return [sum(col) / len(rows) for col in zip(*rows)]
# +     out = []
# +     for col in zip(*rows):
# +         kept = [x for x in col if x > 0]
# +         out.append(ratio(sum(kept), len(kept)))
# +     return out
# %% blind/only_seen_classes from blind/base: mistake: none that is known
#   def averaged_measures(actual, predicted, classes, average):
# +     classes = [c for c in classes if any(c in a for a in actual)]
# %% exchanged: mistake: macro and micro exchanged
def f(tp, fp, fn):
    return [
        tp / (tp + fp) if tp + fp else 0,
        tp / (tp + fn) if tp + fn else 0,
        2 * tp / (2 * tp + fp + fn) if tp + fp + fn else 0,
    ]
def averaged_measures(actual, predicted, classes, average):
    counts = []
    for c in classes:
        tp = sum(c in a and c in p for a, p in zip(actual, predicted))
        counts.append((tp, sum(c in p for p in predicted) - tp, sum(c in a for a in actual) - tp))
    if average == "micro":
        each = [f(*c) for c in counts]
        values = [sum(v) / len(each) for v in zip(*each)]
    else:
        values = f(*map(sum, zip(*counts)))
    return dict(zip(["precision", "recall", "f1"], values))
# %% turned_round: mistake: precision and recall exchanged
import numpy as np
def averaged_measures(actual, predicted, classes, average):
    a, p = (np.array([[c in s for c in classes] for s in sets], float) for sets in (actual, predicted))
    over = {"macro": 0, "examples": 1, "micro": (0, 1)}[average]
    hit, given, there = (np.atleast_1d(m.sum(axis=over)) for m in (a * p, p, a))
    safe = lambda x, y: np.where(y > 0, x / np.maximum(y, 1e-12), 0).mean()
    return {"precision": safe(hit, there), "recall": safe(hit, given), "f1": safe(2 * hit, given + there)}
# %% emptybook: mistake: a book without tags counts as right
def averaged_measures(actual, predicted, classes, average):
    d = lambda a, b: a / b if b else 0
    if average == "micro":
        tp = sum(len(set(a) & set(p)) for a, p in zip(actual, predicted))
        A = sum(map(len, actual))
        P = sum(map(len, predicted))
        c = [(tp, P, A)]
    elif average == "macro":
        c = [
            (
                sum(k in a and k in p for a, p in zip(actual, predicted)),
                sum(k in p for p in predicted),
                sum(k in a for a in actual),
            )
            for k in classes
        ]
    else:
        c = [
            (len(set(a) & set(p)), len(p), len(a)) if a or p else (1, 1, 1) for a, p in zip(actual, predicted)
        ]
    n = len(c)
    return dict(
        precision=sum(d(t, q) for t, q, r in c) / n,
        recall=sum(d(t, r) for t, q, r in c) / n,
        f1=sum(d(2 * t, q + r) for t, q, r in c) / n,
    )
# %% examplesmacro from emptybook: mistake: micro for examples
# == "micro => != "macro
# elif average == "macro" => else
# -     else:
# -         c = [
# -             (len(set(a) & set(p)), len(p), len(a)) if a or p else (1, 1, 1) for a, p in zip(actual, predicted)
# -         ]
# %% exchanged_again from emptybook: mistake: macro and examples exchanged
# macro => examples
# -         c = [
# -             (len(set(a) & set(p)), len(p), len(a)) if a or p else (1, 1, 1) for a, p in zip(actual, predicted)
# -         ]
# +         c = [(len(set(a) & set(p)), len(p), len(a)) for a, p in zip(actual, predicted)]
# %% jaccard from exchanged_again: mistake: F1 without the factor 2
# examples => macro
# 2 * t, q + r => t, q + r - t
# %% occurring from exchanged_again: mistake: only classes that occur
# examples => macro
#               for k in classes
# +             if any(k in a for a in actual)
# (c) => (c) or 1
# %% one from exchanged_again: mistake: 1 for 0/0
# 0 => 1
# examples => macro
# %% pmean from examplesmacro: mistake: plain mean of precision and recall
# -     if average != "macro":
# -         tp = sum(len(set(a) & set(p)) for a, p in zip(actual, predicted))
# -         A = sum(map(len, actual))
# -         P = sum(map(len, predicted))
# -         c = [(tp, P, A)]
# +     if average == "examples":
# +         c = [(len(set(a) & set(p)), len(p), len(a)) for a, p in zip(actual, predicted)]
#           ]
# +         if average == "micro":
# +             c = [tuple(map(sum, zip(*c)))]
# d(2 * t, q + r) => (d(t, q) + d(t, r)) / 2
# %% skip from jaccard: mistake: undefined ones left out
# -     d = lambda a, b: a / b if b else 0
# n = len(c) => m = lambda v: sum(v) / len(v) if v else 0
# sum(d(t, q) for t, q, r in c) / n => m([t / q for t, q, r in c if q])
# sum(d(t, r) for t, q, r in c) / n => m([t / r for t, q, r in c if r])
# sum(d(t, q + r - t) for t, q, r in c) / n => m([2 * t / (q + r) for t, q, r in c if q + r])
# %% weighted from exchanged_again: mistake: weighted by the size of the class
# examples => macro
#           ]
# +         w = sum(r for *_, r in c) or 1
# +         return dict(
# +             precision=sum(r * d(t, q) for t, q, r in c) / w,
# +             recall=sum(r * d(t, r) for t, q, r in c) / w,
# +             f1=sum(r * d(2 * t, q + r) for t, q, r in c) / w,
# +         )
