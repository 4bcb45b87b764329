# %% example_in from right/recursion: mistake: constants of the example in the regression
#       leaves = [[a[0]] + [names.get(t, t) for t in a[1:]] for a in [goal] + facts(proof)]
# +     def ends(node):
# +         return [f for each in node["using"] for f in ends(each)] if node["using"] else [node["goal"]]
# +     regression = [[a[0]] + [names.get(t, t) for t in a[1:]] for a in [goal] + ends(proof)]
# %% no_tests from right/equal_places: mistake: tests left out of the regression
# for name, places in body]) => for name, places in body if name not in ("less", "times")])
# %% one_step from right/recursion: mistake: regression stopped after one step
# regression = [[a[0]] => regression = [*[theory[proof["by"]][0]], *theory[proof["by"]][1]] or [[a[0]]
# %% not_renamed from right/equal_places: mistake: variables not renamed
# key = (use, term) => key = (0, term)
# %% freed from right/equal_places: mistake: constants of clauses replaced
# if root in constant: => if False:
# %% all_named from right/equal_places: mistake: variables for all constants of the leaves
# terms = list(dict.fromkeys(proof["goal"][1:])) => terms = list(dict.fromkeys(t for f in [proof["goal"], *facts] for t in f[1:]))
# %% with_tests from right/equal_places: mistake: tests kept among the leaves
# if node["by"] == "fact": => if True:
# %% exchanged from right/recursion: mistake: rules exchanged
# {"leaves": [leaves[0], leaves[1:]], "regression": [regression[0], regression[1:]]} => {"regression": [leaves[0], leaves[1:]], "leaves": [regression[0], regression[1:]]}
# %% head_kept from right/recursion: mistake: none that is known
# "regression": [regression[0], => "regression": [[goal[0]] + ["G%d" % i for i in range(len(goal) - 1)],
# %% two_levels from right/recursion: mistake: none that is known
# def conditions(node, atom): => def conditions(node, atom, depth=0):
# if node["by"] in ("fact", "builtin"): => if depth == 2 or node["by"] in ("fact", "builtin"):
# conditions(part, copy(each, n)) => conditions(part, copy(each, n), depth + 1)
# %% variables_bound_once from right/equal_places: mistake: none that is known
# zip(places, head[1:]): => zip(places[:1], head[1:]):
# %% goal_only from right/equal_places: mistake: none that is known
# in terms else t for t in atom[1:]] => in terms else t for t in atom[1:] if t in terms]
