# %% fewest_marks from right/extensions: mistake: question marks counted
# -     S = [h for h in hypotheses if not any(above(h, o) and o != h for o in hypotheses)]
# +     marks = [h.count("?") for h in hypotheses]
# +     S = [h for h in hypotheses if h.count("?") == min(marks)]
# -     G = [h for h in hypotheses if not any(above(o, h) and o != h for o in hypotheses)]
# +     G = [h for h in hypotheses if h.count("?") == max(marks)]
# %% most from right/extensions: mistake: majority vote
# votes = {above(h, x) for h in hypotheses} => votes = [above(h, x) for h in hypotheses]
# "unknown" if len(votes) == 2 else "yes" if True in votes else "no" => "yes" if sum(votes) * 2 > len(votes) else "no"
# %% no_if_not_all from right/extensions: mistake: unknown taken for no
# "unknown" if len(votes) == 2 else "yes" if True in votes else "no" => "yes" if votes == {True} else "no"
# %% one_general from right/conditions: mistake: none that is known
# all(facts[h] <= own for h in lowest) => any(facts[h] <= own for h in highest)
# %% first_of_g from right/conditions: mistake: none that is known
# any(facts[h] <= own for h in highest) => facts[max(highest)] <= own
# %% swapped from right/extensions: mistake: S and G exchanged
# return {"S": S, "G": G, "labels": labels} => return {"S": G, "G": S, "labels": labels}
# %% any_covers from right/extensions: mistake: one that covers is enough
# "unknown" if len(votes) == 2 else "yes" if True in votes else "no" => "yes" if True in votes else "no"
# %% any_s from right/conditions: mistake: labels of one member of S
# all(facts[h] <= own for h in lowest) => any(facts[h] <= own for h in lowest)
# %% all_g from right/conditions: mistake: labels of all members of G
# any(facts[h] <= own for h in highest) => all(facts[h] <= own for h in highest)
