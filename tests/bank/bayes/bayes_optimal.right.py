# %% last_of_equals: algorithm: exact sums, and the last label among equals
from fractions import Fraction
def bayes_optimal(posterior, predictions):
    labels = sorted(set(predictions.values()))
    return max(labels, key=lambda label: (sum(Fraction(p) for h, p in posterior.items() if predictions[h] == label), label))
# %% loss: algorithm: the label with the smallest expected number of mistakes
def bayes_optimal(posterior, predictions):
    best, least = None, 2.0
    for label in predictions.values():
        loss = 0.0
        for h in posterior:
            if predictions[h] != label:
                loss += posterior[h]
        if loss < least:
            best, least = label, loss
    return best
# %% pandas: algorithm: a grouped sum
import pandas as pd
def bayes_optimal(posterior, predictions):
    return pd.Series(posterior).groupby(pd.Series(predictions)).sum().idxmax()
# %% plain: algorithm: a sum for each label
def bayes_optimal(posterior, predictions):
    votes = {}
    for h, p in posterior.items():
        votes[predictions[h]] = votes.get(predictions[h], 0) + p
    return max(votes, key=votes.get)
# %% with_numpy: algorithm: a weighted count of codes, as a NumPy text
import numpy as np
def bayes_optimal(posterior, predictions):
    hypotheses = list(predictions)
    labels, codes = np.unique([predictions[h] for h in hypotheses], return_inverse=True)
    return labels[np.bincount(codes, weights=[posterior[h] for h in hypotheses]).argmax()]
