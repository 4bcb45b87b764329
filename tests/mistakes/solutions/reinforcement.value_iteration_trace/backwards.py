# mistake: none that is known
def value_iteration_trace(mdp, order, gamma, eps):
    V = dict.fromkeys(mdp, 0.0)
    out = []
    while True:
        delta = 0
        for s in reversed(order):
            best = max(sum(p * (r + gamma * V[t]) for p, r, t in mdp[s][a]) for a in mdp[s])
            delta = max(delta, abs(best - V[s]))
            V[s] = best
        out.append(dict(V))
        if delta < eps:
            break
    return out
