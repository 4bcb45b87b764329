# %% carried_over from right/plain: mistake: rows not restored for the next class
#       steps = []
# +     pool = list(range(len(rows)))
# -         pool = list(range(len(rows)))
# %% by_share from right/plain: mistake: accuracy
# if best is None or (Fraction(p + 1, len(t) + 2), p) > best[0] => if best is None or (Fraction(p, len(t)), p) > best[0]
# best = ((Fraction(p + 1, len(t) + 2), p), a, v) => best = ((Fraction(p, len(t)), p), a, v)
# %% every_class from right/plain: mistake: one for each class
# if best is None or (Fraction(p + 1, len(t) + 2), p) > best[0] => if best is None or (Fraction(p + 1, len(t) + len(classes)), p) > best[0]
# best = ((Fraction(p + 1, len(t) + 2), p), a, v) => best = ((Fraction(p + 1, len(t) + len(classes)), p), a, v)
# %% all_removed from right/plain: mistake: covered rows of other classes removed
#  if i not in inside or rows[i][target] != c] =>  if i not in inside]
# %% class_listed from right/plain: mistake: only rows of the class listed
# "left": pool => "left": [i for i in pool if rows[i][target] == c]
# %% no_better from right/plain: mistake: stops when no condition helps
#                   _, a, v = best
# +                 n = sum(rows[i][target] == c for i in inside)
# +                 if best[0][0] <= Fraction(n + 1, len(inside) + 2):
# +                     break
# %% counted_from_one from right/plain: mistake: none that is known
# "left": pool => "left": [i + 1 for i in pool]
# %% never_more_than_one from right/plain: mistake: none that is known
# while free and any => while len(body) < 1 and free and any
# %% one_on_top_only from right/plain: mistake: none that is known
# if best is None or (Fraction(p + 1, len(t) + 2), p) > best[0] => if best is None or (Fraction(p + 1, len(t) + 1), p) > best[0]
# best = ((Fraction(p + 1, len(t) + 2), p), a, v) => best = ((Fraction(p + 1, len(t) + 1), p), a, v)
# %% most_rows from right/plain: mistake: none that is known
# if best is None or (Fraction(p + 1, len(t) + 2), p) > best[0] => if best is None or (p, -len(t)) > best[0]
# best = ((Fraction(p + 1, len(t) + 2), p), a, v) => best = ((p, -len(t)), a, v)
