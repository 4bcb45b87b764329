"""algorithm: of an odd number of sorted votes for two labels, the middle one wins; a Series of them."""

import pandas as pd


def bagging(examples, draws, points):
    bags = [[examples[i] for i in drawn] for drawn in draws]
    stumps = list(map(best_stump, bags))
    return pd.Series([sorted(stump_label(s, x) for s in stumps)[len(stumps) // 2] for x in points])
