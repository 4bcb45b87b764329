# %% exact: algorithm: Apriori, then bodies and heads chosen from the frequent sets, in exact fractions
from fractions import Fraction
def association_rules(transactions, min_support, min_confidence):
    baskets = [set(t) for t in transactions]
    support = {}
    level = {frozenset([i]) for b in baskets for i in b}
    while level:
        counted = {s: sum(s <= b for b in baskets) for s in level}
        kept = {s: n for s, n in counted.items() if n >= min_support}
        support.update(kept)
        level = {a | b for a in kept for b in kept if len(a | b) == len(a) + 1}
    least = Fraction(str(min_confidence))
    rules = []
    for body in support:
        for head in support:
            if not body & head and body | head in support:
                c = Fraction(support[body | head], support[body])
                if c >= least:
                    rules.append(dict(body=sorted(body), head=sorted(head), support=support[body | head], confidence=c))
    return rules
# %% from_the_baskets: algorithm: subsets of the baskets counted; each counted set against each of its subsets; no division to compare
from collections import Counter
def subsets(items):
    if not items:
        return [frozenset()]
    rest = subsets(items[1:])
    return rest + [s | {items[0]} for s in rest]

def association_rules(transactions, min_support, min_confidence):
    counts = Counter(s for t in transactions for s in subsets(t) if s)
    table = []
    for whole, n in counts.items():
        for body in counts:
            if body < whole and n >= min_support and n >= min_confidence * counts[body]:
                table.append({"body": body, "head": whole - body, "support": n, "confidence": n / counts[body]})
    return table
# %% growing_heads: algorithm: heads grow an item at a time while the confidence lasts (Agrawal's ap-genrules)
from itertools import combinations
def association_rules(transactions, min_support, min_confidence):
    baskets = [frozenset(t) for t in transactions]
    sup = lambda s: sum(s <= b for b in baskets)
    wholes = {frozenset(c) for b in baskets for k in range(2, len(b) + 1) for c in combinations(b, k)}
    rules = []
    for whole in filter(lambda s: sup(s) >= min_support, wholes):
        heads = {frozenset([i]) for i in whole}
        while heads:
            good = set()
            for head in heads:
                body = whole - head
                if body and sup(whole) / sup(body) >= min_confidence:
                    good.add(head)
                    rules.append(
                        {"body": tuple(body), "head": tuple(head), "support": sup(whole), "confidence": sup(whole) / sup(body)}
                    )
            heads = {h | {i} for h in good for i in whole - h}
    return rules
# %% plain: algorithm: all item sets, parted in all ways
from itertools import combinations
def association_rules(transactions, min_support, min_confidence):
    def count(items):
        return sum(1 for basket in transactions if set(items) <= set(basket))
    items = sorted({i for basket in transactions for i in basket})
    rules = []
    for size in range(2, len(items) + 1):
        for whole in combinations(items, size):
            support = count(whole)
            if support < min_support:
                continue
            for k in range(1, size):
                for body in combinations(whole, k):
                    head = tuple(i for i in whole if i not in body)
                    confidence = support / count(body)
                    if confidence >= min_confidence:
                        rules.append({"body": list(body), "head": list(head), "support": support, "confidence": confidence})
    return rules
# %% frame_of_nothing from plain: type: a DataFrame of what was found, which has no columns where nothing was
# + import pandas as pd
# return rules => return pd.DataFrame(rules)
# %% frozensets from plain: type: a generator of dicts with frozensets, keys in another order
# -                         rules.append({"body": list(body), "head": list(head), "support": support, "confidence": confidence})
# +                         rules.append({"confidence": confidence, "support": float(support), "head": frozenset(head), "body": frozenset(body)})
# return rules => yield from reversed(rules)
# %% ternary: algorithm: each item is in the body, in the head or in neither; depth first, on sets of basket numbers
def association_rules(transactions, min_support, min_confidence):
    items = list({i for t in transactions for i in t})
    found = []
    def choose(k, body, head, with_body, with_both):
        if len(with_both) < min_support:
            return
        if k == len(items):
            if body and head and len(with_both) / len(with_body) >= min_confidence:
                c = len(with_both) / len(with_body)
                found.append({"head": head, "body": body, "confidence": c, "support": len(with_both)})
            return
        having = [t for t in with_both if items[k] in t]
        choose(k + 1, body, head, with_body, with_both)
        choose(k + 1, body, head + [items[k]], with_body, having)
        choose(k + 1, body + [items[k]], head, [t for t in with_body if items[k] in t], having)
    choose(0, [], [], transactions, transactions)
    return found
# %% with_numpy: algorithm: bits of a number; supports of all numbers at once
import numpy as np
def association_rules(transactions, min_support, min_confidence):
    names = sorted(set(i for t in transactions for i in t))
    value = {name: 2**n for n, name in enumerate(names)}
    masks = np.array([sum(value[i] for i in t) for t in transactions])
    every = np.arange(2 ** len(names))
    support = ((masks[:, None] & every) == every).sum(axis=0)
    unpack = lambda m: [name for name in names if m & value[name]]
    rows = []
    for whole in every[support >= max(min_support, 1)]:
        body = (whole - 1) & whole
        while body > 0:
            confidence = support[whole] / support[body]
            if confidence >= min_confidence:
                rows.append({"body": unpack(body), "head": unpack(whole ^ body), "support": support[whole], "confidence": confidence})
            body = (body - 1) & whole
    return rows
# %% with_pandas: algorithm: a frame of item sets merged with itself
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
