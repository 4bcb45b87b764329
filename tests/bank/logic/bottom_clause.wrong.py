# %% forwards from right/two_sets: mistake: only forwards
# elif len(missing) == 1 and conclusion in false: => elif False:
# %% all_missing from right/two_sets: mistake: every atom of a body denied
# elif len(missing) == 1 and conclusion in false: => elif conclusion in false:
# %% one_round from right/worklist: mistake: one step
# if not units: => if not units or len(known) > len(body) + 1:
# %% signs_turned from right/worklist: mistake: none that is known
# ["not", back(atom)] if sign else back(atom) => back(atom) if sign else ["not", back(atom)]
# %% known_constants_only from right/worklist: mistake: none that is known
# for values in product(sorted(things), repeat=len(names)): => for values in product(sorted(t for t in things if t[0] == "?"), repeat=len(names)):
# %% no_body from right/two_sets: mistake: none that is known
# if true else "" => if False else ""
