"""algorithm: groups of a DataFrame."""

import pandas as pd


def grow_rule(rows, target, positive):
    df = pd.DataFrame(rows)
    df["hit"] = df.pop(target).eq(positive)
    body, trace = (), []
    while not df["hit"].all():
        table = pd.concat(
            {a: df.groupby(a)["hit"].agg(["mean", "sum"]) for a in df.columns if a not in dict(body) and a != "hit"}
        )
        a, v = table.sort_values(["mean", "sum"], ascending=False).index[0]
        body += ((a, v),)
        trace.append(body)
        df = df[df[a] == v]
    return trace
