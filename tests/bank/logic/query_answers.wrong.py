# %% own_names from right/prover: mistake: variables keep their names
# return [atom[0]] + [f"{t}#{n}" if is_var(t) else t for t in atom[1:]] => return list(atom)
# %% once from right/prover: mistake: clauses renamed once
# n = next(numbers) => n = clauses.index([head, body])
# %% deeper from right/prover: mistake: one clause too deep
# if left else [] => if left >= 0 else []
# %% shallow from right/rounds: mistake: one clause less deep
# for _ in range(depth): => for _ in range(depth - 1):
# %% exists from right/prover: mistake: no proof for some value
#           if goal[0] == "not":
# +             things = {c for f in facts for c in f[1:]}
# +             v = next((t for t in goal[1][1:] if is_var(look(t, theta))), None)
# +             if v is not None:
# +                 if any(not any(True for _ in prove([goal[1]], {**theta, look(v, theta): c}, left)) for c in things):
# +                     yield from prove(rest, theta, left)
# +                 return
# %% no_negation from right/rounds: mistake: negated goals passed over
#                   if all(seen.setdefault(t, c) == c if isinstance(t, str) and t[0].isupper() else t == c for t, c in zip(atom[1:], fact[1:])):
# -                     return []
# +                     pass
# %% commits from right/prover: mistake: the first clause that fits
#                       for found in prove([fresh(g, n) for g in body], new, left - 1):
#                           yield from prove(rest, found, left)
# +                     break
# %% one_answer from right/prover: mistake: the first answer only
# -     return out
# +     return out[:1]
# %% facts_first from right/prover: mistake: none that is known
# for head, body in clauses if left else []: => for head, body in clauses if left and not any(unify(goal, f, theta) for f in facts) else []:
# %% at_most from right/rounds: mistake: none that is known
# if a < b else [] => if a <= b else []
# %% apart from right/rounds: mistake: none that is known
# return [a for i, a in enumerate(answers) if a not in answers[:i]] => return [a for i, a in enumerate(answers) if a not in answers[:i] and len(set(a.values())) == len(a)]
# %% false_is_none from right/prover: mistake: none that is known
# new = unify(goal, fact, theta) => new = unify(goal, fact, theta) or None
