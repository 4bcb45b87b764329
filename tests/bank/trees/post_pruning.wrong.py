# %% other_sign from right/recursive_mean: mistake: smallest sign of the table
# best = scores.index(min(scores)) => best = scores.index(max(scores))
# if scores[best] - before >= c => if before - scores[best] >= c
# %% first_allowed from right/recursive_mean: mistake: any pruning below the limit
# best = scores.index(min(scores)) => best = next((i for i, s in enumerate(scores) if s - before < c), 0)
# %% by_laplace from right/recursive_mean: mistake: rows of the node for N
# / (n + len(rows)) => / (2 + len(rows))
# %% plain_mean: mistake: leaves not weighted
def leaves(tree, rows, target, n):
    if isinstance(tree, str):
        return [(sum(r[target] != tree for r in rows) + 1) / (n + len(rows))]
    return [e for v, b in tree["branches"].items() for e in leaves(b, [r for r in rows if r[tree["test"]] == v], target, n)]
def estimate(tree, rows, target, n):
    found = leaves(tree, rows, target, n)
    return sum(found) / len(found)
def nodes(tree, path):
    if isinstance(tree, str):
        return []
    return [path] + [p for v, b in tree["branches"].items() for p in nodes(b, path + [(tree["test"], v)])]
def with_leaf(tree, path, rows, target):
    if not path:
        labels = [r[target] for r in rows]
        return max(labels, key=labels.count)
    (a, v), rest = path[0], path[1:]
    part = [r for r in rows if r[a] == v]
    return {"test": a, "branches": {w: with_leaf(b, rest, part, target) if w == v else b for w, b in tree["branches"].items()}}
def pruning_rounds(tree, rows, target, c):
    out = []
    while not isinstance(tree, str):
        before = estimate(tree, rows, target, len(rows))
        tried = [(path, with_leaf(tree, path, rows, target)) for path in nodes(tree, [])]
        scores = [estimate(new, rows, target, len(rows)) for _, new in tried]
        best = scores.index(min(scores))
        if scores[best] - before >= c:
            break
        path, tree = tried[best]
        out.append((path, before, scores[best]))
    return out
# %% training from right/recursive_mean: mistake: observed errors
# return (sum(r[target] != tree for r in rows) + 1) / (n + len(rows)) => return sum(r[target] != tree for r in rows) / len(rows)
# %% own_difference from right/recursive_mean: mistake: estimates of the pruned node alone
#           scores = [estimate(new, rows, target, len(rows)) for _, new in tried]
# +         def rise(path):
# +             node, part = tree, rows
# +             for a, v in path:
# +                 node, part = node["branches"][v], [r for r in part if r[a] == v]
# +             return estimate(with_leaf(node, [], part, target), part, target, len(rows)) - estimate(node, part, target, len(rows))
# +         rises = [rise(path) for path, _ in tried]
# best = scores.index(min(scores)) => best = rises.index(min(rises))
# if scores[best] - before >= c => if rises[best] >= c
# %% one_round from right/recursive_mean: mistake: none that is known
# while not isinstance(tree, str): => while not isinstance(tree, str) and not out:
# %% exchanged from right/recursive_mean: mistake: none that is known
# out.append((path, before, scores[best])) => out.append((path, scores[best], before))
# %% not_the_root from right/recursive_mean: mistake: none that is known
# nodes(tree, [])] => nodes(tree, [])[1:]]
# +         if not tried:
# +             break
# %% without_one from right/recursive_mean: mistake: none that is known
# target] != tree for r in rows) + 1) => target] != tree for r in rows))
# %% lowest_tests_only from right/recursive_mean: mistake: none that is known
# return [path] + [p => return [path] * all(isinstance(b, str) for b in tree["branches"].values()) + [p
