"""algorithm: recursion that returns lists."""


def rules(tree, target, body):
    if not isinstance(tree, dict):
        return [[[target, "X", tree], body]]
    found = []
    for value, below in tree["branches"].items():
        found += rules(below, target, body + [[tree["test"], "X", value]])
    return found


def tree_rules(tree, target):
    return rules(tree, target, [])
