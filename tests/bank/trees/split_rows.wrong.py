# %% binary from right/by_value: mistake: one value against the rest
# values = sorted({row[attribute] for row in rows}, reverse=True) => value = rows[0][attribute]
# +     yes = [i for i, row in enumerate(rows) if row[attribute] == value]
# +     no = [i for i, row in enumerate(rows) if row[attribute] != value]
# [[i for i in range(len(rows)) if rows[i][attribute] == v] for v in values] => [yes, no] if no else [yes]
# %% first_of_each from right/plain: mistake: none that is known
# i, row => number, row
# [] => [number]
# -         parts[row[attribute]].append(i)
# %% itertools_groupby from right/grouped: mistake: neighbours only
# key = lambda i: rows[i][attribute] => parts = []
# +     for _, part in groupby(enumerate(rows), key=lambda pair: pair[1][attribute]):
# +         parts.append([number for number, _ in part])
# [list(group) for _, group in groupby(sorted(range(len(rows)), key=key), key)] => parts
# %% binary_alphabetical: mistake: one value against the rest
def split_rows(rows, attribute):
    value = min(row[attribute] for row in rows)
    yes, no = [], []
    for i, row in enumerate(rows):
        (yes if row[attribute] == value else no).append(i)
    return [part for part in (yes, no) if part]
# %% skips_the_last: mistake: none that is known
def split_rows(rows, attribute):
    parts = {}
    for number in range(len(rows) - 1):
        parts.setdefault(rows[number][attribute], []).append(number)
    return list(parts.values())
# %% from_one from skips_the_last: mistake: rows numbered from 1
# number in range(len(rows) - 1) => number, row in enumerate(rows, start=1)
# rows[number] => row
