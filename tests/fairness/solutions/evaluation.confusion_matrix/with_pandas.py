"""algorithm: a cross table of pandas, filled up with the classes that do not occur."""

import pandas as pd


def confusion_matrix(actual, predicted, classes):
    table = pd.crosstab(pd.Series(actual), pd.Series(predicted))
    return table.reindex(index=classes, columns=classes, fill_value=0).values
