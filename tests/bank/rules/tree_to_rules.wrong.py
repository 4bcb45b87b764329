# %% all_leaves from right/recursion: mistake: rules for the default kept
# return [] if tree == default else [([], tree)] => return [([], tree)]
# %% default_alone from right/recursion: mistake: only rules for the default
# return [] if tree == default else [([], tree)] => return [([], tree)] if default is None or tree == default else []
# %% last_test from right/recursion: mistake: last test only
# found += [([condition, *body], label) => found += [(body or [condition], label)
# %% never_turned from right/recursion: mistake: the same bound for both outcomes
# "<" if outcome == "yes" else ">=" => "<"
# %% above from right/recursion: mistake: opposite strictly above
# "<" if outcome == "yes" else ">=" => "<" if outcome == "yes" else ">"
# %% last_bounds from right/generator: mistake: implied bounds left out
# return [[[written(*step) for step in path], label] for label, path in paths(tree) if label != default] => return [[list({(c[0], c[1] * (len(c) > 2)): c for c in [written(*step) for step in path[::-1]]}.values()), label] for label, path in paths(tree) if label != default]
# %% merged_leaves from right/recursion: mistake: leaves of one label merged
#   def tree_to_rules(tree, default):
# +     def join(node):
# +         if isinstance(node, str): return node
# +         parts = {v: join(n) for v, n in node["branches"].items()}
# +         labels = list(parts.values())
# +         return labels[0] if all(p == labels[0] and isinstance(p, str) for p in labels) else {**node, "branches": parts}
# +     tree = join(tree)
# %% root_forgotten from right/generator: mistake: none that is known
# for step in path], label] => for step in path[:-1] or path], label]
# %% three_levels from right/generator: mistake: none that is known
# for step in path], label] => for step in path[:3]], label]
# %% one_condition_each from right/generator: mistake: none that is known
# return [[[written(*step) for step in path], label] for label, path in paths(tree) if label != default] => return [[[written(*step)], label] for label, path in paths(tree) if label != default for step in path]
# %% one_rule_a_label from right/generator: mistake: none that is known
# return [[[written(*step) for step in path], label] for label, path in paths(tree) if label != default] => return [[body, label] for label, body in {label: [written(*step) for step in path] for label, path in paths(tree) if label != default}.items()]
