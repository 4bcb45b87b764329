# mistake: none that is known
def tree_rules(tree, target, path=()):
    if not isinstance(tree, dict):
        return [[[target, "X", "yes"], [list(p) for p in path]]]
    rules = []
    for value, below in tree["branches"].items():
        rules += tree_rules(below, target, path + ((tree["test"], "X", value),))
    return rules
