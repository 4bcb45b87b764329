# mistake: reward left out
def value_iteration_trace(mdp, order, gamma, eps):
    V = dict.fromkeys(mdp, 0.0)
    out = []
    while True:
        before = dict(V)
        for s in order:
            V[s] = gamma * max(sum(p * V[t] for p, _, t in mdp[s][a]) for a in mdp[s])
        out.append(dict(V))
        if all(abs(V[s] - before[s]) < eps for s in V):
            return out
