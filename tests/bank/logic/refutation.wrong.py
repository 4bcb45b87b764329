# %% all_pairs from right/saturation: mistake: two pairs at once
# new = known[i] - {(name, sign)} | known[j] - {(name, not sign)} => new = {x for x in known[i] if (x[0], not x[1]) not in known[j]} | {x for x in known[j] if (x[0], not x[1]) not in known[i]}
# %% from_union from right/saturation: mistake: both literals taken from the union
# new = known[i] - {(name, sign)} | known[j] - {(name, not sign)} => new = (known[i] | known[j]) - {(name, sign), (name, not sign)}
# %% counted_from_zero from right/saturation: mistake: none that is known
# {"from": [i, j], => {"from": [i - len(clauses), j - len(clauses)],
# %% first_round from right/saturation: mistake: given clauses only
# for i in range(len(known)) => for i in range(len(clauses))
# range(i): => range(min(i, len(clauses))):
# while frozenset() not in known and found: => for _ in [0]:
# %% no_last from right/saturation: mistake: last step missing
#                               if not new:
# -                                 return steps
# +                                 return steps[:-1]
# %% units from right/saturation: mistake: only with single literals
# if (name, not sign) in known[j]: => if (name, not sign) in known[j] and 1 in (len(known[i]), len(known[j])):
# %% empty_when_none from right/saturation: mistake: none that is known
# else a_model(clauses) => else []
# %% second_clause_whole from right/saturation: mistake: none that is known
# known[j] - {(name, not sign)} => known[j]
