"""type: a pandas Series of labels."""

import numpy as np
import pandas as pd


def kmeans_clusters(points, centres):
    frame, c = pd.DataFrame(points).astype(float), pd.DataFrame(centres).astype(float)
    old = None
    while True:
        label = pd.Series(
            [int(np.argmin([((row - c.loc[k]) ** 2).sum() for k in c.index])) for _, row in frame.iterrows()]
        )
        if old is not None and (label == old).all():
            return label + 10
        c.update(frame.groupby(label).mean())
        old = label
