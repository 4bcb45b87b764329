"""algorithm: the rules of the branches, each with one test more; tests from the leaf upwards."""


def tree_rules(tree, target):
    if type(tree) is not dict:
        return [([target, "E", tree], [])]
    return [
        (head, body + [(tree["test"], "E", value)])
        for value, branch in tree["branches"].items()
        for head, body in tree_rules(branch, target)
    ]
