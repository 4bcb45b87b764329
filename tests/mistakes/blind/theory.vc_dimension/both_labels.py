# mistake: instances with both labels
def vc_dimension(hypotheses):
    return sum(1 for column in zip(*hypotheses) if 0 in column and 1 in column)
