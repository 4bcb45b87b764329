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
# %% inside_out from right/rewritten: mistake: quantifiers in the other order
# else value(f) for f in formulas] => else value(swapped(f)) for f in formulas]
#       domain = interpretation["domain"]
# +     def swapped(f):
# +         if f[0] in ("forall", "exists"):
# +             g = f[2]
# +             if g[0] in ("forall", "exists") and g[0] != f[0]:
# +                 return [g[0], g[1], [f[0], f[1], swapped(g[2])]]
# +             return [f[0], f[1], swapped(g)]
# +         return [f[0], *map(swapped, f[1:])] if f[0] in ("not", "and", "or", "->", "<-", "<->") else f
# %% bound_somewhere from right/rewritten: mistake: bound because it is bound elsewhere
# return [sorted(set(free(f))) if free(f) else value(f) for f in formulas] => return [sorted(set(free(f)) - bound(f)) or value(closed(f)) for f in formulas]
#       domain = interpretation["domain"]
# +     def bound(f):
# +         return {name for name in free(f) if "forall %s " % name in flat(f) or "exists %s " % name in flat(f)}
# +     def flat(f):
# +         return f + " " if isinstance(f, str) else "".join(map(flat, f))
# +     def closed(f):
# +         for name in set(free(f)):
# +             f = ["forall", name, f]
# +         return f
# %% for_all_at_once from right/rewritten: mistake: free variables taken for all objects
# return [sorted(set(free(f))) if free(f) else value(f) for f in formulas] => return [value(closed(f)) for f in formulas]
#       domain = interpretation["domain"]
# +     def closed(f):
# +         for name in set(free(f)):
# +             f = ["forall", name, f]
# +         return f
# %% all_different from right/by_assignments: mistake: different variables, different objects
# for each in product(D, repeat=len(names))] => for each in product(D, repeat=len(names)) if len(set(each)) == len(each)]
# for d in D)} => for d in D if all(e[n] != d for n in names if n != f[1]))}
# %% one_sided from right/by_assignments: mistake: none that is known
# "<->": everything - (a ^ b) => "<->": (everything - a) | b
# %% in_order_of_places from right/rewritten: mistake: none that is known
# sorted(set(free(f))) => list(dict.fromkeys(free(f)))
# %% repeated from right/rewritten: mistake: none that is known
# sorted(set(free(f))) => sorted(free(f))
