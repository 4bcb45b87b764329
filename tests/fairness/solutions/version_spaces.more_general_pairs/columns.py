"""type: a DataFrame of two columns."""

import pandas as pd


def more_general_pairs(hypotheses):
    pairs = [
        (i, j)
        for i, g in enumerate(hypotheses)
        for j, h in enumerate(hypotheses)
        if i != j and not [1 for a, b in zip(g, h) if a not in ("?", b)]
    ]
    return pd.DataFrame(pairs, columns=["general", "specific"])
