# %% by_depth: algorithm: a number for the depth instead of a shorter list
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
# %% from_the_leaves: algorithm: a trie of all rows first; then nodes whose leaves have one class become leaves
def trie(rows, order, target):
    root = {}
    for row in rows:
        node = root
        for a in order[:-1]:
            node = node.setdefault(row[a], {})
        node[row[order[-1]]] = row[target]
    return root

def leaves(node):
    return {node} if not isinstance(node, dict) else set().union(*map(leaves, node.values()))

def pruned(node, order):
    found = leaves(node)
    if len(found) == 1:
        return found.pop()
    return {"test": order[0], "branches": {value: pruned(below, order[1:]) for value, below in node.items()}}

def fixed_order_tree(rows, order, target):
    return pruned(trie(rows, order, target), order)
# %% plain: algorithm: recursion over the rest of the order
def fixed_order_tree(rows, order, target):
    labels = {row[target] for row in rows}
    if len(labels) == 1:
        return labels.pop()
    first, rest = order[0], order[1:]
    branches = {}
    for value in {row[first] for row in rows}:
        branches[value] = fixed_order_tree([row for row in rows if row[first] == value], rest, target)
    return {"test": first, "branches": branches}
# %% dataclass from plain: type: a dataclass with the fields of the dict
# + from dataclasses import dataclass, field
# + @dataclass(frozen=True)
# + class Inner:
# +     test: str
# +     branches: dict
# {"test": first, "branches": branches} => Inner(first, branches)
# %% named from plain: type: a NamedTuple
# + from typing import NamedTuple
# + class Node(NamedTuple):
# +     test: str
# +     branches: dict
# {"test": first, "branches": branches} => Node(first, branches)
# %% other_fields from plain: type: a dict that also knows how many rows came there
# "branches" => "rows": len(rows), "branches"
# %% row_by_row: algorithm: grows row by row: a leaf that meets another class becomes a node with its old rows
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
# %% short_form: algorithm: the shorter form, a comprehension over groups
from itertools import groupby
def fixed_order_tree(rows, order, target):
    if all(r[target] == rows[0][target] for r in rows):
        return rows[0][target]
    a, *later = order
    key = lambda r: str(r[a])
    return {a: {v: fixed_order_tree(list(g), later, target) for v, g in groupby(sorted(rows, key=key), key=key)}}
# %% with_a_stack: algorithm: a stack instead of recursion
from collections import defaultdict
def fixed_order_tree(rows, order, target):
    top = {}
    stack = [(rows, 0, top, "root")]
    while stack:
        part, depth, parent, value = stack.pop()
        if len(set(r[target] for r in part)) == 1:
            parent[value] = part[0][target]
        else:
            groups = defaultdict(list)
            for r in part:
                groups[r[order[depth]]].append(r)
            parent[value] = {"test": order[depth], "branches": {}}
            stack.extend((g, depth + 1, parent[value]["branches"], v) for v, g in groups.items())
    return top["root"]
# %% with_pandas: algorithm: pandas groups
import pandas as pd
def fixed_order_tree(rows, order, target):
    def build(frame, names):
        if frame[target].nunique() == 1:
            return frame[target].iat[0]
        return {"test": names[0], "branches": {k: build(g, names[1:]) for k, g in frame.groupby(names[0])}}
    return build(pd.DataFrame(rows), list(order))
