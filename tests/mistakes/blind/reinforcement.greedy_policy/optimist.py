# mistake: best outcome
def greedy_policy(mdp, values, gamma):
    choice = {}
    for s in mdp:
        if not mdp[s]:
            choice[s] = None
            continue
        scores = []
        for a in mdp[s]:
            scores.append((max(r + gamma * values[t] for _, r, t in mdp[s][a]), a))
        choice[s] = max(scores)[1]
    return choice
