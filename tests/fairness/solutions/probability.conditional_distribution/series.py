"""type: a Series, from a DataFrame."""

import pandas as pd


def conditional_distribution(joint, target, evidence):
    df = pd.DataFrame([values for values, _ in joint])
    df["p"] = [p for _, p in joint]
    for place, value in evidence:
        df = df[df[place] == value]
    sums = df.groupby(target)["p"].sum()
    return sums / sums.sum()
