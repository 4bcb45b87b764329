# mistake: last test only
def tree_rules(tree, target):
    rules = []

    def walk(node, tests):
        if isinstance(node, dict):
            for value, below in node["branches"].items():
                walk(below, tests + [[node["test"], "X", value]])
        else:
            rules.append([[target, "X", node], tests[-1:]])

    walk(tree, [])
    return rules
