# %% middle: algorithm: of an odd number of sorted votes for two labels, the middle one wins; a Series of them
import pandas as pd
def bagging(examples, draws, points):
    bags = [[examples[i] for i in drawn] for drawn in draws]
    stumps = list(map(best_stump, bags))
    return pd.Series([sorted(stump_label(s, x) for s in stumps)[len(stumps) // 2] for x in points])
# %% plain: algorithm: a list of stumps, and a count for each point
from collections import Counter
def bagging(examples, draws, points):
    stumps = []
    for drawn in draws:
        stumps.append(best_stump([examples[i] for i in drawn]))
    labels = []
    for x in points:
        votes = Counter(stump_label(stump, x) for stump in stumps)
        labels.append(votes.most_common(1)[0][0])
    return labels
# %% weighted: algorithm: every example with a weight, how often it is in the bag; those that are not in it left out
def bagging(examples, draws, points):
    models = []
    for drawn in draws:
        inside = sorted(set(drawn))
        models.append(best_stump([examples[i] for i in inside], [drawn.count(i) for i in inside]))
    first = examples[0][1]
    other = next(label for _, label in examples if label != first)
    out = []
    for x in points:
        lead = sum(1 if stump_label(m, x) == first else -1 for m in models)
        out.append(first if lead > 0 else other)
    return tuple(out)
