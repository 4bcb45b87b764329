"""algorithm: a number for the depth instead of a shorter list."""


def fixed_order_tree(rows, order, target):
    def node(examples, depth):
        same = True
        for e in examples:
            if e[target] != examples[0][target]:
                same = False
        if same:
            return examples[0][target]
        tree = {"test": order[depth], "branches": {}}
        for e in examples:
            value = e[order[depth]]
            if value not in tree["branches"]:
                tree["branches"][value] = node([x for x in examples if x[order[depth]] == value], depth + 1)
        return tree

    return node(rows, 0)
