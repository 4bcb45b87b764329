# %% apart from right/all_values: mistake: different values only
#           theta = dict(zip(names, values))
# +         if len(set(values)) < len(values):
# +             continue
# %% of_facts from right/all_values: mistake: constants of the facts only
#       true = {tuple(f) for f in facts}
# +     constants = [c for c in constants if any(c in f[1:] for f in facts)]
# %% body_only from right/all_values: mistake: literals without not passed over
# for negated, a in atoms): => for negated, a in atoms if negated):
# %% one_false from right/all_values: mistake: some literal is false
# if all(((a[0],) => if any(((a[0],)
# %% every_head from right/all_values: mistake: all the other literals needed
#           theta = dict(zip(names, values))
# +         heads = [(a[0],) + tuple(theta.get(t, t) for t in a[1:]) in true for negated, a in atoms if not negated]
# if all(((a[0],) => if not (heads and all(heads)) and all(((a[0],)
# for negated, a in atoms): => for negated, a in atoms if negated):
# %% witness from right/all_values: mistake: none that is known
# in true) == negated for => in true) != negated for
# %% capitals from right/all_values: mistake: none that is known
# if t[0] == "_" or t[0].isupper())) => if t[0].isupper()))
# %% body_values from right/matching: mistake: none that is known
#           if free:
# -             for c in reversed(constants):
# +             for c in sorted(set(theta.values())):
# %% nothing_false from right/all_values: mistake: none that is known
# return theta => return theta or None
# %% one_pass from right/matching: mistake: none that is known
#                       if ok:
# -                         yield from extend(atoms[1:], new)
# +                         yield from extend(atoms[1:], new)
# +                         break
