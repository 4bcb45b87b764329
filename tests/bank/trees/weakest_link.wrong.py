# %% all_leaves from right/counters: mistake: divided by all leaves
# / (leaves - 1), label) => / leaves, label)
# %% own_rows from right/counters: mistake: rates within the node
# / (leaves - 1), label) => / (leaves - 1) / len(rows), label)
# low / len(rows) => low
# %% errors_only from right/counters: mistake: number of errors
# low / len(rows) => low
# %% single from right/counters: mistake: one node at a time
# tree = cut(tree, (), {p: label for p, (price, label) in prices.items() if price - low < 1e-9}) => weak = max((p for p in prices if prices[p][0] - low < 1e-9), key=len)
# +         tree = cut(tree, (), {weak: prices[weak][1]})
# %% old_alphas from right/counters: mistake: alphas of the first tree
#           measured(tree, rows, target, (), prices)
# +         if len(found) == 1:
# +             given = prices
# +         prices = {p: given[p] for p in prices}
# %% nodes_gone from right/counters: mistake: divided by the nodes
#       label, most = counts.most_common(1)[0]
# +     def tests(n):
# +         return 1 + sum(map(tests, n["branches"].values())) if isinstance(n, dict) else 0
# / (leaves - 1), label) => / (leaves - 1 + tests(node)), label)
# %% no_start from right/counters: mistake: none that is known
# found = [{"alpha": 0, "tree": tree}] => found = []
# %% label_of_all from right/counters: mistake: none that is known
#           measured(tree, rows, target, (), prices)
# +         usual = Counter(r[target] for r in rows).most_common(1)[0][0]
# prices.items() if => prices.items() for label in [usual] if
# %% leaf_errors_only from right/counters: mistake: none that is known
# len(rows) - most - errors => len(rows) - most
# %% stops_early from right/counters: mistake: none that is known
# while isinstance(tree, dict): => while isinstance(tree, dict) and any(isinstance(b, dict) for b in tree["branches"].values()):
