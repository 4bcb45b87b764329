# %% body_and_head_exchanged from right/atoms_as_text: mistake: none that is known
# rules(tree, body) => tree_rules(tree, target)
# (tree, body) => [[target, "X", tree], []]
# found += rules(below, body + [(tree["test"], value)]) => for head, body in tree_rules(below, target):
# +             found.append([[tree["test"], "X", value], [head] + body])
# - def tree_rules(tree, target):
# -     return [[f"{target}(X, {c})", [f"{a}(X, {v})" for a, v in body]] for c, body in rules(tree, [])]
# %% blind/first_test: mistake: none that is known
def tree_rules(tree, target):
    rules = []
    def walk(node, tests):
        if isinstance(node, dict):
            for value, below in node["branches"].items():
                walk(below, tests + [[node["test"], "X", value]])
        else:
            rules.append([[target, "X", node], tests[:1]])
    walk(tree, [])
    return rules
# %% a_rule_for_each_test from blind/first_test: mistake: one test enough
# node, tests => node, path
# tests + [[node["test"], "X", value]] => path + [(node["test"], value)]
# rules.append([[target, "X", node], tests[:1]]) => for attribute, value in path:
# +                 rules.append(f"{target}(X, {node}) :- {attribute}(X, {value}).")
# %% first_test from blind/first_test: mistake: none that is known
# node, tests => node, path
# tests + => path +
# tests => path
# %% last_test from blind/first_test: mistake: last test only
# node, tests => node, test
# tests + [[node["test"], "X", value]] => [node["test"], "X", value]
# tests[:1] => [test] if test else []
# tree, [] => tree, None
# %% blind/each_test from blind/first_test: mistake: one test enough
# rules.append([[target, "X", node], tests[:1]]) => for test in tests:
# +                 rules.append([[target, "X", node], [test]])
# %% blind/heads_swapped from blind/first_test: mistake: none that is known
# [target, "X", node], tests[:1] => [node, "X", target], tests
# %% blind/last from blind/first_test: mistake: last test only
# tests[:1] => tests[-1:]
# %% class_yes_only: mistake: none that is known
def tree_rules(tree, target, path=()):
    if not isinstance(tree, dict):
        return [[[target, "X", "yes"], [list(p) for p in path]]]
    rules = []
    for value, below in tree["branches"].items():
        rules += tree_rules(below, target, path + ((tree["test"], "X", value),))
    return rules
# %% simplified: mistake: leaves of one label merged
def labels_of(node):
    if isinstance(node, dict):
        return set().union(*[labels_of(below) for below in node["branches"].values()])
    return {node}

def tree_rules(tree, target):
    rules = []
    def walk(node, body):
        labels = labels_of(node)
        if len(labels) == 1:
            rules.append([[target, "X", labels.pop()], body])
            return
        for value, below in node["branches"].items():
            walk(below, body + [[node["test"], "X", value]])
    walk(tree, [])
    return rules
