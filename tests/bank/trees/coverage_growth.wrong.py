# %% children_stay from right/recursive: mistake: children left in the place of their parent
# ranked = sorted(current, key=lambda s: (s[0] / (s[0] + s[1]), s[0] + s[1]), reverse=True) => ranked = list(current)
# current.remove(pair(part)) => place = current.index(pair(part))
# current.extend(pair(g) for _, g in groups) => current[place:place + 1] = [pair(g) for _, g in groups]
# %% positives from right/recursive: mistake: most positives first
# sorted(current, key=lambda s: (s[0] / (s[0] + s[1]), s[0] + s[1]), reverse=True) => sorted(current, reverse=True)
# %% smaller_first from right/queue: mistake: smaller leaf first among equal shares
# , -sum(s))) => , sum(s)))
# %% levels from right/queue: mistake: breadth first
# stack.pop() => stack.pop(0)
# stack += reversed(children) => stack += children
# %% parent_stays from right/recursive: mistake: parent kept
# -         current.remove(pair(part))
# %% negatives_first from right/queue: mistake: negatives first
# {"segments": segments, => {"segments": [s[::-1] for s in segments],
# %% no_half_pairs from right/queue: mistake: pairs within a leaf count nothing
# won += p * n / 2 + => won +=
# %% last_branch_first from right/queue: mistake: none that is known
# stack += reversed(children) => stack += children
# %% pure_leaves_not_split from right/recursive: mistake: none that is known
# if not isinstance(node, dict): => if not isinstance(node, dict) or 0 in pair(part):
# %% area_of_the_last from right/queue: mistake: none that is known
# return steps => return [{**step, "auc": steps[-1]["auc"]} for step in steps]
# %% first_other_class from right/queue: mistake: one other class only
#   def coverage_growth(tree, rows, target, positive):
# +     other = next(row[target] for row in rows if row[target] != positive)
# +     rows = [row for row in rows if row[target] in (positive, other)]
