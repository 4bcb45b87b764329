# mistake: turned around
def more_general_pairs(hypotheses):
    pairs = []
    for i, g in enumerate(hypotheses):
        for j, h in enumerate(hypotheses):
            if i != j and all(a == "?" or a == b for a, b in zip(g, h)):
                pairs.append((j, i))
    return pairs
