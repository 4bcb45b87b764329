# %% only_longer from right/lists: mistake: specialised only
# children = [now + [[c]] for c in literals] => children = [now]
# %% only_wider from right/lists: mistake: generalised only
# children += [now[:i] + [term + [c]] + now[i + 1:] for c in literals if c[0] not in used] => children += []
# %% positives from right/lists: mistake: wrong no only
# wrong += says != (row[target] == "yes") => wrong += not says and row[target] == "yes"
# %% any_better from right/lists: mistake: first better child
# best = min(children, key=errors) => best = next((c for c in children[len(literals):] + children[:len(literals)] if errors(c) < errors(now)), now)
# %% terms_of_one from right/lists: mistake: none that is known
# now[:i] + [term + [c]] + now[i + 1:] => now[:i] + [[c]] + now[i + 1:]
# %% all_terms from right/lists: mistake: none that is known
# any(all( => all(all(
# %% alarms from right/lists: mistake: wrong yes only
# wrong += says != (row[target] == "yes") => wrong += says and row[target] != "yes"
# %% level from right/lists: mistake: goes on without improving
# if errors(best) >= errors(now): => if errors(best) > errors(now) or len(out) > 30:
