# %% one_order from right/by_binomials: mistake: one order only
# comb(left, n) * p**n => p**n
# %% all_orders: mistake: all orders counted as different
from math import factorial, prod
def bag_probability(counts, probabilities):
    return factorial(sum(counts)) * prod(p**n for n, p in zip(counts, probabilities))
# %% not_powers from right/by_binomials: mistake: counts not used as powers
# comb(left, n) * p**n => comb(left, n) * (p * n if n else 1)
# %% binomials from right/by_binomials: mistake: words taken one by one, as binomials
# comb(left, n) * p**n => comb(sum(counts), n) * p**n * (1 - p) ** (sum(counts) - n)
# %% orders_alone from right/by_binomials: mistake: number of orders alone
# comb(left, n) * p**n => 1 / comb(left, n)
# %% unused_words_impossible from right/by_logarithms: mistake: none that is known
#           if n:
# -             if p == 0:
# -                 return 0.0
# +             if p == 0:
# +                 return 1.0
# %% short_texts from right/by_binomials: mistake: none that is known
# return result => return result if sum(counts) < 30 else 0.0
# %% with_replacement from right/by_binomials: mistake: none that is known
# left -= n => left -= 1
# %% zeros_are_impossible from right/by_binomials: mistake: none that is known
# return result => return result if all(probabilities) else 0.0
# %% at_least_these from right/by_binomials: mistake: none that is known
# p**n => p**n * (1 + p)
