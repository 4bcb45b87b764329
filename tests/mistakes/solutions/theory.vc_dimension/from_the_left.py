# mistake: first instances only
def vc_dimension(hypotheses):
    best = 0
    for size in range(1, len(hypotheses[0]) + 1):
        if len({tuple(h[:size]) for h in hypotheses}) == 2**size:
            best = size
    return best
