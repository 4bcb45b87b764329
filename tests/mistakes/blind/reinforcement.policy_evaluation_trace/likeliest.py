# mistake: none that is known
def policy_evaluation_trace(mdp, policy, gamma, eps):
    v = {s: 0.0 for s in mdp}
    sweeps = []
    while True:
        new = dict(v)
        for s in mdp:
            if mdp[s]:
                _, r, t = max(mdp[s][policy[s]])
                new[s] = r + gamma * v[t]
        change = [abs(new[s] - v[s]) for s in mdp if mdp[s]]
        v = new
        sweeps.append(dict(v))
        if max(change) < eps or len(sweeps) > 500:
            return sweeps
