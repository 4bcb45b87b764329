# %% unpruned from right/tuples: mistake: not pruned
# if leaf[1] / len(rows) <= error / len(rows) + 1e-9: => if False:
# %% by_gain from right/tuples: mistake: largest gain
# test[2] > chosen[2] + 1e-9 => test[1] > chosen[1] + 1e-9
# %% all_tests from right/tuples: mistake: gains below the mean allowed
# if test[1] > mean - 1e-9 and (chosen => if (chosen
# %% free_thresholds from right/tuples: mistake: thresholds for nothing
# -         g -= log2(len(values) - 1) / len(rows)
# %% single_rows from right/tuples: mistake: branches with one row
# if sum(len(p) >= 2 for => if sum(len(p) >= 1 for
# least = max(2, => least = max(1,
# or len(rows) < 4 => or len(rows) < 2
# %% table_majority from right/tuples: mistake: none that is known
# node = self.tree => node, top = self.tree, usual(self.tree[3])
#                   if v not in node[2]:
# +                     node = (None, None, None, {top: 1})
# %% id3_like from right/tuples: mistake: none that is known
# if leaf[1] / len(rows) <= error / len(rows) + 1e-9: => if False:
# test[2] > chosen[2] + 1e-9 => test[1] > chosen[1] + 1e-9
# -         g -= log2(len(values) - 1) / len(rows)
# %% strict_threshold from right/tuples: mistake: none that is known
# else r[node[0]] <= node[1] => else r[node[0]] < node[1]
# %% unadjusted_ratio from right/tuples: mistake: none that is known
# return g, g / bits([len(p) for p in parts.values()]), t, parts => return g, top[0] / bits([len(p) for p in parts.values()]), t, parts
# %% every_branch from right/tuples: mistake: none that is known
# if sum(len(p) >= 2 for p in parts.values()) < 2: => if len(parts) < 2 or any(len(p) < 2 for p in parts.values()):
