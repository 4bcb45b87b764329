# %% every_column: mistake: none that is known
def impute(rows, column, strategy, condition):
    if strategy == "drop":
        return [row for row in rows if None not in row.values()]
    rows = [dict(row) for row in rows]
    for name in rows[0]:
        known = [row[name] for row in rows if row[name] is not None]
        numbers = all(isinstance(v, (int, float)) for v in known)
        new = sum(known) / len(known) if numbers else max(known, key=known.count)
        for row in rows:
            if row[name] is None:
                row[name] = new
    return rows
# %% rarest: mistake: least frequent value
from collections import Counter
def impute(rows, column, strategy, condition):
    if strategy == "drop":
        return [row for row in rows if None not in row.values()]
    def good(row):
        if condition is None:
            return True
        name, sign, value = condition
        if row[name] is None:
            return False
        return row[name] == value if sign == "=" else (row[name] - value) * (1 if sign == ">=" else -1) >= 0
    known = [row[column] for row in rows if good(row) and row[column] is not None]
    new = sum(known) / len(known) if strategy == "mean" else Counter(known).most_common()[-1][0]
    return [{**row, column: new} if row[column] is None else row for row in rows]
# %% blind/base
def meets(row, condition):
    if condition is None:
        return True
    name, op, value = condition
    x = row[name]
    if x is None:
        return False
    if op == "=":
        return x == value
    return x <= value if op == "<=" else x >= value

def impute(rows, column, strategy, condition):
    if strategy == "drop":
        return [r for r in rows if None not in r.values()]
    known = [r[column] for r in rows if r[column] is not None and meets(r, condition)]
    if strategy == "mean":
        fill = sum(known) / len(known)
    else:
        fill = max(known, key=known.count)
    return [{**r, column: fill if r[column] is None else r[column]} for r in rows]
# %% blind/drop_column from blind/base: mistake: rows dropped by one column
# None not in r.values() => r[column] is not None
# %% blind/median from blind/base: mistake: median
# + import statistics
# sum(known) / len => statistics.median
# %% blind/only_matching_filled from blind/base: mistake: only matching rows filled
# else r => and meets(r, condition) else r
# %% blind/rarest from blind/base: mistake: least frequent value
# fill = max => fill = min
# %% blind/smallest from blind/base: mistake: none that is known
# sum(known) / len => min
# %% blind/unconditional from blind/base: mistake: condition left out
# None and meets(r, condition) => None
# %% blind/zeros from blind/base: mistake: unknown values counted as zero
# len(known) => sum(1 for r in rows if meets(r, condition))
# %% none_is_a_value from blind/base: mistake: unknown values counted as a value
# fill = max(known, key=known.count) => known = [r[column] for r in rows if meets(r, condition)]
# +         fill = max(known, key=known.count)
# %% zero_is_unknown from blind/base: mistake: none that is known
# None not in r.values() => all(r.values())
# %% swept
def impute(rows, column, strategy, condition):
    if strategy == "drop":
        return [dict(r) for r in rows if None not in r.values()]
    def meets(r):
        if condition is None:
            return True
        a, op, v = condition
        if r[a] is None:
            return False
        if op == "=":
            return r[a] == v
        if op == "<=":
            return r[a] <= v
        return r[a] >= v
    known = [r[column] for r in rows if r[column] is not None and meets(r)]
    if strategy == "mean":
        fill = sum(known) / len(known)
    else:
        fill = max(known, key=known.count)
    return [{**r, column: fill} if r[column] is None else dict(r) for r in rows]
# %% swept_all_columns from swept: mistake: all columns filled
# {**r, column: fill} if r[column] is None else dict(r) => {c: fill if v is None else v for c, v in r.items()}
# %% swept_strict from swept: mistake: compared strictly
# r[a] <= v => r[a] < v
# r[a] >= v => r[a] > v
# %% swept_unknown_meets from swept: mistake: unknown values meet the condition
#             return False =>             return True
