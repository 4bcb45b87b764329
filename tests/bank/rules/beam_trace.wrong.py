# %% by_share from right/plain: mistake: accuracy
# return Fraction(p + 1, t + 2), body in beam => return Fraction(p, t), body in beam
# %% children_only from right/plain: mistake: old bodies dropped
# pool = [body for body in beam if body] => pool = []
# %% all_grow from right/bits: mistake: pure bodies made longer
# if mask & ~good: => if True:
# %% first_grows from right/plain: mistake: only the best body made longer
# for body in beam: => for body in sorted([b for b in beam if counts(b)[0] < counts(b)[1]], key=key, reverse=True)[:1]:
# %% newest from right/plain: mistake: longer bodies first
# return Fraction(p + 1, t + 2), body in beam => return Fraction(p + 1, t + 2), len(body)
#               return steps
# -         beam = new
# +         if len(steps) > 9: return steps
# +         beam = new
# %% repeated from right/plain: mistake: the same body twice
# if counts(new)[0] and new not in pool: => if counts(new)[0] and new not in beam:
# %% ties_as_they_come from right/plain: mistake: none that is known
# return Fraction(p + 1, t + 2), body in beam => return Fraction(p + 1, t + 2), sorted(body)
# %% pure_leave from right/plain: mistake: none that is known
# pool = [body for body in beam if body] => pool = [body for body in beam if body and counts(body)[0] < counts(body)[1]]
#               return steps
# +         if len(steps) > 9: return steps
# %% stops_at_first_pure from right/plain: mistake: none that is known
# if all(counts(body)[0] == counts(body)[1] for body in beam) => if any(counts(body)[0] == counts(body)[1] for body in beam)
# %% last_round_again from right/bits: mistake: none that is known
# if set(best) == set(beam): => if set(best) == set(beam) and not out.append([set(body) for body in best]):
# %% one_body from right/plain: mistake: none that is known
# sorted(pool, key=key, reverse=True)[:width] => sorted(pool, key=key, reverse=True)[:1]
# %% added_pairs from right/plain: mistake: none that is known
# steps.append([sorted(body) for body in beam]) => steps.append([sorted(body)[-1:] for body in beam])
# %% useless_ones from right/plain: mistake: none that is known
# if counts(new)[0] and new not in pool: => if counts(new)[1] and new not in pool:
