"""algorithm: pandas, the bag by iloc, entropies from crosstabs; the tree is a dict from path to attribute; a Series."""

import numpy as np
import pandas as pd


def bits(table):
    shares = table.to_numpy() / table.to_numpy().sum(axis=1, keepdims=True)
    logs = np.log2(np.where(shares > 0, shares, 1))
    return -(shares * logs).sum(axis=1)


class Forest:
    def fit(self, rows, target, bags, offered):
        self.target = target
        frame = pd.DataFrame(rows)
        self.members = []
        for bag, lists in zip(bags, offered):
            splits, labels = {}, {}
            self.grow(frame.iloc[bag], lists, (), splits, labels)
            self.members.append((splits, labels))
        return self

    def grow(self, here, lists, path, splits, labels):
        classes = here[self.target]
        labels[path] = classes.value_counts().idxmax()
        names = [name for name in lists[len(path)] if here[name].nunique() > 1]
        if classes.nunique() == 1 or not names:
            return
        left = {}
        for name in names:
            counts = pd.crosstab(here[name], classes)
            left[name] = np.average(bits(counts), weights=counts.sum(axis=1))
        splits[path] = best = min(left, key=left.get)
        for value, group in here.groupby(best):
            self.grow(group, lists, (*path, value), splits, labels)

    def predict(self, rows):
        said = {}
        for number, (splits, labels) in enumerate(self.members):
            said[number] = []
            for row in rows:
                path = ()
                while path in splits and (*path, row[splits[path]]) in labels:
                    path = (*path, row[splits[path]])
                said[number].append(labels[path])
        return pd.DataFrame(said).mode(axis=1)[0]
