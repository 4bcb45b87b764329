# mistake: none that is known
def more_general_pairs(hypotheses):
    pairs = []
    for i, g in enumerate(hypotheses):
        for j, h in enumerate(hypotheses):
            if i != j and any(a == "?" and b != "?" for a, b in zip(g, h)) and g[0] in ("?", h[0]):
                pairs.append((i, j))
    return pairs
