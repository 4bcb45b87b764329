# mistake: changes added up
def value_iteration_trace(mdp, order, gamma, eps):
    V = dict.fromkeys(mdp, 0.0)
    out = []
    while True:
        moved = 0
        for s in order:
            best = max(sum(p * (r + gamma * V[t]) for p, r, t in mdp[s][a]) for a in mdp[s])
            moved += abs(best - V[s])
            V[s] = best
        out.append(dict(V))
        if moved < eps:
            break
    return out
