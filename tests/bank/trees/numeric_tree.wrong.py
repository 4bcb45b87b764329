# %% used_up from right/nested: mistake: each number tested once
# self.root = self.grow(rows, target) => self.root = self.grow(rows, target, frozenset())
# def grow(self, rows, target): => def grow(self, rows, target, used):
# self.splits(rows, target): => self.splits(rows, target):
# +                 if split[0] in used: continue
# best = (left, split[1], groups) => best = (left, split[1], groups, split[0])
# {key: self.grow(g, target) for => {key: self.grow(g, target, used | {best[3]}) for
# %% inclusive from right/nested: mistake: equal values go below
# r[a] < t) => r[a] <= t)
# %% gini from right/nested: mistake: Gini index
# -sum(c / n * log2(c / n) => 1 - sum((c / n) ** 2
# %% at_the_higher from right/nested: mistake: thresholds at values
# t=(low + high) / 2 => t=high
# %% as_names from right/nested: mistake: numbers taken for names
# isinstance(values[0], str) => True
# %% table_majority from right/nested: mistake: most frequent class of the table
# -             out.append(usual)
# +             out.append(usual if ask is None else self.root[0])
# %% pure_enough from right/nested: mistake: none that is known
# if len(set(labels)) > 1: => if len(rows) > 2 and len(set(labels)) > 1:
# %% unweighted from right/nested: mistake: none that is known
# len(g) * bits => bits
# %% whole_table from right/running: mistake: thresholds of the whole table
#           names = [a for a in rows[0] if a != target]
# +         every = {a: sorted({r[a] for r in rows}) for a in names}
# -                 below = [0] * len(total)
#                   for one, two in zip(keys, keys[1:]):
# +                     pass
# +                 for one, two in zip(every[a], every[a][1:]):
# -                     below = [x + y for x, y in zip(below, table[one])]
# +                     below = [sum(table[k][i] for k in keys if k <= one) for i in range(len(total))]
# +                     if not 0 < sum(below) < len(part): continue
# %% stump from right/nested: mistake: one split only
# {key: self.grow(g, target) for => {key: (Counter(r[target] for r in g).most_common(1)[0][0], None, None) for
# %% by_ratio from right/nested: mistake: gain ratio
# left = sum(len(g) * bits([r[target] for r in g]) for g in groups.values()) => gain = bits(labels) - sum(len(g) / len(rows) * bits([r[target] for r in g]) for g in groups.values())
# +                 left = -gain / bits([key for key, g in groups.items() for _ in g])
# %% no_gain_no_split from right/nested: mistake: stops at gain 0
# if best is None: => if best is None or best[0] > len(rows) * bits(labels) - 1e-9:
# %% medians from right/nested: mistake: medians
# + from statistics import median
# for low, high in zip(values, values[1:]): => for t in [median(r[a] for r in rows)]:
# t=(low + high) / 2 => t=t if t > values[0] else sum(r[a] for r in rows) / len(rows)
