# %% no_none from right/plain: mistake: None forgotten
# -     if "?" not in hypothesis:
# -         below.append(None)
# %% first_mark from right/plain: mistake: only the first question mark
# -         else:
# +         elif "?" not in hypothesis[:i]:
# %% values_in_use from right/plain: mistake: none that is known
# for value in domains[i]: => for value in domains[i][:2]:
# %% other_place from right/plain: mistake: none that is known
# for value in domains[i]: => for value in domains[0]:
# %% none_always_below from right/plain: mistake: none that is known
# -     if "?" not in hypothesis:
# -         below.append(None)
# +     below.append(None)
# %% swapped from right/plain: mistake: above and below exchanged
# return {"above": above, "below": below} => return {"above": below, "below": above}
# return {"above": list(product(*domains)), "below": []} => return {"below": list(product(*domains)), "above": []}
# %% all_above from right/brute_force: mistake: everything above
# above = [h for h, e in up if not any(f < e for _, f in up)] => above = [h for h, e in up]
# %% all_below from right/brute_force: mistake: several specialised at once
# below = [h for h, e in down if not any(f > e for _, f in down)] => below = [h for h, e in down if h is not None] or [h for h, e in down]
# %% behind from right/plain: mistake: only places behind the last value
# -         else:
# +         elif all(v == "?" for v in hypothesis[i:]):
# %% none_on_top from right/plain: mistake: None above everything
# return {"above": above, "below": below} => return {"above": above or [None], "below": below}
