"""algorithm: one path, kept in a list that grows and shrinks; a leaf is what has no branches."""


def tree_rules(tree, target):
    way, found = [], []

    def visit(node):
        try:
            branches = node["branches"]
        except TypeError:
            found.append([[target, "X", node], [list(test) for test in way]])
        else:
            for value in sorted(branches):
                way.append((node["test"], "X", value))
                visit(branches[value])
                del way[-1]

    visit(tree)
    return found
