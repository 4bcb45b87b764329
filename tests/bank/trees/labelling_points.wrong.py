# %% positives_on_x from right/doubling: mistake: axes exchanged
# (x + (sign == "+") * negatives, y + (sign == "+") * positives) => (x + (sign == "+") * positives, y + (sign == "+") * negatives)
# %% minus_counted from right/doubling: mistake: leaves labelled minus counted
# (x + (sign == "+") * negatives, y + (sign == "+") * positives) => (x + (sign == "-") * negatives, y + (sign == "-") * positives)
# %% missed from right/doubling: mistake: missed positives counted
# y + (sign == "+") * positives => y + (sign == "-") * positives
# %% sign_in_front from right/doubling: mistake: last leaf first
# signs + sign: => sign + signs:
# %% rates from right/bits: mistake: rates instead of counts
# -         found[signs] = [sum(leaves[i][1] for i in chosen), sum(leaves[i][0] for i in chosen)]
# +         every = [max(1, sum(leaf[k] for leaf in leaves)) for k in (1, 0)]
# +         found[signs] = [sum(leaves[i][k] for i in chosen) / n for k, n in zip((1, 0), every)]
# %% never_all from right/bits: mistake: labellings of one sign left out
# range(2 ** n) => range(1, 2 ** n - 1)
# %% one_class_a_leaf from right/doubling: mistake: none that is known
# x + (sign == "+") * negatives, y + (sign == "+") * positives => x + (sign == "-") * negatives, y + (sign == "+") * positives
# %% orders_only from right/bits: mistake: none that is known
# range(2 ** n) => [2 ** k - 1 for k in range(n + 1)]
# %% sizes from right/bits: mistake: none that is known
# sum(leaves[i][1] for i in chosen) => sum(sum(leaves[i]) for i in chosen)
# %% last_leaf_forgotten from right/bits: mistake: none that is known
# n = len(leaves) => n = max(len(leaves) - 1, 1)
