"""type: a DataFrame."""

import pandas as pd


def probability_tables(rows, target):
    answer = []
    for attribute in [key for key in rows[0] if key != target]:
        values = {r[attribute] for r in rows}
        for value in values:
            for label in {r[target] for r in rows}:
                mine = [r for r in rows if r[target] == label]
                hits = len([r for r in mine if r[attribute] == value])
                p = (hits + 1) / (len(mine) + len(values))
                answer.append({"attribute": attribute, "value": value, "class": label, "probability": p})
    return pd.DataFrame(answer)
