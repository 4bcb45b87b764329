# mistake: best action instead of the policy
def policy_evaluation_trace(mdp, policy, gamma, eps):
    v = {s: 0.0 for s in mdp}
    sweeps = []
    while True:
        new = dict(v)
        for s in mdp:
            if mdp[s]:
                new[s] = max(sum(p * (r + gamma * v[t]) for p, r, t in o) for o in mdp[s].values())
        change = [abs(new[s] - v[s]) for s in mdp if mdp[s]]
        v = new
        sweeps.append(dict(v))
        if max(change) < eps or len(sweeps) > 500:
            return sweeps
