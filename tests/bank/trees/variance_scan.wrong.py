# %% plain_mean from right/plain: mistake: branches not weighted
# left += sum((y - m) ** 2 for y in part) => left += sum((y - m) ** 2 for y in part) / len(part)
# left /= len(rows) => left /= len({row[a] for row in rows})
# %% sample from right/plain: mistake: divided by n less one
# left += sum((y - m) ** 2 for y in part) => left += sum((y - m) ** 2 for y in part) * len(part) / max(1, len(part) - 1)
# %% deviations from right/plain: mistake: standard deviations
# left += sum((y - m) ** 2 for y in part) => left += len(part) * (sum((y - m) ** 2 for y in part) / len(part)) ** 0.5
# %% sums from right/plain: mistake: squared errors added up
# left /= len(rows) => left /= 1
# %% largest from right/plain: mistake: largest variance
# float("inf") => -1
# left < least - 1e-9 => left > least + 1e-9
# %% at_one from right/plain: mistake: best starts at 1
# float("inf") => 1
# %% zero_when_empty from right/plain: mistake: none that is known
# predictions[v] = overall => predictions[v] = 0
