# mistake: one test enough
def tree_rules(tree, target):
    rules = []

    def walk(node, tests):
        if isinstance(node, dict):
            for value, below in node["branches"].items():
                walk(below, tests + [[node["test"], "X", value]])
        else:
            for test in tests:
                rules.append([[target, "X", node], [test]])

    walk(tree, [])
    return rules
