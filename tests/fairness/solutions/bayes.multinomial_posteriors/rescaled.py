"""algorithm: a belief brought up to date with each word, so that nothing gets too small."""


def multinomial_posteriors(texts, labels, words):
    vocabulary = sorted(set(sum(texts, [])))
    belief = {c: labels.count(c) / len(labels) for c in labels}
    pools = {c: sum((t for t, own in zip(texts, labels) if own == c), []) for c in belief}
    for word in words:
        if word not in vocabulary:
            continue
        for c, pool in pools.items():
            belief[c] *= (pool.count(word) + 1) / (len(pool) + len(vocabulary))
        total = sum(belief.values())
        belief = {c: p / total for c, p in belief.items()}
    return belief
