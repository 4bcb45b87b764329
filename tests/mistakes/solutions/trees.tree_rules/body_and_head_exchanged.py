# mistake: none that is known
def tree_rules(tree, target):
    if not isinstance(tree, dict):
        return [[[target, "X", tree], []]]
    found = []
    for value, below in tree["branches"].items():
        for head, body in tree_rules(below, target):
            found.append([[tree["test"], "X", value], [head] + body])
    return found
