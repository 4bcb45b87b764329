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
