# mistake: best outcome
def value_iteration_trace(mdp, order, gamma, eps):
    V = dict.fromkeys(mdp, 0.0)
    out = []
    while True:
        delta = 0.0
        for s in order:
            hopes = []
            for a in mdp[s]:
                for _, r, t in mdp[s][a]:
                    hopes.append(r + gamma * V[t])
            delta = max(delta, abs(max(hopes) - V[s]))
            V[s] = max(hopes)
        out.append({s: V[s] for s in mdp})
        if delta < eps:
            return out
