# %% carried_over from right/plain: mistake: rows not restored for the next class
#       steps = []
# +     pool = list(range(len(rows)))
# -         pool = list(range(len(rows)))
# %% by_estimate from right/plain: mistake: Laplace's estimate
# if best is None or (Fraction(p, len(t)), p) > best[0] => if best is None or (Fraction(p + 1, len(t) + 2), p) > best[0]
# best = ((Fraction(p, len(t)), p), a, v) => best = ((Fraction(p + 1, len(t) + 2), p), a, v)
# %% first_of_equals from right/plain: mistake: more covered rows not preferred
# if best is None or (Fraction(p, len(t)), p) > best[0] => if best is None or Fraction(p, len(t)) > best[0]
# best = ((Fraction(p, len(t)), p), a, v) => best = (Fraction(p, len(t)), a, v)
# %% class_only from right/plain: mistake: only rows of the class removed
# pool = [i for i in pool if i not in inside] => pool = [i for i in pool if i not in inside or rows[i][target] != c]
# %% class_listed from right/plain: mistake: only rows of the class listed
# "left": pool => "left": [i for i in pool if rows[i][target] == c]
# %% whole_table from right/plain: mistake: rules learned from all rows
# body, inside = [], pool => body, inside = [], list(range(len(rows)))
#               pool = [i for i in pool if i not in inside]
# +             if len(steps) > 20: return steps
# %% counted_from_one from right/plain: mistake: none that is known
# "left": pool => "left": [i + 1 for i in pool]
# %% never_more_than_one from right/plain: mistake: none that is known
# while free and any => while len(body) < 1 and free and any
# %% most_rows from right/plain: mistake: none that is known
# if best is None or (Fraction(p, len(t)), p) > best[0] => if best is None or (p, Fraction(p, len(t))) > best[0]
# best = ((Fraction(p, len(t)), p), a, v) => best = ((p, Fraction(p, len(t))), a, v)
