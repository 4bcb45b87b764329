"""algorithm: crosstabs of a DataFrame."""

import pandas as pd


def naive_bayes_posteriors(rows, target, row):
    df = pd.DataFrame(rows)
    score = df[target].value_counts(normalize=True)
    for attribute in df.columns.drop(target):
        table = pd.crosstab(df[attribute], df[target]) + 1
        score = score * (table / table.sum()).loc[row[attribute]]
    return (score / score.sum()).to_dict()
