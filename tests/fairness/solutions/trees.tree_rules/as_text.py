"""algorithm: clauses as text, a stack instead of recursion."""


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
