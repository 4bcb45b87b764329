"""type: a DataFrame."""

import pandas as pd


def impute(rows, column, strategy, condition):
    table = pd.DataFrame(rows)
    if strategy == "drop":
        return table.dropna()
    known = table
    if condition is not None:
        name, sign, value = condition
        series = table[name]
        known = table[series.eq(value) if sign == "=" else series.le(value) if sign == "<=" else series.ge(value)]
    new = known[column].mean() if strategy == "mean" else known[column].mode()[0]
    table[column] = table[column].fillna(new)
    return table
