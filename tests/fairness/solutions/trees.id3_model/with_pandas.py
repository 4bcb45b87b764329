"""algorithm: pandas: the rows to be labelled go down together, as masks."""

import numpy as np
import pandas as pd


def xlogx(counts):
    counts = counts.to_numpy(dtype=float)
    return (counts * np.log2(counts)).sum()


class Tree:
    def fit(self, rows, target):
        self.df, self.target = pd.DataFrame(rows), target

    def predict(self, rows):
        new = pd.DataFrame(rows)
        out = pd.Series(index=new.index, dtype=object)
        self._down(self.df, new, out)
        return out.tolist()

    def _down(self, df, new, out):
        y = df[self.target]
        out.loc[new.index] = y.mode()[0]
        X = df.drop(columns=self.target)
        X = X.loc[:, X.nunique() > 1]
        if y.nunique() == 1 or X.empty:
            return
        best = X.apply(lambda c: xlogx(c.value_counts()) - xlogx(y.groupby([c, y]).size())).idxmin()
        for value, part in df.groupby(best):
            some = new[new[best] == value]
            if len(some):
                self._down(part, some, out)
