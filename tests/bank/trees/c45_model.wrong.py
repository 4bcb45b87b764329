# %% unpruned from right/tuples: mistake: not pruned
# if leaf[1] / total(rows) <= error / total(rows) + 1e-9: => if False:
# %% by_gain from right/tuples: mistake: largest gain
# test[2] > chosen[2] + 1e-9 => test[1] > chosen[1] + 1e-9
# %% all_tests from right/tuples: mistake: gains below the mean allowed
# if test[1] > mean - 1e-9 and (chosen => if (chosen
# %% free_thresholds from right/tuples: mistake: thresholds for nothing
# -         g -= log2(len(values) - 1) / total(known)
# %% single_rows from right/tuples: mistake: branches with one row
# if sum(total(p) > 2 - 1e-9 for => if sum(total(p) > 1 - 1e-9 for
# least = max(2, => least = max(1,
# %% complete_rows from right/tuples: mistake: incomplete rows left out
# self.grow([(r, 1.0) for r in rows], => self.grow([(r, 1.0) for r in rows if None not in r.values()] or [(r, 1.0) for r in rows],
# %% stops from right/tuples: mistake: stops at a missing value
# if a is None or v is not None and v not in below: => if a is None or v not in below:
# %% strict_threshold from right/tuples: mistake: none that is known
# else v <= t => else v < t
# %% unadjusted_ratio from right/tuples: mistake: none that is known
# return g, g / s, t => return g, top[0] / s, t
# %% two_rows_always from right/tuples: mistake: none that is known
# least = max(2, min(25, total(known) / (10 * len(classes(known, self.target))))) => least = 2
# %% every_branch from right/tuples: mistake: none that is known
# if sum(total(p) > 2 - 1e-9 for p in parts.values()) < 2: => if len(parts) < 2 or any(total(p) < 2 - 1e-9 for p in parts.values()):
# %% known_alone from right/tuples: mistake: none that is known
# * k / n => * 1
# %% whole_rows from right/tuples: mistake: none that is known
# w * sizes[v] / known) => w)
# %% error_rate from right/tuples: mistake: not pruned
# * bound(counts) => * (1 - max(counts.values()) / sum(counts.values()))
# %% votes from right/tuples: mistake: none that is known
# for c, w in self.shares(b, r).items(): => for c, w in [(usual(self.shares(b, r)), 1)]:
