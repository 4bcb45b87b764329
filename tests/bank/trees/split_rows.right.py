# %% by_value: algorithm: a pass for each value, the values sorted backwards
def split_rows(rows, attribute):
    values = sorted({row[attribute] for row in rows}, reverse=True)
    return [[i for i in range(len(rows)) if rows[i][attribute] == v] for v in values]
# %% grouped: algorithm: itertools.groupby over sorted numbers
from itertools import groupby
def split_rows(rows, attribute):
    key = lambda i: rows[i][attribute]
    return [list(group) for _, group in groupby(sorted(range(len(rows)), key=key), key)]
# %% merged: algorithm: begins with one part for each row and joins parts of the same value, numbers backwards
def split_rows(rows, attribute):
    parts = [[i] for i in range(len(rows))]
    i = 0
    while i < len(parts):
        j = i + 1
        while j < len(parts):
            if rows[parts[i][0]][attribute] == rows[parts[j][0]][attribute]:
                parts[i] = parts[j] + parts[i]
                del parts[j]
            else:
                j += 1
        i += 1
    return parts
# %% pandas_indices: type: the arrays that pandas keeps for its groups
import pandas as pd
def split_rows(rows, attribute):
    return list(pd.DataFrame(rows).groupby(attribute).indices.values())
# %% with_pandas from pandas_indices: algorithm: the groups of pandas
# return list(pd.DataFrame(rows).groupby(attribute).indices.values()) => frame = pd.DataFrame(rows)
# +     return [part.index.tolist() for _, part in frame.groupby(attribute)]
# %% plain: algorithm: one list for each value, in a dict
def split_rows(rows, attribute):
    parts = {}
    for i, row in enumerate(rows):
        if row[attribute] not in parts:
            parts[row[attribute]] = []
        parts[row[attribute]].append(i)
    return list(parts.values())
# %% recursive: algorithm: takes the rows like the last one away, and splits the rest
def parts_of(numbers, rows, attribute):
    if not numbers:
        return []
    value = rows[numbers[-1]][attribute]
    like = [n for n in numbers if rows[n][attribute] == value]
    unlike = [n for n in numbers if rows[n][attribute] != value]
    return parts_of(unlike, rows, attribute) + [like]

def split_rows(rows, attribute):
    return parts_of(list(range(len(rows))), rows, attribute)
# %% with_numpy: algorithm: np.unique and flatnonzero
import numpy as np
def split_rows(rows, attribute):
    values, codes = np.unique([row[attribute] for row in rows], return_inverse=True)
    return [np.flatnonzero(codes == k) for k in range(len(values))]
