# %% all_kept from right/sets: mistake: whole domain written down
# if len(v) < len(domains[name]) => if v
# %% single from right/sets: mistake: two values set free
# if len(v) < len(domains[name]) => if len(v) == 1
# %% pairs_of_rows from right/prefixes: mistake: only the last two rows
# rows[: n + 1] => rows[max(0, n - 1) : n + 1]
# %% same_sets from right/sets: mistake: none that is known
# len(v) < len(domains[name]) => len(v) <= len(rows) // 2
# %% first_two_values from right/sets: mistake: none that is known
# set(v) if len(v) => set(sorted(v)[:2]) if len(v)
# %% newest from right/prefixes: mistake: last value only
# rows[: n + 1] => rows[n : n + 1]
# %% without_first from right/prefixes: mistake: one row for all
# rows[: n + 1] => rows[1 : n + 1] or rows[:1]
