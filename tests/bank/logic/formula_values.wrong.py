# %% not_rebound from right/by_assignments: mistake: outer value kept
# return {key(e) for e in envs if test(tuple({**e, f[1]: d}[n] for n in inner) in good for d in D)} => return {key(e) for e in envs if test(tuple({f[1]: d, **e}[n] for n in inner) in good for d in D)}
# %% all_listed from right/by_assignments: mistake: all variables called free
# return [sorted(free(f)) or truths(f, []) == {()} for f in formulas] => return [sorted(every(f)) if free(f) else truths(f, []) == {()} for f in formulas]
#       D, R = interpretation["domain"], interpretation["relations"]
# +     every = lambda f: {x for x in str(f).replace("'", " ").split() if x[0].isupper()}
# %% first_argument from right/rewritten: mistake: none that is known
# in {tuple(row) for row in interpretation["relations"][op]} => in {tuple(row)[::-1] for row in interpretation["relations"][op]}
# %% arrows_exchanged from right/by_assignments: mistake: none that is known
# "->": (everything - a) | b, "<-": a | (everything - b) => "<-": (everything - a) | b, "->": a | (everything - b)
# %% joined from right/by_assignments: mistake: implication taken for a conjunction
# "->": (everything - a) | b, "<-": a | (everything - b) => "->": a & b, "<-": a & b
# %% not_looked_inside from right/rewritten: mistake: none that is known
# return variables(t[1]) if isinstance(t, list) else => return [] if isinstance(t, list) else
# %% none_for_open from right/rewritten: mistake: none that is known
# sorted(set(free(f))) if free(f) else value(f) => None if free(f) else value(f)
# %% exists_alone from right/rewritten: mistake: none that is known
# return any([value(replace(f[2], f[1], d)) for d in domain]) => return sum([value(replace(f[2], f[1], d)) for d in domain]) == 1
