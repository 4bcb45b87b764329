# mistake: none that is known
def tree_rules(tree, target):
    rules = []

    def walk(node, path):
        if isinstance(node, dict):
            for value, below in node["branches"].items():
                walk(below, path + [[node["test"], "X", value]])
        else:
            rules.append([[target, "X", node], path[:1]])

    walk(tree, [])
    return rules
