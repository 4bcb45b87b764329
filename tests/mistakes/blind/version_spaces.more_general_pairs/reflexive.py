# mistake: every hypothesis paired with itself
def more_general_pairs(hypotheses):
    pairs = []
    for i, g in enumerate(hypotheses):
        for j, h in enumerate(hypotheses):
            if all(a == "?" or a == b for a, b in zip(g, h)):
                pairs.append((i, j))
    return pairs
