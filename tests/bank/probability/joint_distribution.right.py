# %% counter: algorithm: counted, then divided
from collections import Counter
def joint_distribution(rows, variables):
    counts = Counter(tuple(row[v] for v in variables) for row in rows)
    return {key: n / len(rows) for key, n in counts.items()}
# %% running: algorithm: a share of a row added as fractions, a defaultdict returned
from collections import defaultdict
from fractions import Fraction
def joint_distribution(rows, variables):
    table = defaultdict(Fraction)
    for row in rows:
        table[tuple(map(row.get, variables))] += Fraction(1, len(rows))
    return table
# %% unique_rows: algorithm: unique rows of an array; the keys hold NumPy texts
import numpy as np
def joint_distribution(rows, variables):
    table = np.array([[row[v] for v in variables] for row in rows])
    unique, counts = np.unique(table, axis=0, return_counts=True)
    return {tuple(key): share for key, share in zip(unique, counts / counts.sum())}
# %% with_pandas: algorithm: value_counts of a DataFrame, whose keys are tuples
import pandas as pd
def joint_distribution(rows, variables):
    return pd.DataFrame(rows)[variables].value_counts(normalize=True).to_dict()
# %% with_zeros: algorithm: every combination of the values that occur, those that never come with 0 as well
from itertools import product
def joint_distribution(rows, variables):
    domains = [sorted({row[v] for row in rows}) for v in variables]
    found = {}
    for values in product(*domains):
        hits = [row for row in rows if all(row[v] == value for v, value in zip(variables, values))]
        found[values] = len(hits) / len(rows)
    return found
