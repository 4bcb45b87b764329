"""type: pandas; mode of a column."""

import pandas as pd


def knn_classify(points, labels, query, k):
    table = pd.DataFrame(points)
    table = ((table - query) ** 2).sum(axis=1).pow(0.5).to_frame("distance")
    table["label"] = labels
    return table.sort_values("distance").head(k)["label"].mode()[0]
