# %% harmless_dropped from right/plain: mistake: dropped without a gain
# now = sum(covers(body, rows[i]) for i in left) => now = sum(covers(body, rows[i]) for i in left) - 1
# %% first_found from right/plain: mistake: first condition that may go
# now, best = n, short => now, best = 10**6, short
# %% covered_too from right/plain: mistake: covered rows counted
#       out = []
# +     every = left
# now = sum(covers(body, rows[i]) for i in left) => now = sum(covers(body, rows[i]) for i in every)
# n = sum(covers(short, rows[i]) for i in left) => n = sum(covers(short, rows[i]) for i in every)
# %% from_the_last from right/plain: mistake: last row as seed
# rows[left[0]].items() => rows[left[-1]].items()
# %% too_far from right/plain: mistake: one condition too many dropped
# if not any(covers(short, r) for r in negative) and n > now: => if n > now:
# %% all_listed from right/plain: mistake: rows of other classes listed
# "left": left} => "left": left + [i for i, r in enumerate(rows) if r[target] != positive]}
# %% seed_only_removed from right/plain: mistake: none that is known
# left = [i for i in left if not covers(body, rows[i])] => left = left[1:]
# %% one_dropped from right/plain: mistake: none that is known
# body = best => body = best; break
# %% covered_listed from right/plain: mistake: none that is known
# "left": left} => "left": [i for i, r in enumerate(rows) if covers(body, r)]}
# %% nothing_dropped from right/plain: mistake: none that is known
# body = best => break
# %% all_that_may_go from right/plain: mistake: all at once
# now, best = n, short => best = [d for d in (body if best is None else best) if d != c]
