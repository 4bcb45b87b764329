# mistake: first instances only
def vc_dimension(hypotheses):
    best = 0
    for d in range(1, len(hypotheses[0]) + 1):
        if len({tuple(h[:d]) for h in hypotheses}) == 2**d:
            best = d
    return best
