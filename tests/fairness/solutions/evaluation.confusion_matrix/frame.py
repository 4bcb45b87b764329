"""type: a DataFrame with the names of the classes."""

import pandas as pd


def confusion_matrix(actual, predicted, classes):
    both = list(zip(actual, predicted))
    return pd.DataFrame([[both.count((r, c)) for c in classes] for r in classes], index=classes, columns=classes)
