"""algorithm: pandas groups."""

import pandas as pd


def fixed_order_tree(rows, order, target):
    def build(frame, names):
        if frame[target].nunique() == 1:
            return frame[target].iat[0]
        return {"test": names[0], "branches": {k: build(g, names[1:]) for k, g in frame.groupby(names[0])}}

    return build(pd.DataFrame(rows), list(order))
