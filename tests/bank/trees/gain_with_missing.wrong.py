# %% dropped_everywhere from right/by_weights: mistake: always ignored
# if policy == "fractional": => if policy == "never":
# return gain * len(known) / len(rows) if policy == "known_share" else gain => return gain
# %% equal_parts from right/by_weights: mistake: divided equally
# sum(c.values()) / len(known) for v, c => 1 / len(table) for v, c
# %% parent_of_all from right/by_weights: mistake: entropy of all examples before
# gain = info(whole.values()) - left => gain = info([sum(r[target] == c for r in rows) for c in {r[target] for r in rows}]) - left
# policy == "fractional" => policy == "never"
# return gain * len(known) / len(rows) if policy == "known_share" else gain => return gain
# %% divided_by_all from right/by_weights: mistake: none that is known
# sum(c.values()) / len(known) for v, c => sum(c.values()) / len(rows) for v, c
# %% natural from right/by_weights: mistake: none that is known
# import log2 => import log as log2
# %% a_branch_for_none from right/by_weights: mistake: missing taken for a value
# [r for r in rows if r[attribute] is not None] => rows
# if policy == "fractional": => if False:
# %% within_class from right/by_weights: mistake: divided by class
#       table = defaultdict(lambda: defaultdict(float))
# +     added = defaultdict(float)
# -                 for v, share in shares.items():
# -                     table[v][r[target]] += share
# +                 own = [k[attribute] for k in known if k[target] == r[target]]
# +                 for v in shares:
# +                     added[v, r[target]] += own.count(v) / len(own) if own else 1 / len(shares)
#       whole = defaultdict(float)
# +     for (v, label), w in added.items():
# +         table[v][label] += w
# %% most_frequent from right/by_weights: mistake: most frequent value filled in
# -         shares = {v: sum(c.values()) / len(known) for v, c in table.items()}
# +         sizes = {v: sum(c.values()) for v, c in table.items()}
# +         shares = {max(sizes, key=sizes.get): 1}
# %% twice from right/by_weights: mistake: share counted twice
# return gain * len(known) / len(rows) if policy == "known_share" else gain => return gain * (len(known) / len(rows)) ** (2 if policy == "known_share" else 1)
