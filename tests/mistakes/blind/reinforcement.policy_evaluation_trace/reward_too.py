# mistake: reward discounted too
def policy_evaluation_trace(mdp, policy, gamma, eps):
    v = {s: 0.0 for s in mdp}
    sweeps = []
    while True:
        new = dict(v)
        for s in mdp:
            if mdp[s]:
                total = 0
                for p, r, t in mdp[s][policy[s]]:
                    total += gamma * p * (r + v[t])
                new[s] = total
        change = [abs(new[s] - v[s]) for s in mdp if mdp[s]]
        v = new
        sweeps.append(dict(v))
        if max(change) < eps or len(sweeps) > 500:
            return sweeps
