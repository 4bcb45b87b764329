# %% no_factor from right/plain: mistake: factor left out
# -             pos *= factor
# %% other_class from right/plain: mistake: negatives multiplied
# pos *= factor => neg *= factor
# %% no_ratio from right/plain: mistake: class ratio left out
# pos /= clr => pos /= 1
# %% ratio_of_negatives from right/plain: mistake: negatives divided by the class ratio
# pos /= clr => neg /= clr
# %% sizes_before from right/plain: mistake: weights not corrected
#               pos *= factor
# +             size = pos + neg
# left += n * => left += size *
# total += n => total += size
# %% plain_mean from right/plain: mistake: branches not weighted
# left += n * => left += 1 *
# total += n => total += n > 0
# %% worst from right/plain: mistake: largest impurity
# float("inf") => -1
# < least - 1e-12 => > least + 1e-12
# %% smallest_sum from right/plain: mistake: branches not weighted
# left += n * => left += 1 *
# total += n => total = 1
# %% purest_branch from right/plain: mistake: none that is known
# left += n * => left = 1 *
