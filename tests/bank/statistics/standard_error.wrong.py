# %% bound_round2: mistake: none that is known
def standard_error(p, n):
    return (round(p, 2) * (1 - round(p, 2)) / n) ** .5
# %% bound_capn5: mistake: none that is known
def standard_error(p, n):
    return (p * (1 - p) / min(n, 10**5)) ** .5
