"""algorithm: grows row by row: a leaf that meets another class becomes a node with its old rows."""


class Node:
    def __init__(self, depth):
        self.depth, self.rows, self.below = depth, [], None

    def add(self, row, order, target):
        self.rows.append(row)
        if self.below is not None:
            self.pass_on(row, order, target)
        elif row[target] != self.rows[0][target]:
            self.below = {}
            for old in self.rows:
                self.pass_on(old, order, target)

    def pass_on(self, row, order, target):
        value = row[order[self.depth]]
        if value not in self.below:
            self.below[value] = Node(self.depth + 1)
        self.below[value].add(row, order, target)

    def as_dict(self, order, target):
        if self.below is None:
            return self.rows[0][target]
        return {"test": order[self.depth], "branches": {v: n.as_dict(order, target) for v, n in self.below.items()}}


def fixed_order_tree(rows, order, target):
    root = Node(0)
    for row in rows:
        root.add(row, order, target)
    return root.as_dict(order, target)
