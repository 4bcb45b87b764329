# %% leaf_average from right/stack: mistake: average over leaves
# fmean(map(steps, rows)) => fmean(ends)
# %% nodes_on_path from right/stack: mistake: depth in nodes
# max(ends), => max(ends) + 1,
# %% tests_with_leaves from right/stack: mistake: leaves counted as tests
# sizes = inner, => sizes = inner + len(ends),
# %% inner_nodes from right/stack: mistake: nodes without leaves
# len(ends), inner + len(ends), => len(ends), inner,
# %% binary from right/stack: mistake: binary tree
# sizes = inner, len(ends), inner + len(ends), => sizes = inner, inner + 1, 2 * inner + 1,
# %% shallow from right/stack: mistake: shortest path
# max(ends), => min(ends),
# %% leaf_counts_as_test from right/stack: mistake: none that is known
# node, n = tree, 0 => node, n = tree, 1
# %% first_path from right/one_pass: mistake: none that is known
# max(depth, d) => depth or d
# %% last_row from right/stack: mistake: none that is known
# fmean(map(steps, rows)) => steps(rows[-1])
# %% different_rows from right/stack: mistake: none that is known
# fmean(map(steps, rows)) => fmean(set(map(steps, rows)))
