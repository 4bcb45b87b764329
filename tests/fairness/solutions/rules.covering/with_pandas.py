"""algorithm: masks and means of a DataFrame, NumPy positions."""

import pandas as pd


def covering(rows, target, positive):
    df = pd.DataFrame(rows)
    hit = df[target] == positive
    todo = hit.copy()
    steps = []
    while todo.any():
        mask = todo | ~hit
        body = []
        while (mask & ~hit).any():
            scores = []
            for a in df.columns.drop(target):
                if a in dict(body):
                    continue
                group = hit[mask].groupby(df.loc[mask, a])
                scores += [(m, n, a, v) for v, m, n in zip(group.mean().index, group.mean(), group.sum())]
            _, _, a, v = max(scores, key=lambda s: s[:2])
            body.append([a, v])
            mask &= df[a] == v
        todo &= ~mask
        steps.append({"body": body, "left": df.index[todo].to_numpy()})
    return steps
