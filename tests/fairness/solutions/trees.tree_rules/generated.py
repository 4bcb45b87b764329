"""algorithm: a generator of text, each clause with a variable of its own, without spaces."""

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
