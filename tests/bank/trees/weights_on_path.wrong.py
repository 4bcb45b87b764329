# %% heads from right/plain: mistake: rows counted
# sum(w for r, w in zip(rows, weights) if r[name] is not None) => sum(w > 0 for r, w in zip(rows, weights) if r[name] is not None)
# sum(w for r, w in zip(rows, weights) if r[name] == value) => sum(w > 0 for r, w in zip(rows, weights) if r[name] == value)
# %% table from right/plain: mistake: shares of the whole table
# sum(w for r, w in zip(rows, weights) if r[name] is not None) => sum(r[name] is not None for r in rows)
# sum(w for r, w in zip(rows, weights) if r[name] == value) => sum(r[name] == value for r in rows)
# %% of_all from right/plain: mistake: unknown rows in the total
# if r[name] is not None) => if True)
# %% dropped from right/plain: mistake: examples dropped
# w * (into / known if r[name] is None else r[name] == value) => w * (r[name] == value)
# %% wholly from right/plain: mistake: examples not divided
# into / known if => 1 if
# %% replaced from right/plain: mistake: weight before forgotten
# [w * (into / known if r[name] is None else r[name] == value) for => [(into / known if w else 0) if r[name] is None else w * (r[name] == value) for
# %% normalised from right/plain: mistake: none that is known
#           result.append(weights)
# +         weights = [w / sum(weights) for w in weights]
# %% equally from right/plain: mistake: divided equally
# into / known if => 1 / len({q[name] for q in rows if q[name] is not None}) if
# %% to_the_largest from right/plain: mistake: largest branch only
#           into = sum(w for r, w in zip(rows, weights) if r[name] == value)
# +         sums = {}
# +         for r, w in zip(rows, weights):
# +             if r[name] is not None:
# +                 sums[r[name]] = sums.get(r[name], 0) + w
# into / known if => (value == max(sums, key=sums.get)) if
