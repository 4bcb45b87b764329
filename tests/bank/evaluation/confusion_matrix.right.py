# %% by_cell: algorithm: every cell counts the examples by itself
def confusion_matrix(actual, predicted, classes):
    rows = []
    for c in classes:
        own = [predicted[i] for i in range(len(actual)) if actual[i] == c]
        rows.append([own.count(other) for other in classes])
    return rows
# %% counted_pairs: algorithm: a Counter of pairs, read cell by cell
from collections import Counter
def confusion_matrix(actual, predicted, classes):
    pairs = Counter(zip(actual, predicted))
    return [[pairs[row, column] for column in classes] for row in classes]
# %% flat_numbers: algorithm: bincount over the numbers of the cells
import numpy as np
def confusion_matrix(actual, predicted, classes):
    k = len(classes)
    place = {c: i for i, c in enumerate(classes)}
    cells = [place[a] * k + place[p] for a, p in zip(actual, predicted)]
    return np.bincount(cells, minlength=k * k).reshape(k, k).tolist()
# %% frame: type: a DataFrame with the names of the classes
import pandas as pd
def confusion_matrix(actual, predicted, classes):
    both = list(zip(actual, predicted))
    return pd.DataFrame([[both.count((r, c)) for c in classes] for r in classes], index=classes, columns=classes)
# %% one_hot: algorithm: a product of two indicator matrices
import numpy as np
def confusion_matrix(actual, predicted, classes):
    def indicators(labels):
        return np.array([[int(label == c) for c in classes] for label in labels])
    return indicators(actual).T @ indicators(predicted)
# %% plain: algorithm: a matrix of zeros, counted up example by example
def confusion_matrix(actual, predicted, classes):
    matrix = [[0 for _ in classes] for _ in classes]
    for a, p in zip(actual, predicted):
        matrix[classes.index(a)][classes.index(p)] += 1
    return matrix
# %% with_pandas: algorithm: a cross table of pandas, filled up with the classes that do not occur
import pandas as pd
def confusion_matrix(actual, predicted, classes):
    table = pd.crosstab(pd.Series(actual), pd.Series(predicted))
    return table.reindex(index=classes, columns=classes, fill_value=0).values
