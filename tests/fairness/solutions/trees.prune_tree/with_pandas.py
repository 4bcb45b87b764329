"""algorithm: frames and masks; the labels are NumPy texts of a mode."""

import numpy as np
import pandas as pd


def prune_tree(tree, training, pruning, target):
    def visit(node, grown, held):
        if not isinstance(node, dict):
            return node, pd.Series(node, index=held.index, dtype=object)
        parts, said = {}, pd.Series(None, index=held.index, dtype=object)
        for value, sub in node["branches"].items():
            inside = held[held[node["test"]] == value]
            parts[value], labels = visit(sub, grown[grown[node["test"]] == value], inside)
            said.loc[inside.index] = labels
        label = np.str_(grown[target].mode()[0])
        if (held[target] != label).sum() <= (held[target] != said).sum():
            return label, pd.Series(str(label), index=held.index, dtype=object)
        return {"test": node["test"], "branches": parts}, said

    return visit(tree, pd.DataFrame(training), pd.DataFrame(pruning))[0]
