"""algorithm: crosstabs; what comes back holds NumPy integers and a Series' dict."""

import pandas as pd


def one_r(rows, target):
    df = pd.DataFrame(rows)
    tables = {a: pd.crosstab(df[a], df[target]) for a in df.columns.drop(target)}
    errors = {a: t.to_numpy().sum() - t.max(axis=1).sum() for a, t in tables.items()}
    a = min(errors, key=errors.get)
    return {"attribute": a, "labels": tables[a].idxmax(axis=1).to_dict(), "errors": errors[a]}
