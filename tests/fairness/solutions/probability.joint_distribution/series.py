"""type: a Series with an index of several levels."""

import pandas as pd


def joint_distribution(rows, variables):
    return pd.DataFrame(rows).groupby(variables).size() / len(rows)
