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
# %% head_alone from right/worklist: mistake: false atoms in the body
# [["not", back(atom)] if sign else back(atom) for sign, atom in known] => [back(known[0][1])] + [["not", back(atom)] for _, atom in known[1:]]
# %% left_ground from right/two_sets: mistake: constants not turned back
#       head, body = example
# +     seen = {t for h, b in background for a in [h, *b] for t in a[1:]} | {t for a in [head, *body] for t in a[1:]}
# +     free = [name for name in ("c%d" % n for n in range(1, 99)) if name not in seen]
# +     order = [t for t in dict.fromkeys(t for a in [head, *body] for t in a[1:]) if t[0].isupper()]
# +     new = {"$" + t: name for t, name in zip(order, free)}
# t.lstrip("$") => new.get(t, t)
# %% no_facts from right/two_sets: mistake: facts of the background left out
# ", ".join(sorted(map(show, true))) => ", ".join(sorted(show(a) for a in true if all(b or mark(h) != a for h, b in background)))
