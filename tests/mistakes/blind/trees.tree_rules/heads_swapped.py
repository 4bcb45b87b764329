# mistake: none that is known
def tree_rules(tree, target):
    rules = []

    def walk(node, tests):
        if isinstance(node, dict):
            for value, below in node["branches"].items():
                walk(below, tests + [[node["test"], "X", value]])
        else:
            rules.append([[node, "X", target], tests])

    walk(tree, [])
    return rules
