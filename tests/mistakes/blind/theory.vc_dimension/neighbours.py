# mistake: none that is known
def vc_dimension(hypotheses):
    n = len(hypotheses[0])
    best = 0
    for d in range(1, n + 1):
        for start in range(n - d + 1):
            places = range(start, start + d)
            seen = {tuple(h[i] for i in places) for h in hypotheses}
            if len(seen) == 2**d:
                best = d
    return best
