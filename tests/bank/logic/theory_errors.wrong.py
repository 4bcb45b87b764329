# %% hypothesis_alone from right/joins: mistake: background not used
# [*hypothesis, *background] => hypothesis
# %% from_nothing from right/joins: mistake: body of the example not assumed
# -         for name, *terms in body:
# -             table.setdefault(name, set()).add(tuple(map(fresh, terms)))
# %% what_is_right from right/joins: mistake: covered positives, uncovered negatives
# if not proves(positives[place]) => if proves(positives[place])
# if proves(negatives[place]) => if not proves(negatives[place])
# %% injective from right/joins: mistake: different variables, different constants
# for bound in list(solutions(conditions, table, {})): => for bound in [b for b in solutions(conditions, table, {}) if len(set(b.values())) == len(b)]:
# %% each_clause_once from right/joins: mistake: none that is known
# if sum(map(len, table.values())) == before: => if True:
# return False => return tuple(map(fresh, goal_terms)) in table.get(goal, ())
# %% positives_twice from right/backward: mistake: none that is known
# enumerate(negatives) if covered(e) => enumerate(positives) if covered(e)
# %% first_clause from right/joins: mistake: none that is known
# [*hypothesis, *background] => [*hypothesis[:1], *background]
# %% hypothesis_last from right/joins: mistake: one step
# [*hypothesis, *background] => background
# return False => return any(tuple(bound.get(t, t) for t in terms) == tuple(map(fresh, goal_terms)) for (name, *terms), conditions in hypothesis if name == goal for bound in solutions(conditions, table, {}))
# %% some_values from right/joins: mistake: variables of an example filled in
#           return True
# +     from itertools import product
# +     def somehow(example):
# +         atoms = [example[0], *example[1]]
# +         terms = list(dict.fromkeys(t for atom in atoms for t in atom[1:]))
# +         names = [t for t in terms if t[:1].isupper()]
# +         for values in product(terms, repeat=len(names)):
# +             head, *body = [[atom[0], *[dict(zip(names, values)).get(t, t) for t in atom[1:]]] for atom in atoms]
# +             if proves([head, body]):
# +                 return True
# +         return False
# if not proves(positives[place])] => if not somehow(positives[place])]
# if proves(negatives[place])] => if somehow(negatives[place])]
