# %% joined from right/recursive: mistake: terms of the first left as they are
# out = {v: put(t, second) for v, t in first.items()} => out = dict(first)
# %% first_only from right/recursive: mistake: pairs of the second left out
# if v not in first: => if False:
# %% second_wins from right/recursive: mistake: the second goes first
# if v not in first: => if True:
# %% turned from right/by_variables: mistake: the other order
# apply(apply(name, first), second) => apply(apply(name, second), first)
# %% one_by_one from right/by_variables: mistake: one pair after another
#           result[name] = apply(apply(name, first), second)
# +         term = apply(name, first)
# +         for v in second:
# +             term = apply(term, {v: second[v]}) if name in first else apply(name, second)
# +         result[name] = term
# %% flat from right/recursive: mistake: compound terms not gone into
# if isinstance(term, list): => if isinstance(term, list) and False:
# %% two_levels from right/recursive: mistake: none that is known
# [put(t, theta) for t in term[1:]] => [theta.get(t, t) if isinstance(t, str) else t for t in term[1:]]
# %% until_done from right/recursive: mistake: none that is known
# return theta[term] if isinstance(term, str) and term in theta else term => return put(theta[term], {v: t for v, t in theta.items() if v != term}) if isinstance(term, str) and term in theta else term
# %% functor_too from right/recursive: mistake: none that is known
# return [term[0]] + [put(t, theta) for t in term[1:]] => return [put(t, theta) for t in term if t != "via"]
# %% single_letters from right/recursive: mistake: none that is known
# isinstance(term, str) and term in theta => isinstance(term, str) and len(term) == 1 and term in "XY" and term in theta
