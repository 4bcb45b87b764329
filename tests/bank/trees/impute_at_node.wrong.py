# %% everywhere from right/sorted_by: mistake: whole table counted
# for j, q in node if j != i => for j, q in enumerate(rows) if j != i
# %% by_name from right/sorted_by: mistake: alphabetically first of a tie
# pool.index(x)) => x)
# %% no_class from right/sorted_by: mistake: class left out
# (q[target] == r[target] or not within_class) => True
# %% with_gaps from right/sorted_by: mistake: missing counted as a value
# -         pool = [x for x in pool if x is not None]
# %% rarest from right/sorted_by: mistake: none that is known
# (-pool.count(x) => (pool.count(x)
# %% latest from right/sorted_by: mistake: last of a tie
# pool.index(x)) => -max(k for k, y in enumerate(pool) if y == x))
# %% all_rows from right/sorted_by: mistake: all missing values filled
# def fill_at_node => def fill_here
#       return result
# + def fill_at_node(rows, path, attribute, target, within_class):
# +     everywhere = fill_here(rows, [], attribute, target, within_class)
# +     return {**everywhere, **fill_here(rows, path, attribute, target, within_class)}
# %% class_always from right/sorted_by: mistake: class always used
# (q[target] == r[target] or not within_class) => q[target] == r[target]
