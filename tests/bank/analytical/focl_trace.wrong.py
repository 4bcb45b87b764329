# %% believing from right/from_tuples: mistake: theory believed
#               best, chosen = 1e-12, None
# +             def gains(new):
# +                 a, b = rows_of(left, new), rows_of(negatives, new)
# +                 return a and len(a) / (len(a) + len(b)) > len(left) / (len(left) + len(negatives))
# +             theirs = [new for new in list(candidates(body, 0))[-len(bodies):] if bodies and gains(new)]
# for new in candidates(body, len(steps)): => for new in (theirs if theirs and not body else candidates(body, len(steps))):
# %% only_foil from right/from_tuples: mistake: theory left out
# for b in bodies: => for b in []:
# %% not_rewritten from right/from_tuples: mistake: bodies not rewritten
# for b in bodies: => for b in [b for b in bodies if not any(t.count("q") > 1 for a in b for t in a)]:
# %% not_rewritten_at_all from right/from_tuples: mistake: bodies not rewritten
# if clauses: => if False:
# %% keeping from right/from_tuples: mistake: covered examples not removed
# -     left, steps = [tuple(p) for p in positives], []
# +     left, steps, todo = [tuple(p) for p in positives], [], {tuple(p) for p in positives}
# while left: => while todo:
# -         left = [p for p in left if p not in covered]
# +         if not todo & covered:
# +             return steps
# +         todo -= covered
# %% no_new from right/from_tuples: mistake: no new variables
# for v in old + ["N%d" % len(old)]] => for v in old]
# %% by_examples from right/recursive: mistake: examples counted for bindings
#       counter = [0]
# +     def ex(rows):
# +         return len({tuple(r[v] for v in head[1:]) for r in rows})
# p1, t = sum(map(len, after)), sum(1 for each in after if each) => p1 = t = ex([r for e in after for r in e])
# n1 = sum(len(solutions(new, row)) for row in neg) => n1 = ex([r for row in neg for r in solutions(new, row)])
# math.log(len(pos) / (len(pos) + len(neg)), 2) => math.log(ex(pos) / (ex(pos) + ex(neg)), 2)
# %% atom_by_atom from right/recursive: mistake: none that is known
# options = operational([head])  if => options = [[a] for o in operational([head]) for a in o] if
# %% not_multiplied from right/from_tuples: mistake: none that is known
# gain = t * => gain = 1 *
# %% new_bindings from right/from_tuples: mistake: none that is known
# gain = t * => gain = p1 *
# %% variables_shared from right/from_tuples: mistake: new variables share their names
# names.get(t, f"{t}q{n}q{k}") => names.get(t, t)
# %% first_clause_only from right/from_tuples: mistake: one clause for each atom
# clauses = [c for c in theory if c[0][0] == atom[0]] => clauses = [c for c in theory if c[0][0] == atom[0]][:1]
