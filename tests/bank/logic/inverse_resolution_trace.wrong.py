# %% constants_stay from right/with_lists: mistake: constants left as they are
# [put(l, step["names"]) for l in clause if l not in rest] + [put(opposite, step["names"])] => [l for l in clause if l not in rest] + [opposite]
# %% new_one_stays from right/with_lists: mistake: constants of the new literal left
# [put(opposite, step["names"])] => [opposite]
# %% sign from right/flat_sets: mistake: new literal not negated
# {(not one[0], *one[1:])} => {one}
# %% all_kept from right/flat_sets: mistake: literals of the parent kept
# (now - (parent - {one})) => now
# %% own_variables from right/with_lists: mistake: theta left out
#           gone = put(step["literal"], step["theta"])
# +         own = put(step["literal"], {})
#           opposite = gone[1] if gone[0] == "not" else ["not", gone]
# +         opposite = own[1] if own[0] == "not" else ["not", own]
# %% not_the_old from right/with_lists: mistake: none that is known
# [put(l, step["names"]) for l in clause if l not in rest] => [l for l in clause if l not in rest]
# %% each_name_once from right/with_lists: mistake: first place only
#           known = [put(l, step["theta"]) for l in step["parent"]]
# +         names = dict(step["names"])
# +         def once(literal):
# +             if literal[0] == "not":
# +                 return ["not", once(literal[1])]
# +             return [literal[0]] + [names.pop(t, t) for t in literal[1:]]
# [put(l, step["names"]) for l in clause if l not in rest] + [put(opposite, step["names"])] => [once(l) for l in clause if l not in rest] + [once(opposite)]
# %% theta_on_clause from right/with_lists: mistake: none that is known
# + [put(opposite, step["names"])] => + [put(opposite, step["names"])]; clause = [put(l, step["theta"]) for l in clause]
