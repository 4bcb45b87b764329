# %% as_text: algorithm: clauses as text, a stack instead of recursion
def tree_rules(tree, target):
    clauses = []
    stack = [(tree, [])]
    while stack:
        node, tests = stack.pop()
        if isinstance(node, dict):
            for value in node["branches"]:
                stack.append((node["branches"][value], tests + [f"{node['test']}(X, {value})"]))
        elif tests:
            clauses.append(f"{target}(X, {node}) :- {', '.join(tests)}.")
        else:
            clauses.append(f"{target}(X, {node}).")
    return clauses
# %% atoms_as_text: type: heads and bodies as text
def rules(tree, body):
    if not isinstance(tree, dict):
        return [(tree, body)]
    found = []
    for value, below in tree["branches"].items():
        found += rules(below, body + [(tree["test"], value)])
    return found

def tree_rules(tree, target):
    return [[f"{target}(X, {c})", [f"{a}(X, {v})" for a, v in body]] for c, body in rules(tree, [])]
# %% dicts from atoms_as_text: type: dicts with head and body
# -     return [[f"{target}(X, {c})", [f"{a}(X, {v})" for a, v in body]] for c, body in rules(tree, [])]
# +     return [{"head": [target, "X", c], "body": [[a, "X", v] for a, v in body]} for c, body in rules(tree, [])]
# %% frozensets from atoms_as_text: type: a set of clauses whose bodies are frozensets
# -     return [[f"{target}(X, {c})", [f"{a}(X, {v})" for a, v in body]] for c, body in rules(tree, [])]
# +     return {((target, "X", c), frozenset((a, "X", v) for a, v in body)) for c, body in rules(tree, [])}
# %% named from atoms_as_text: type: namedtuples for clauses
# + from collections import namedtuple
# + Clause = namedtuple("Clause", "head body")
# [f"{target}(X, {c})", [f"{a}(X, {v})" for a, v in body]] => Clause((target, "X", c), [(a, "X", v) for a, v in body])
# %% plain from atoms_as_text: algorithm: recursion that returns lists
# (tree, body): => (tree, target, body):
# (tree, body) => [[target, "X", tree], body]
# body + [(tree["test"], value)] => target, body + [[tree["test"], "X", value]]
# [[f"{target}(X, {c})", [f"{a}(X, {v})" for a, v in body]] for c, body in rules(tree, [])] => rules(tree, target, [])
# %% without_dots from atoms_as_text: type: clauses as text without a full stop, with a small arrow
# -     return [[f"{target}(X, {c})", [f"{a}(X, {v})" for a, v in body]] for c, body in rules(tree, [])]
# +     return [f"{target}(X, {c}) <- " + ", ".join(f"{a}(X, {v})" for a, v in body) for c, body in rules(tree, [])]
# %% breadth_first: algorithm: level by level, bodies as dicts until the end
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
# %% by_leaves: algorithm: counts the leaves, and looks up the way to each by its number; bodies turned round
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
# %% from_the_leaves: algorithm: the rules of the branches, each with one test more; tests from the leaf upwards
def tree_rules(tree, target):
    if type(tree) is not dict:
        return [([target, "E", tree], [])]
    return [
        (head, body + [(tree["test"], "E", value)])
        for value, branch in tree["branches"].items()
        for head, body in tree_rules(branch, target)
    ]
# %% generated: algorithm: a generator of text, each clause with a variable of its own, without spaces
from itertools import count
def paths(tree):
    if isinstance(tree, str):
        yield [], tree
        return
    for value, below in reversed(tree["branches"].items()):
        for tests, label in paths(below):
            yield [(tree["test"], value), *tests], label

def tree_rules(tree, target):
    numbers = count(1)
    for tests, label in paths(tree):
        x = f"Example{next(numbers)}"
        body = ",".join(f"{a}({x},{v})" for a, v in tests)
        yield f"{target}({x},{label}):-{body}." if body else f"{target}({x},{label})."
# %% with_try: algorithm: one path, kept in a list that grows and shrinks; a leaf is what has no branches
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
