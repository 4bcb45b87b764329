# mistake: two tables
def value_iteration_trace(mdp, order, gamma, eps):
    V = {s: 0.0 for s in mdp}
    history = []
    while True:
        old = dict(V)
        for s in order:
            V[s] = max(sum(p * (r + gamma * old[t]) for p, r, t in o) for o in mdp[s].values())
        history.append(dict(V))
        if max(abs(V[s] - old[s]) for s in V) < eps:
            return history
