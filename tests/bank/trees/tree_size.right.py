# %% one_pass: algorithm: tests, leaves and depth come up together; rows are sent down in groups
def measure(tree, rows):
    if not isinstance(tree, dict):
        return 0, 1, 0, 0
    tests, leaves, depth, taken = 1, 0, 0, len(rows)
    for value, below in tree["branches"].items():
        t, l, d, s = measure(below, [r for r in rows if r[tree["test"]] == value])
        tests, leaves, depth, taken = tests + t, leaves + l, max(depth, d), taken + s
    return tests, leaves, depth + 1, taken

def tree_size(tree, rows):
    tests, leaves, depth, taken = measure(tree, rows)
    return {"tests": tests, "leaves": leaves, "nodes": tests + leaves, "depth": depth, "average_tests": taken / len(rows)}
# %% stack: algorithm: all nodes with their depths from a stack, each row followed by itself
from statistics import fmean
def tree_size(tree, rows):
    stack, inner, ends = [(tree, 0)], 0, []
    while stack:
        node, depth = stack.pop()
        if isinstance(node, str):
            ends.append(depth)
        else:
            inner += 1
            stack.extend((below, depth + 1) for below in node["branches"].values())
    def steps(row):
        node, n = tree, 0
        while not isinstance(node, str):
            node, n = node["branches"][row[node["test"]]], n + 1
        return n
    sizes = inner, len(ends), inner + len(ends), max(ends), fmean(map(steps, rows))
    return dict(zip(("tests", "leaves", "nodes", "depth", "average_tests"), sizes))
