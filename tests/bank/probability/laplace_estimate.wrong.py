# %% blind/below_two: mistake: two added to the total
def laplace_estimate(count, total, values):
    return (count + 1) / (total + 2)
# %% blind/above from blind/below_two: mistake: one added to the count only
# (total + 2) => total if total else 1.0
# %% blind/below_one from blind/below_two: mistake: one added to the total
# total + 2 => total + 1
# %% blind/below_only from blind/below_two: mistake: nothing added to the count
# (count + 1) / (total + 2) => count / (total + values)
# %% blind/frequency from blind/below_two: mistake: nothing added
# return (count + 1) / (total + 2) => if total == 0:
# +         return 0.0
# +     return count / total
# %% blind/m_estimate from blind/below_two: mistake: none that is known
# count + 1 => count + 2 / values
# %% share: mistake: one trial added in all
def laplace_estimate(count, total, values): return (count+1/values)/(total+1)
