"""type: a Series, from masks of a DataFrame."""

import pandas as pd


def decision_list(rules, default, rows):
    df = pd.DataFrame(rows)
    answer = pd.Series([None] * len(df), dtype=object)
    for body, label in rules:
        mask = answer.isna()
        for a, v in body:
            mask &= df[a] == v
        answer[mask] = label
    return answer.fillna(default)
