# %% nats from right/plain: mistake: natural logarithm
# import log2 => import log as log2
# %% not_squared from right/plain: mistake: gain not squared
# G ** 2 / C => G / C
# %% all_squared from right/plain: mistake: whole fraction squared
# G ** 2 / C => (G / C) ** 2
# %% doubled from right/plain: mistake: twice the gain
# 2 ** G - 1 => 2 * G - 1
# %% outer_power from right/plain: mistake: power of the whole fraction
# (2 ** G - 1) / (C + 1) ** w => ((2 ** G - 1) / (C + 1)) ** w
# %% no_one from right/plain: mistake: cost without the 1
# (C + 1) ** w => C ** w
# %% no_w from right/plain: mistake: importance left out
# (C + 1) ** w => (C + 1)
# %% plain_gain from right/plain: mistake: none that is known
# (2 ** G - 1) / => G /
