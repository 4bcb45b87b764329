"""type: the arrays that pandas keeps for its groups."""

import pandas as pd


def split_rows(rows, attribute):
    return list(pd.DataFrame(rows).groupby(attribute).indices.values())
