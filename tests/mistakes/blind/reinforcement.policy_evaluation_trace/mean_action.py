# mistake: mean over the actions
def policy_evaluation_trace(mdp, policy, gamma, eps):
    v = {s: 0.0 for s in mdp}
    sweeps = []
    while True:
        new = dict(v)
        for s in mdp:
            if mdp[s]:
                total = 0
                for outcomes in mdp[s].values():
                    for p, r, t in outcomes:
                        total += p * (r + gamma * v[t])
                new[s] = total / len(mdp[s])
        change = [abs(new[s] - v[s]) for s in mdp if mdp[s]]
        v = new
        sweeps.append(dict(v))
        if max(change) < eps or len(sweeps) > 500:
            return sweeps
