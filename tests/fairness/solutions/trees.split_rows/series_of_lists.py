"""type: a Series of lists, the values as its index."""

import pandas as pd


def split_rows(rows, attribute):
    frame = pd.DataFrame(rows).reset_index()
    return frame.groupby(attribute)["index"].apply(list)
