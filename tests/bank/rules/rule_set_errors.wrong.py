# %% exchanged from right/row_by_row: mistake: the two words exchanged
# "consistent" if missed else "complete" if wrong => "complete" if missed else "consistent" if wrong
# %% all_rules from right/row_by_row: mistake: all rules at once
# fires = False => fires = bool(bodies)
# if all(row[name] == value for name, value in body): => if not all(row[name] == value for name, value in body):
# fires = True => fires = False
# %% labels_ignored: mistake: labels not asked
def rule_set_errors(bodies, rows, target, positive):
    fires = [any(all(row[a] == v for a, v in body) for body in bodies) for row in rows]
    labels = [row[target] == positive for row in rows]
    complete = all(f for f, y in zip(fires, labels) if y)
    consistent = not any(f for f, y in zip(fires, labels) if not y)
    verdict = "both" if complete and consistent else "complete" if complete else "consistent" if consistent else "neither"
    return {"missed": [i for i, f in enumerate(fires) if not f], "wrong": [i for i, f in enumerate(fires) if f], "verdict": verdict}
# %% errors_exchanged from right/by_sets: mistake: errors exchanged
# "missed": missed, "wrong": wrong => "missed": wrong, "wrong": missed
# %% any_condition from right/row_by_row: mistake: none that is known
# if all(row[name] == value for name, value in body): => if any(row[name] == value for name, value in body):
# %% last_rule_decides from right/row_by_row: mistake: none that is known
#             if all(row[name] == value for name, value in body): =>             fires = all(row[name] == value for name, value in body)
# -                 fires = True
# %% misses_counted_wrong from right/row_by_row: mistake: none that is known
# if row[target] != positive and fires: => if row[target] != positive and not fires:
# %% every_rule_complete from right/row_by_row: mistake: each rule alone
# if row[target] == positive and not fires: => if row[target] == positive and not all(all(row[name] == value for name, value in body) for body in bodies):
