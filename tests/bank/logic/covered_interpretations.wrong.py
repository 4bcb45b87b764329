# %% one_will_do from right/violations: mistake: one clause is enough
# if not any(map(violated, hypothesis)): => if not hypothesis or not all(map(violated, hypothesis)):
# %% all_heads from right/violations: mistake: all atoms of the head needed
# any(all(fill(h, theta) not in model for h in heads) for theta => any(not heads or any(fill(h, theta) not in model for h in heads) for theta
# %% one_round from right/violations: mistake: none that is known
#               model |= new
# +             break
# %% no_background from right/all_values: mistake: background left out
# for head, body in background: => for head, body in []:
# %% satisfiable from right/all_values: mistake: none that is known
# return all(any((a in true) == sign => return any(any((a in true) == sign
# %% variables_apart from right/violations: mistake: none that is known
# yield from match(body[1:], facts, new) => yield from (match(body[1:], facts, new) if len(set(new.values())) == len(new) else ())
# %% needs_answer from right/violations: mistake: empty bodies not covered
# if not any(map(violated, hypothesis)): => if not any(map(violated, hypothesis)) and all(any(True for _ in match([l[1] for l in c if l[0] == "not"], model, {})) for c in hypothesis):
# %% body_found from right/violations: mistake: bodies only
# return any(all(fill(h, theta) not in model for h in heads) for theta in match(body, model, {})) => return not list(match(body, model, {}))
# %% once_is_enough from right/violations: mistake: one instance is enough
# return any(all(fill(h, theta) not in model for h in heads) for theta in match(body, model, {})) => return not any(any(fill(h, theta) in model for h in heads) for theta in match(body, model, {}))
