"""algorithm: counts the leaves, and looks up the way to each by its number; bodies turned round."""


def leaves(tree):
    return sum(map(leaves, tree["branches"].values())) if isinstance(tree, dict) else 1


def rule(tree, number, target):
    body = []
    while isinstance(tree, dict):
        for value, below in tree["branches"].items():
            if number < leaves(below):
                body.insert(0, [tree["test"], "A", value])
                tree = below
                break
            number -= leaves(below)
    return [[target, "A", tree], body]


def tree_rules(tree, target):
    return [rule(tree, n, target) for n in range(leaves(tree))]
