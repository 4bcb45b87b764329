# mistake: one test enough
def tree_rules(tree, target):
    rules = []

    def walk(node, path):
        if isinstance(node, dict):
            for value, below in node["branches"].items():
                walk(below, path + [(node["test"], value)])
        else:
            for attribute, value in path:
                rules.append(f"{target}(X, {node}) :- {attribute}(X, {value}).")

    walk(tree, [])
    return rules
