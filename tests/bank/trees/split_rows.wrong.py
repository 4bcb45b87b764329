# %% first_of_each from right/plain: mistake: none that is known
# i, row => number, row
# [] => [number]
# -         parts[row[attribute]].append(i)
# %% binary: mistake: one value against the rest
def split_rows(rows, attribute):
    value = rows[0][attribute]
    yes = [i for i, row in enumerate(rows) if row[attribute] == value]
    no = [i for i, row in enumerate(rows) if row[attribute] != value]
    return [yes, no] if no else [yes]
# %% binary_alphabetical: mistake: one value against the rest
def split_rows(rows, attribute):
    value = min(row[attribute] for row in rows)
    yes, no = [], []
    for i, row in enumerate(rows):
        (yes if row[attribute] == value else no).append(i)
    return [part for part in (yes, no) if part]
# %% itertools_groupby: mistake: neighbours only
from itertools import groupby
def split_rows(rows, attribute):
    parts = []
    for _, part in groupby(enumerate(rows), key=lambda pair: pair[1][attribute]):
        parts.append([number for number, _ in part])
    return parts
# %% skips_the_last: mistake: none that is known
def split_rows(rows, attribute):
    parts = {}
    for number in range(len(rows) - 1):
        parts.setdefault(rows[number][attribute], []).append(number)
    return list(parts.values())
# %% from_one from skips_the_last: mistake: rows numbered from 1
# number in range(len(rows) - 1) => number, row in enumerate(rows, start=1)
# rows[number] => row
