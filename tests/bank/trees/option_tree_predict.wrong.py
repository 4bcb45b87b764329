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
