# mistake: reward discounted too
def value_iteration_trace(mdp, order, gamma, eps):
    V = dict.fromkeys(mdp, 0.0)
    out = [dict(V)]
    while True:
        delta = 0
        for s in order:
            best = max(gamma * sum(p * (r + V[t]) for p, r, t in mdp[s][a]) for a in mdp[s])
            delta = max(delta, abs(best - V[s]))
            V[s] = best
        out.append(dict(V))
        if delta < eps:
            break
    return out
