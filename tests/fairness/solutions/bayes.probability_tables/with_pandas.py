"""algorithm: melted, crosstabbed and stacked again, with a row index that is not in order."""

import pandas as pd


def probability_tables(rows, target):
    df = pd.DataFrame(rows)
    parts = []
    for attribute in df.columns:
        if attribute == target:
            continue
        counts = pd.crosstab(df[attribute], df[target]) + 1
        shares = counts.div(counts.sum(axis=0), axis=1)
        part = shares.stack().reset_index()
        part.columns = ["value", "class", "probability"]
        part.insert(0, "attribute", attribute)
        parts.append(part)
    return pd.concat(parts).sort_values("probability").to_dict("records")
