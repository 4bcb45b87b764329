# %% swept_from_one: mistake: first reward discounted
def discounted_return(rewards, gamma):
    total = 0.0
    for k, r in enumerate(rewards):
        total += gamma ** (k + 1) * r
    return total
# %% swept_plain_sum from swept_from_one: mistake: not discounted
# gamma ** (k + 1) * r => r
# %% swept_once from swept_from_one: mistake: discounted once
# gamma ** (k + => (gamma if k else
# %% swept_linear from swept_from_one: mistake: multiples for powers
# gamma ** (k + => (gamma * k if k else
# %% swept_reversed from swept_from_one: mistake: from the wrong end
# rewards) => rewards[::-1])
# (k + 1) => k
# %% swept_divided from swept_from_one: mistake: mean instead of sum
# (k + 1) => k
# n total => n total / len(rewards) if rewards else 0
