# %% queue from right/listed: mistake: breadth first
# todo = [h[:i] + [v] + h[i + 1:] for i in range(last + 1, len(h)) for v in domains[i]] + todo => todo += [h[:i] + [v] + h[i + 1:] for i in range(last + 1, len(h)) for v in domains[i]]
# %% all_marks from right/listed: mistake: every question mark replaced
# for i in range(last + 1, len(h)) => for i in range(len(h)) if h[i] == "?"
# %% negatives_first from right/listed: mistake: too general before too specific
# "too specific" if missed else "too general" if wrong else "consistent" => "too general" if wrong else "too specific" if missed else "consistent"
# %% pushed_as_listed from right/stack: mistake: last specialisation first
# reversed(range(place, n)) => range(place, n)
# reversed(domains[i]) => domains[i]
# %% values_last_first from right/stack: mistake: none that is known
# reversed(domains[i]) => domains[i]
# %% one_missed from right/listed: mistake: none that is known
# missed = any(l == "yes" and not covers(h, x) for x, l in examples) => missed = not any(l == "yes" and covers(h, x) for x, l in examples)
# %% next_only from right/listed: mistake: only the next item replaced
# for i in range(last + 1, len(h)) => for i in range(last + 1, min(last + 2, len(h)))
# %% early_count from right/listed: mistake: waiting counted before the children
#           wrong = any(l == "no" and covers(h, x) for x, l in examples)
# +         before = len(todo)
# "waiting": len(todo) => "waiting": before
