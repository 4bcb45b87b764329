# mistake: none that is known
def greedy_policy(mdp, values, gamma):
    choice = {}
    for s, acts in mdp.items():
        if acts:
            scores = {}
            for a, outcomes in acts.items():
                p, r, t = max(outcomes)
                scores[a] = r + gamma * values[t]
            choice[s] = max(scores, key=scores.get)
    return choice
