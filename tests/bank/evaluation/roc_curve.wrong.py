# %% no_origin from right/blocks: mistake: start left out
# sum(l == positive for l in labels) => labels.count(positive)
# [(0, 0)] => []
# %% strict_threshold from no_origin: mistake: above the threshold only
# if s >= => if s >
# %% blind/counts: mistake: counts instead of rates
def roc_curve(scores, labels, positive):
    p = sum(l == positive for l in labels)
    n = len(labels) - p
    points = [(0.0, 0.0)]
    for t in sorted(set(scores), reverse=True):
        tp = sum(s >= t and l == positive for s, l in zip(scores, labels))
        fp = sum(s >= t and l != positive for s, l in zip(scores, labels))
        points.append((fp, tp))
    return points
# %% staircase from blind/counts: mistake: ties in the order listed
# p = sum(l == positive for l in labels) => P = labels.count(positive)
# n = len(labels) - p => N = len(labels) - P
# +     x = y = 0
# t in sorted(set(scores), reverse=True) => i in sorted(range(len(scores)), key=lambda i: -scores[i])
# tp = sum(s >= t and l == positive for s, l in zip(scores, labels)) => if labels[i] == positive:
# +             y += 1
# +         else:
# +             x += 1
# -         fp = sum(s >= t and l != positive for s, l in zip(scores, labels))
# fp, tp => x / N, y / P
# %% blind/stepwise from staircase: mistake: ties in the order listed
# P = labels => p = labels
# N = len(labels) - P => n = len(labels) - p
# -     for i in sorted(range(len(scores)), key=lambda i: -scores[i]):
# +     for _, label in sorted(zip(scores, labels), key=lambda pair: -pair[0]):
# labels[i] => label
# N, y / P => n, y / p
# %% blind/above_only from blind/counts: mistake: none that is known
# (fp, tp) => (fp / n, tp / p) if tp else (0.0, 0.0)
# %% blind/ascending from blind/counts: mistake: smallest score first
# , reverse=True =>
# s >= t and l = => s <= t and l =
# s >= t => s <= t
# fp, tp => fp / n, tp / p
# %% blind/by_all from blind/counts: mistake: divided by all examples
# fp, tp => fp / len(labels), tp / len(labels)
# %% blind/exchanged from blind/counts: mistake: axes exchanged
# fp, tp => tp / p, fp / n
# %% blind/precision_axis from blind/counts: mistake: precision in place of a rate
# fp, tp => fp / (tp + fp), tp / p
# %% dictscore: mistake: one example for each score
def roc_curve(scores, labels, positive):
    d = dict(zip(scores, labels))
    P = sum(l == positive for l in d.values()) or 1
    N = max(1, len(d) - P)
    tp = fp = 0
    out = [(0, 0)]
    for s in sorted(d, reverse=True):
        if d[s] == positive:
            tp += 1
        else:
            fp += 1
        out.append((fp / N, tp / P))
    return out
# %% nostart: mistake: start left out
def roc_curve(scores, labels, positive):
    P = labels.count(positive)
    N = len(labels) - P
    out = []
    for t in sorted(set(scores), reverse=True):
        f = [l for s, l in zip(scores, labels) if s >= t]
        tp = f.count(positive)
        out.append(((len(f) - tp) / N, tp / P))
    return out
# %% precision from nostart: mistake: precision in place of a rate
# [] => [(0, 0)]
# P) => len(f))
# %% tnr from nostart: mistake: true negative rate
# [] => [(1, 0)]
# (le => 1 - (le
# %% nearly_equal_scores from right/blocks: mistake: none that is known
# s >= t] => s >= t - 1e-9]
