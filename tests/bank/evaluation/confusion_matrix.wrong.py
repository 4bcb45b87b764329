# %% alphabet: mistake: classes in alphabetical order
import numpy as np
def confusion_matrix(actual, predicted, classes):
    names = np.unique(classes)
    return np.array([[sum(1 for a, p in zip(actual, predicted) if a == r and p == c) for c in names] for r in names])
# %% right_ones_only: mistake: none that is known
def confusion_matrix(actual, predicted, classes):
    return [[sum(a == p == r for a, p in zip(actual, predicted)) if r == c else 0 for c in classes] for r in classes]
# %% blind/base
def confusion_matrix(actual, predicted, classes):
    place = {c: i for i, c in enumerate(classes)}
    m = [[0 for _ in classes] for _ in classes]
    for a, p in zip(actual, predicted):
        m[place[a]][place[p]] += 1
    return m
# %% blind/alphabetical from blind/base: mistake: classes in alphabetical order
# (classes) => (sorted(classes))
# %% blind/mistakes_only from blind/base: mistake: none that is known
# m[place[a]][place[p]] += 1 => if a != p:
# +             m[place[a]][place[p]] += 1
# %% blind/one_vs_rest from blind/base: mistake: none that is known
# p]] += 1 => p]] += 1 if a == p else 2
# %% blind/row_shares from blind/base: mistake: shares of each row
# -     return m
# +     return [[cell / sum(row) if sum(row) else 0.0 for cell in row] for row in m]
# %% blind/shares from blind/base: mistake: shares of all examples
# return m => return [[cell / len(actual) for cell in row] for row in m]
# %% blind/transposed from blind/base: mistake: rows and columns exchanged
# a]][place[p => p]][place[a
# %% aliased: mistake: one list for all rows
def confusion_matrix(actual, predicted, classes):
    m = [[0] * len(classes)] * len(classes)
    for a, p in zip(actual, predicted):
        m[classes.index(a)][classes.index(p)] += 1
    return m
# %% firstseen: mistake: classes as they occur
def confusion_matrix(actual, predicted, classes):
    cl = list(dict.fromkeys(actual + predicted + classes))
    return [[sum(a == r and p == c for a, p in zip(actual, predicted)) for c in cl] for r in cl]
# %% occurring: mistake: only classes that occur
def confusion_matrix(actual, predicted, classes):
    cl = [c for c in classes if c in actual or c in predicted]
    return [[sum(a == r and p == c for a, p in zip(actual, predicted)) for c in cl] for r in cl]
# %% pairsset: mistake: each pair counted once
def confusion_matrix(actual, predicted, classes):
    ps = set(zip(actual, predicted))
    return [[1 if (r, c) in ps else 0 for c in classes] for r in classes]
