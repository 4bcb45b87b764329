# %% no_average from right/plain: mistake: average left out
# kept = [a for a in names if gains[a] >= mean - 1e-9] => kept = names
# %% by_gain from right/plain: mistake: largest gain
# return max(ratios, key=ratios.get) => return max(gains, key=lambda a: round(gains[a], 10))
# %% strictly from right/plain: mistake: only gains above the mean
# gains[a] >= mean - 1e-9 => gains[a] > mean + 1e-9
# return max(ratios, key=ratios.get) => return max(ratios, key=ratios.get) if ratios else None
# %% all_attributes from right/plain: mistake: attributes with one value in the mean
# mean = sum(gains.values()) / len(gains) => mean = sum(gains.values()) / (len(rows[0]) - 1)
# %% least from right/plain: mistake: smallest ratio
# kept = [a for a in names if gains[a] >= mean - 1e-9] => kept = names
# return max(ratios, key=ratios.get) => return min(ratios, key=lambda a: round(ratios[a], 10))
# %% per_value from right/plain: mistake: divided by the number of values
# gains[a] / H([r[a] for r in rows]) => gains[a] / len({r[a] for r in rows})
# %% first_kept from right/plain: mistake: none that is known
# return max(ratios, key=ratios.get) => return kept[0]
