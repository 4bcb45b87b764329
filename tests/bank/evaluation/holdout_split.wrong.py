# %% slice_from_minus_zero: mistake: none that is known
def holdout_split(order, share):
    k = round(len(order) * share)
    return {"train": order[:-k], "test": order[-k:]}
# %% base
def holdout_split(order, share):
    n = len(order)
    k = round(n * share)
    return {"train": order[:n - k], "test": order[n - k:]}
# %% cut_off from base: mistake: size cut off
# round(n * share) => int(n * share)
# %% last_of_the_table from base: mistake: order not used
# k = round(n * share) => k = n - round(n * share)
# return {"train": order[:n - k], "test": order[n - k:]} => return {"train": list(range(k)), "test": list(range(k, n))}
# %% trains_on_the_share from base: mistake: share for training
# return {"train": order[:n - k], "test": order[n - k:]} => return {"train": order[:k], "test": order[k:]}
# %% trains_on_all from base: mistake: trained on all
# "train": order[:n - k], => "train": list(order),
# %% rounded_up from base: mistake: size rounded up
# k = round(n * share) => k = -int(-(n * share) // 1)
# %% first_ones from base: mistake: first ones held out
# return {"train": order[:n - k], "test": order[n - k:]} => return {"train": order[k:], "test": order[:k]}
