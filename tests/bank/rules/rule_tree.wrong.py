# %% plain
def rule_tree(rules, rows, target, positive):
    p = sum(r[target] == positive for r in rows)
    counts = [p, len(rows) - p]
    if not rules:
        return {"counts": counts}
    (name, body), rest = rules[0], rules[1:]
    yes = [r for r in rows if all(r[a] == v for a, v in body)]
    no = [r for r in rows if not all(r[a] == v for a, v in body)]
    return {"test": name, "counts": counts, "branches": {"yes": rule_tree(rest, yes, target, positive), "no": rule_tree(rest, no, target, positive)}}
# %% like_a_list from plain: mistake: no further rule after a yes
# rule_tree(rest, yes, => rule_tree([], yes,
# %% pure from plain: mistake: pure nodes not split
# if not rules: => if not rules or 0 in counts:
# %% empty from plain: mistake: empty nodes not split
# if not rules: => if not rules or not rows:
# %% turned from plain: mistake: branches exchanged
# rule_tree(rest, yes, => rule_tree(rest, no ,
# rule_tree(rest, no, => rule_tree(rest, yes, 
# %% negatives from plain: mistake: negatives first
# [p, len(rows) - p] => [len(rows) - p, p]
# %% single from plain: mistake: all rows counted at every test
# def rule_tree(rules, rows, target, positive): => def rule_tree(rules, every, target, positive, rows=None):
# +     rows = every if rows is None else rows
# yes = [r for r in rows if all => yes = [r for r in every if all
# no = [r for r in rows if not all => no = [r for r in every if not all
# rule_tree(rest, yes, target, positive) => rule_tree(rest, every, target, positive, yes)
# rule_tree(rest, no, target, positive) => rule_tree(rest, every, target, positive, no)
# %% backwards from plain: mistake: last rule on top
# (name, body), rest = rules[0], rules[1:] => (name, body), rest = rules[-1], rules[:-1]
# %% any_condition from plain: mistake: none that is known
# yes = [r for r in rows if all( => yes = [r for r in rows if any(
# no = [r for r in rows if not all( => no = [r for r in rows if not any(
# %% row_in_both from plain: mistake: none that is known
# no = [r for r in rows if not all(r[a] == v for a, v in body)] => no = rows
# %% no_empty_branch from plain: mistake: none that is known
#       no = [r for r in rows if not all(r[a] == v for a, v in body)]
# +     if not yes: return rule_tree(rest, no, target, positive)
# %% labels_in_leaves from plain: mistake: none that is known
# return {"counts": counts} => return max([r[target] for r in rows], default=positive)
# %% root_counts from plain: mistake: none that is known
# def rule_tree(rules, rows, target, positive): => def rule_tree(rules, rows, target, positive, top=None):
# return {"test": name, "counts": counts, => top = top or counts; return {"test": name, "counts": top,
# rule_tree(rest, yes, target, positive) => rule_tree(rest, yes, target, positive, top)
# rule_tree(rest, no, target, positive) => rule_tree(rest, no, target, positive, top)
