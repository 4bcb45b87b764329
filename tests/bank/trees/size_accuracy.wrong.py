# %% by_training from right/recursive: mistake: best in training
# key=lambda i: (curve[i][2], => key=lambda i: (curve[i][1],
# %% first_one from right/recursive: mistake: first of the best
# key=lambda i: (curve[i][2], -curve[i][0])) => key=lambda i: curve[i][2])
# %% last_one from right/recursive: mistake: last of the best
# (curve[i][2], -curve[i][0])) => (curve[i][2], i))
# %% largest from right/recursive: mistake: largest of the best
# -curve[i][0])) => curve[i][0]))
# %% leaves_only from right/recursive: mistake: leaves counted
# return 1 + (sum(map(count, tree["branches"].values())) if isinstance(tree, dict) else 0) => return sum(map(count, tree["branches"].values())) if isinstance(tree, dict) else 1
# %% tests_only from right/recursive: mistake: tests counted
# return 1 + (sum(map(count, tree["branches"].values())) if isinstance(tree, dict) else 0) => return 1 + sum(map(count, tree["branches"].values())) if isinstance(tree, dict) else 0
# %% wrong_rows from right/recursive: mistake: shares of errors
# best = max => best = min
# r[target] == tree for => r[target] != tree for
# (curve[i][2], -curve[i][0]) => (curve[i][2], curve[i][0])
# %% exchanged from right/recursive: mistake: none that is known
# right(t, train, target) / len(train), right(t, validation, target) / len(validation) => right(t, validation, target) / len(validation), right(t, train, target) / len(train)
# %% numbers from right/recursive: mistake: none that is known
# / len(train), => ,
# / len(validation)] => ]
# %% sorted_curve from right/recursive: mistake: none that is known
#       best = max(range(len(trees)), key=lambda i: (curve[i][2], -curve[i][0]))
# +     curve.sort()
# %% smallest from right/recursive: mistake: none that is known
# key=lambda i: (curve[i][2], -curve[i][0])) => key=lambda i: -curve[i][0])
