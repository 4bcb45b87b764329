# mistake: different words of the class
def multinomial_posteriors(texts, labels, words):
    everything = {w for t in texts for w in t}
    scores = {}
    for c in dict.fromkeys(labels):
        bag = []
        share = 0
        for text, label in zip(texts, labels):
            if label == c:
                bag.extend(text)
                share += 1
        score = share / len(labels)
        for w in words:
            if w in everything:
                score *= (bag.count(w) + 1) / (len(bag) + len(set(bag)))
        scores[c] = score
    total = sum(scores.values())
    return {c: s / total for c, s in scores.items()}
