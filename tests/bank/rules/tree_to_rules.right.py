# %% recursion: algorithm: recursion from the root, conditions put in front on the way back
def tree_to_rules(tree, default):
    if isinstance(tree, str):
        return [] if tree == default else [([], tree)]
    found = []
    for outcome, below in tree["branches"].items():
        test = tree["test"]
        if isinstance(test, str):
            condition = (test, outcome)
        else:
            condition = (test[0], "<" if outcome == "yes" else ">=", test[2])
        found += [([condition, *body], label) for body, label in tree_to_rules(below, default)]
    return found
# %% stack: algorithm: a stack of nodes with their paths; rules as dicts with sets
def tree_to_rules(tree, default):
    stack, found = [(tree, frozenset())], []
    while stack:
        node, path = stack.pop()
        if not isinstance(node, dict):
            if default is None or node != default:
                found.append({"label": node, "body": path})
            continue
        for outcome in reversed(list(node["branches"])):
            test = node["test"]
            step = (test, outcome) if type(test) is str else (test[0], {"yes": "<", "no": ">="}[outcome], test[2])
            stack.append((node["branches"][outcome], path | {step}))
    return found
# %% generator: algorithm: a generator over all paths from the leaves to the root; lists throughout
def tree_to_rules(tree, default):
    def paths(node):
        if isinstance(node, str):
            yield node, []
        else:
            for outcome, below in node["branches"].items():
                for label, rest in paths(below):
                    yield label, rest + [(node["test"], outcome)]
    def written(test, outcome):
        if isinstance(test, str):
            return [test, outcome]
        return [test[0], test[1], test[2]] if outcome == "yes" else [test[0], ">=", test[2]]
    return [[[written(*step) for step in path], label] for label, path in paths(tree) if label != default]
