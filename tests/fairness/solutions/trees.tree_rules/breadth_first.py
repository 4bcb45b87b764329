"""algorithm: level by level, bodies as dicts until the end."""


def tree_rules(tree, target):
    level, clauses = [({}, tree)], []
    while level:
        below = []
        for tests, node in level:
            if isinstance(node, dict):
                for value, child in node["branches"].items():
                    below.append((tests | {node["test"]: value}, child))
            else:
                clauses.append([[target, "X", node], [[a, "X", v] for a, v in tests.items()]])
        level = below
    return clauses
