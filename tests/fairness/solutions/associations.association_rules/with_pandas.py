"""algorithm: a frame of item sets merged with itself."""

from itertools import chain, combinations

import pandas as pd


def association_rules(transactions, min_support, min_confidence):
    parts = chain.from_iterable(combinations(sorted(t), k) for t in transactions for k in range(1, len(t) + 1))
    counts = pd.Series(list(map(frozenset, parts)), dtype=object).value_counts()
    sets = pd.DataFrame({"set": list(counts.index), "n": counts.to_numpy()})
    pairs = sets.merge(sets, how="cross", suffixes=("_body", "_whole"))
    inside = [b < w for b, w in zip(pairs["set_body"], pairs["set_whole"])]
    pairs = pairs[inside]
    pairs = pairs.assign(
        head=[w - b for b, w in zip(pairs["set_body"], pairs["set_whole"])], confidence=pairs.n_whole / pairs.n_body
    )
    pairs = pairs[(pairs.n_whole >= min_support) & (pairs.confidence >= min_confidence)]
    pairs = pairs.rename(columns={"set_body": "body", "n_whole": "support"})
    return pairs[["body", "head", "support", "confidence"]].to_dict("records")
