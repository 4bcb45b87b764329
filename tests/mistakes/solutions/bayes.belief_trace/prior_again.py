# mistake: prior used anew
def belief_trace(prior, likelihoods):
    steps = []
    for piece in likelihoods:
        joint = {h: prior[h] * piece[h] for h in prior}
        steps.append({h: p / sum(joint.values()) for h, p in joint.items()})
    return steps
