# mistake: free values counted
def more_general_pairs(hypotheses):
    pairs = []
    for i, g in enumerate(hypotheses):
        for j, h in enumerate(hypotheses):
            if i != j and g.count("?") > h.count("?"):
                pairs.append((i, j))
    return pairs
