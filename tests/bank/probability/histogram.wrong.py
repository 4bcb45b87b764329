# %% shares_only from right/with_numpy: mistake: widths left out
# shares / np.diff(edges) if density else shares => shares
# %% always_density from right/with_numpy: mistake: divided by the widths always
# shares / np.diff(edges) if density else shares => shares / np.diff(edges)
# %% counted from right/with_numpy: mistake: counts
# counts / counts.sum() => counts
# %% lower_bin from right/by_bisection: mistake: upper edge belongs to the lower bin
# from bisect import bisect_right => from bisect import bisect_left
# min(bisect_right(edges, value), len(heights)) - 1 => max(bisect_left(edges, value), 1) - 1
# %% below_the_last from right/by_bisection: mistake: last edge left out
# edges[0] <= value <= edges[-1] => edges[0] <= value < edges[-1]
# %% all_values from right/with_numpy: mistake: values outside counted
# counts.sum() => len(values)
# %% clipped from right/with_numpy: mistake: values outside put into the ends
# np.histogram(values, bins=edges) => np.histogram(np.clip(values, edges[0], edges[-1]), bins=edges)
# %% by_bins from right/with_numpy: mistake: divided by the number of bins
# counts.sum() => len(counts)
# %% equal_widths from right/with_numpy: mistake: one width for all bins
# np.diff(edges) => (edges[1] - edges[0])
# %% largest_is_one from right/with_numpy: mistake: none that is known
# counts.sum() => counts.max()
# %% open_bins from right/by_bisection: mistake: none that is known
# edges[0] <= value <= edges[-1] => edges[0] < value < edges[-1] and value not in edges
# %% cumulated from right/with_numpy: mistake: none that is known
# shares = counts / counts.sum() => shares = np.cumsum(counts) / counts.sum()
# %% different_values from right/by_bisection: mistake: none that is known
# for value in values => for value in set(values)
# %% numpys_density from right/with_numpy: mistake: none that is known
#       counts, _ = np.histogram(values, bins=edges)
# +     if not density:
# +         return [count / len(values) for count in counts]
