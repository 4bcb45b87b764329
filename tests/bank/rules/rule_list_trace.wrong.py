# %% only_purity from right/plain: mistake: only purity counts
# key = (purity(t), len(t), purity([i for i in inside if i not in t])) => key = purity(t)
# %% others_kept from right/plain: mistake: covered rows of other classes kept
# left = [i for i in left if i not in inside] => left = [i for i in left if i not in inside or rows[i][target] != label]
# %% default_of_all from right/plain: mistake: default of all rows
# "label": counts.most_common(1)[0][0], "left": [] => "label": Counter(r[target] for r in rows).most_common(1)[0][0], "left": []
# %% strict from right/plain: mistake: default one row late
# if max(counts.values()) <= min_class => if max(counts.values()) < min_class
# %% to_the_end from right/plain: mistake: no early default
# if max(counts.values()) <= min_class => if max(counts.values()) <= 0
# %% whole_table from right/plain: mistake: rules learned from all rows
# inside, body = left, [] => inside, body = list(range(len(rows))), []
#           out.append({"body": body, "label": label, "left": left})
# +         if len(out) > 20: return out
# %% limit_of_rows from right/plain: mistake: none that is known
# if max(counts.values()) <= min_class => if len(left) <= min_class
# %% no_rest from right/plain: mistake: none that is known
# key = (purity(t), len(t), purity([i for i in inside if i not in t])) => key = (purity(t), -len(t))
# %% without_minimum from right/plain: mistake: none that is known
#  and len(inside) >= min_coverage =>  
# %% label_left from right/plain: mistake: none that is known
# label = Counter(rows[i][target] for i in inside).most_common(1)[0][0] => label = counts.most_common(1)[0][0]
