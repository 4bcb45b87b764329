# mistake: last test only
def tree_rules(tree, target):
    rules = []

    def walk(node, test):
        if isinstance(node, dict):
            for value, below in node["branches"].items():
                walk(below, [node["test"], "X", value])
        else:
            rules.append([[target, "X", node], [test] if test else []])

    walk(tree, None)
    return rules
