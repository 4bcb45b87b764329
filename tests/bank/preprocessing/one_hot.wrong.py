# %% two_in_one: mistake: none that is known
def one_hot(rows, domains):
    out = []
    for row in rows:
        code = []
        for name, values in domains.items():
            code += [int(row[name] == values[0])] if len(values) == 2 else [int(row[name] == v) for v in values]
        out.append(code)
    return out
# %% first_is_true from two_in_one: mistake: first truth value as 1
# len(values) == 2 => True in values
# %% two_numbers from two_in_one: mistake: truth values as two numbers
# [int(row[name] == values[0])] if len(values) == 2 else [int => [int
# %% by_number: mistake: values numbered
def one_hot(rows, domains):
    def code(value, values):
        return int(value) if isinstance(value, bool) else values.index(value)
    return [[code(row[name], values) for name, values in domains.items()] for row in rows]
# %% base from two_in_one
#  == values[0])] if len(values) == 2 => )] if True in values
# %% dummies from base: mistake: one number less
# for v in values] => for v in values[1:]]
# %% sorted_values from base: mistake: alphabetical order
# for v in values] => for v in sorted(values)]
# %% as_in_the_row from base: mistake: order of the rows
# for name, values in domains.items(): => for name in row:
# +             values = domains[name]
# %% swept from two_numbers
# for row => for r
# name, values => a, vals
# code += [int(row[name] == v) for v in values] => if set(vals) == {True, False}:
# +                 code.append(1 if r[a] else 0)
# +             else:
# +                 code += [1 if r[a] == v else 0 for v in vals]
# %% swept_two_true from swept: mistake: two texts as one number
# if set(vals) == {True, False}: => if len(vals) == 2:
# 1 if r[a] else 0) => 1 if r[a] == (True if True in vals else vals[0]) else 0)
# %% swept_occurring from swept: mistake: only values that occur
# for v in vals] => for v in vals if any(x[a] == v for x in rows)]
