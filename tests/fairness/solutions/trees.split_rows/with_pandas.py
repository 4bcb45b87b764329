"""algorithm: the groups of pandas."""

import pandas as pd


def split_rows(rows, attribute):
    frame = pd.DataFrame(rows)
    return [part.index.tolist() for _, part in frame.groupby(attribute)]
