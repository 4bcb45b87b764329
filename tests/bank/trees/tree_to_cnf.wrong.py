# %% as_they_are from right/stacked: mistake: paths not negated
# if other != value} => if other == value}
# %% dnf from as_they_are: mistake: paths to the positive leaves
# if node != positive: => if node == positive:
# %% of_positives from right/stacked: mistake: positive leaves negated
# if node != positive: => if node == positive:
# %% one_by_one from right/stacked: mistake: literals in clauses of their own
# clauses.append(clause) => clauses += [{name: values} for name, values in clause.items()]
# %% binary_thinking from right/from_below: mistake: one other value only
# if v != value] => if v != value][:1]
# %% second_label from right/stacked: mistake: one other label only
# - def tree_to_cnf(tree, positive, domains):
# -     stack, clauses = [(tree, {})], []
# + def labels(tree):
# +     return [x for t in tree["branches"].values() for x in labels(t)] if isinstance(tree, dict) else [tree]
# + def tree_to_cnf(tree, positive, domains):
# +     stack, clauses = [(tree, {})], []
# +     negative = ([x for x in labels(tree) if x != positive] or [None])[0]
# if node != positive: => if node == negative:
# %% last_test_only from right/stacked: mistake: none that is known
# {**clause, name: rest} => {name: rest}
# %% agreeing_nodes_merged from right/from_below: mistake: none that is known
#       found = []
# +     labels = [str(t) for t in tree["branches"].values()]
# +     if len(set(labels)) == 1 and labels[0] != positive:
# +         return [{}]
# %% seen_values from right/stacked: mistake: none that is known
# for other in domains[name] if => for other in sorted(domains[name])[:2] if
# %% first_negative_leaf from right/from_below: mistake: none that is known
# return found => return found[:1]
# %% simplified: mistake: leaves that agree in one clause
def tree_to_cnf(tree, positive, domains):
    clauses = []

    def hopeless(node):
        if isinstance(node, dict):
            return all(hopeless(below) for below in node["branches"].values())
        return node != positive

    def walk(node, path):
        if not isinstance(node, dict) or hopeless(node):
            if node != positive:
                clauses.append([(a, {v for v in domains[a] if v != taken}) for a, taken in path])
            return
        for v, below in node["branches"].items():
            walk(below, path + [(node["test"], v)])

    walk(tree, [])
    return clauses
