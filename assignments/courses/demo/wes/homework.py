"""Right, and everything is a data frame."""

from itertools import chain, combinations

import numpy as np
import pandas as pd


def entropy(counts):
    s = pd.Series(counts, dtype=float)
    p = s[s > 0] / s.sum()
    return -(p * np.log2(p)).sum()


def gain_ratio(rows, attribute, target):
    frame = pd.DataFrame(rows)
    if frame[attribute].nunique() == 1:
        return 0.0
    table = pd.crosstab(frame[attribute], frame[target])
    sizes = table.sum(axis=1)
    rest = (table.apply(entropy, axis=1) * sizes / sizes.sum()).sum()
    return (entropy(table.sum()) - rest) / entropy(sizes)


def nlogn(counts):
    counts = counts.to_numpy(dtype=float)
    return (counts * np.log2(counts)).sum()


class Tree:
    def fit(self, rows, target):
        self.df, self.target = pd.DataFrame(rows), target
        return self

    def predict(self, rows):
        new = pd.DataFrame(rows)
        out = pd.Series(index=new.index, dtype=object)
        self._down(self.df, new, out)
        return out

    def _down(self, df, new, out):
        y = df[self.target]
        out.loc[new.index] = y.mode()[0]
        X = df.drop(columns=self.target)
        X = X.loc[:, X.nunique() > 1]
        if y.nunique() == 1 or X.empty:
            return
        best = X.apply(lambda c: nlogn(c.value_counts()) - nlogn(y.groupby([c, y]).size())).idxmin()
        for value, part in df.groupby(best):
            some = new[new[best] == value]
            if len(some):
                self._down(part, some, out)


def perceptron_trace(examples, weights, rate):
    def output(x):
        return 1 if weights[0] + sum(w * v for w, v in zip(weights[1:], x)) > 0 else 0

    trace = []
    for _ in range(20):
        for x, label in examples:
            error = label - output(x)
            weights = [w + rate * error * v for w, v in zip(weights, [1, *x])]
            trace.append(weights)
        if all(output(x) == label for x, label in examples):
            break
    return pd.DataFrame(trace, columns=[f"w{i}" for i in range(len(weights))])


def association_rules(transactions, min_support, min_confidence):
    parts = chain.from_iterable(combinations(sorted(t), k) for t in transactions for k in range(1, len(t) + 1))
    counts = pd.Series(list(map(frozenset, parts)), dtype=object).value_counts()
    sets = pd.DataFrame({"set": list(counts.index), "n": counts.to_numpy()})
    pairs = sets.merge(sets, how="cross", suffixes=("_body", "_whole"))
    pairs = pairs[[b < w for b, w in zip(pairs.set_body, pairs.set_whole)]]
    pairs = pairs.assign(
        head=[w - b for b, w in zip(pairs.set_body, pairs.set_whole)], confidence=pairs.n_whole / pairs.n_body
    )
    pairs = pairs[(pairs.n_whole >= min_support) & (pairs.confidence >= min_confidence)]
    pairs = pairs.rename(columns={"set_body": "body", "n_whole": "support"})
    return pairs[["body", "head", "support", "confidence"]]
