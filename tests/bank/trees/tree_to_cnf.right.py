# %% stacked: algorithm: a stack of nodes, each with the clause of its path so far
def tree_to_cnf(tree, positive, domains):
    stack, clauses = [(tree, {})], []
    while stack:
        node, clause = stack.pop()
        if isinstance(node, str):
            if node != positive:
                clauses.append(clause)
            continue
        name = node["test"]
        for value in node["branches"]:
            rest = {other for other in domains[name] if other != value}
            stack.append((node["branches"][value], {**clause, name: rest}))
    return clauses
# %% from_below: algorithm: the clauses of the branches, each with one literal more
def tree_to_cnf(tree, positive, domains):
    if not isinstance(tree, dict):
        return [] if tree == positive else [{}]
    found = []
    for value, below in tree["branches"].items():
        others = [v for v in domains[tree["test"]] if v != value]
        found += [{tree["test"]: others, **clause} for clause in tree_to_cnf(below, positive, domains)]
    return found
# %% pairs from from_below: type: clauses as lists of pairs
# def tree_to_cnf(tree, positive, domains): => def tree_to_cnf(tree, positive, domains):
# +     return [[(name, values) for name, values in clause.items()] for clause in clauses(tree, positive, domains)]
# + def clauses(tree, positive, domains):
# in tree_to_cnf(below, positive, domains)] => in clauses(below, positive, domains)]
