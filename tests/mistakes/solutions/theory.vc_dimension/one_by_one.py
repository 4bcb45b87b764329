# mistake: instances with both labels
def vc_dimension(hypotheses):
    shattered = 0
    for place in range(len(hypotheses[0])):
        labels = [h[place] for h in hypotheses]
        if 0 in labels and 1 in labels:
            shattered += 1
    return shattered
