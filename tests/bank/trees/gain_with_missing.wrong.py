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
