"""type: a Series of the values, by joining tables of pandas."""

import pandas as pd


def enumeration(net, query, evidence):
    joint = pd.DataFrame({"p": [1.0]})
    left = dict(net)
    while left:
        node = next(n for n in left if set(net[n]["parents"]) <= set(joint.columns))
        parents = net[node]["parents"]
        rows = [[*above, value, q] for above, row in net[node]["table"] for value, q in row.items()]
        table = pd.DataFrame(rows, columns=[*parents, node, "q"])
        joint = joint.merge(table, on=parents) if parents else joint.merge(table, how="cross")
        joint["p"] *= joint.pop("q")
        del left[node]
    for name, value in evidence.items():
        joint = joint[joint[name] == value]
    sums = joint.groupby(query)["p"].sum()
    return sums / sums.sum()
