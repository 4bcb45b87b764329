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
