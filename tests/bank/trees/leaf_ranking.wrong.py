# %% positives from right/floats: mistake: most positives first
# (-leaves[i][0] / sum(leaves[i]), -sum(leaves[i])) => -leaves[i][0]
# %% as_they_stand from right/floats: mistake: equal shares as they stand
# (-leaves[i][0] / sum(leaves[i]), -sum(leaves[i])) => -leaves[i][0] / sum(leaves[i])
# %% more_positives from right/floats: mistake: more positives first among equal shares
# , -sum(leaves[i])) => , -leaves[i][0])
# %% smaller from right/floats: mistake: smaller leaf first among equal shares
# , -sum(leaves[i])) => , sum(leaves[i]))
# %% laplace from right/floats: mistake: Laplace-corrected shares
# (-leaves[i][0] / sum(leaves[i]), -sum(leaves[i])) => -(leaves[i][0] + 1) / (sum(leaves[i]) + 2)
# %% difference from right/floats: mistake: positives minus negatives
# (-leaves[i][0] / sum(leaves[i]), -sum(leaves[i])) => leaves[i][1] - leaves[i][0]
# %% ascending from right/floats: mistake: smallest share first
# -leaves[i][0] / sum(leaves[i]) => leaves[i][0] / sum(leaves[i])
# %% ratio_guarded from right/floats: mistake: none that is known
# -leaves[i][0] / sum(leaves[i]) => -leaves[i][0] / max(leaves[i][1], 1)
# %% share_of_all_positives from right/floats: mistake: none that is known
# (-leaves[i][0] / sum(leaves[i]), -sum(leaves[i])) => (leaves[i][1], -leaves[i][0])
# %% ranks_not_order from right/floats: mistake: none that is known
# return sorted => order = sorted
# +     return [order.index(i) for i in range(len(leaves))]
# %% rounded from right/floats: mistake: none that is known
# (-leaves[i][0] / sum(leaves[i]), => (-round(leaves[i][0] / sum(leaves[i]), 1),
