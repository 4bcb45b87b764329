# mistake: mean over the actions
def value_iteration_trace(mdp, order, gamma, eps):
    V = {s: 0.0 for s in mdp}
    history = []
    change = eps
    while change >= eps:
        change = 0
        for s in order:
            total = 0
            for a in mdp[s]:
                for p, r, t in mdp[s][a]:
                    total += p * (r + gamma * V[t])
            new = total / len(mdp[s])
            change = max(change, abs(new - V[s]))
            V[s] = new
        history.append({s: V[s] for s in order})
    return history
