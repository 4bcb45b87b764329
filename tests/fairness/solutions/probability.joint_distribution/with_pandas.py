"""algorithm: value_counts of a DataFrame, whose keys are tuples."""

import pandas as pd


def joint_distribution(rows, variables):
    return pd.DataFrame(rows)[variables].value_counts(normalize=True).to_dict()
