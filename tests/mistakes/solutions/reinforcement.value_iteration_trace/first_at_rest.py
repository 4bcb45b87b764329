# mistake: any value that rests
def value_iteration_trace(mdp, order, gamma, eps):
    V = dict.fromkeys(mdp, 0.0)
    out = []
    resting = False
    while not resting:
        for s in order:
            new = max(sum(p * (r + gamma * V[t]) for p, r, t in mdp[s][a]) for a in mdp[s])
            if abs(new - V[s]) < eps:
                resting = True
            V[s] = new
        out.append(dict(V))
    return out
