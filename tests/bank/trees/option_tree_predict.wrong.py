# %% one_only from right/recursive: mistake: first option only
# for t in tree["options"]] => for t in tree["options"][:1]]
# %% passed_up from right/recursive: mistake: shares passed up
# -             results = votes
# %% unlike from right/recursive: mistake: none that is known
# len(results) for c in classes} => len(classes) for c in classes}
# %% votes_always from right/recursive: mistake: always votes
#   def option_tree_predict(tree, row, combine):
# +     combine = "vote"
# %% averages_always from right/recursive: mistake: always averages
#   def option_tree_predict(tree, row, combine):
# +     combine = "average"
# %% winner_only from right/exact: mistake: only the winner
# return Asker(row, combine).ask(tree) => found = Asker(row, combine).ask(tree)
# +     top = [c for c in found if found[c] == max(found.values())]
# +     return {c: 1 / len(top) for c in top}
# %% flat from right/recursive: mistake: all leaves alike
# + def leaves(tree, row):
# +     if "options" in tree:
# +         return [leaf for t in tree["options"] for leaf in leaves(t, row)]
# +     if "test" not in tree:
# +         return [tree]
# +     test = tree["test"]
# +     key = row[test] if isinstance(test, str) else "yes" if row[test[0]] < test[2] else "no"
# +     return leaves(tree["branches"][key], row)
# results = [option_tree_predict(t, row, combine) for t in tree["options"]] => results = [option_tree_predict(leaf, row, combine) for leaf in leaves(tree, row)]
# %% pooled from right/recursive: mistake: counts added up
# + def counted(tree, row):
# +     if "options" in tree:
# +         total = {}
# +         for t in tree["options"]:
# +             for c, k in counted(t, row).items():
# +                 total[c] = total.get(c, 0) + k
# +         return total
# +     if "test" not in tree:
# +         return tree["counts"]
# +     test = tree["test"]
# +     key = row[test] if isinstance(test, str) else "yes" if row[test[0]] < test[2] else "no"
# +     return counted(tree["branches"][key], row)
#   def option_tree_predict(tree, row, combine):
# +     if combine == "average":
# +         found = counted(tree, row)
# +         return {c: k / sum(found.values()) for c, k in found.items()}
