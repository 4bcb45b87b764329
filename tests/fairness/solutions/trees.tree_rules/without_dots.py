"""type: clauses as text without a full stop, with a small arrow."""


def rules(tree, body):
    if not isinstance(tree, dict):
        return [(tree, body)]
    found = []
    for value, below in tree["branches"].items():
        found += rules(below, body + [(tree["test"], value)])
    return found


def tree_rules(tree, target):
    return [f"{target}(X, {c}) <- " + ", ".join(f"{a}(X, {v})" for a, v in body) for c, body in rules(tree, [])]
