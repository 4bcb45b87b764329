"""type: a tree built from a list of nodes to do, each leaf an array without dimensions."""

import numpy as np


def regression_tree(rows, target):
    root = {}
    work = [(rows, root, "tree")]
    while work:
        part, place, key = work.pop()
        y = [r[target] for r in part]
        options = {}
        for a in part[0]:
            values = sorted({r[a] for r in part}) if a != target else []
            if len(values) > 1:
                options[a] = np.mean([np.var([q[target] for q in part if q[a] == r[a]]) for r in part])
        if np.var(y) <= 9 or not options:
            place[key] = np.array(np.mean(y))
            continue
        test = min(options, key=options.get)
        place[key] = {"test": test, "branches": {}}
        for v in sorted({r[test] for r in part}):
            work.append(([r for r in part if r[test] == v], place[key]["branches"], v))
    return root["tree"]
