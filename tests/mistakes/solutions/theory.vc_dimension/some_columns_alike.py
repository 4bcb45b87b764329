# mistake: none that is known
def vc_dimension(hypotheses):
    return len({tuple(column) for column in zip(*hypotheses)}) - 1
