# %% no_check from right/robinson: mistake: occurs check left out
# def unifier(one, other): => def unifier(one, other, steps=[0]):
#       theta = {}
# +     steps[0] = 0
#       while one != other:
# +         steps[0] += 1
# +         if steps[0] > 6:
# +             return theta
# if not is_var(s) or inside(s, t): => if not is_var(s):
# %% apart from right/robinson: mistake: each argument by itself
# def unifier(one, other): => def pair(one, other):
#       return theta
# + def unifier(one, other):
# +     if one[0] != other[0]:
# +         return None
# +     theta = {}
# +     for a, b in zip(one[1:], other[1:]):
# +         found = pair(a, b)
# +         if found is None:
# +             return None
# +         theta.update(found)
# +     return theta
# %% left_side from right/robinson: mistake: one side only
#           if not is_var(s):
# -             s, t = t, s
# +             return None
# +         if s in theta.values() or str(s) in str(other0):
# +             return None
#   def unifier(one, other):
# +     other0 = other
# %% grounded from right/robinson: mistake: not most general
# -     return theta
# +     def fill(t):
# +         return [t[0]] + [fill(x) for x in t[1:]] if isinstance(t, list) else "bonn" if is_var(t) else t
# +     def names(t):
# +         return {v for x in t[1:] for v in names(x)} if isinstance(t, list) else {t} if is_var(t) else set()
# +     free = {v for t in [one, other] for v in names(t)}
# +     return {**{v: "bonn" for v in free}, **{v: fill(t) for v, t in theta.items()}}
# %% renamed_apart from right/robinson: mistake: none that is known
#       theta = {}
# +     def prime(t):
# +         return [t[0]] + [prime(x) for x in t[1:]] if isinstance(t, list) else t + "1" if is_var(t) else t
# +     other = prime(other)
# %% predicates_alike from right/robinson: mistake: none that is known
#       theta = {}
# +     if len(one) == len(other):
# +         other = [one[0], *other[1:]]
# %% false_for_none from right/robinson: mistake: none that is known
#           if not is_var(s) or inside(s, t):
# -             return None
# +             return {}
# %% direct_check_only from right/triangular: mistake: occurs check left out
# return None if occurs(t, s, theta) else {**theta, t: s} => return None if isinstance(s, list) and t in s else {**theta, t: s}
# def unify(s, t, theta): => def unify(s, t, theta, n=[0]):
#           s, t = look(s, theta), look(t, theta)
# +         n[0] += 1
# +         if n[0] > 300:
# +             return theta
# %% capitals_only from right/robinson: mistake: none that is known
# (t[0].isupper() or t[0] == "_") => len(t) == 1
