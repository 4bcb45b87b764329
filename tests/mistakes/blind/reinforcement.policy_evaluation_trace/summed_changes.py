# mistake: changes added up
def policy_evaluation_trace(mdp, policy, gamma, eps):
    v = {s: 0.0 for s in mdp}
    sweeps = []
    while True:
        new = dict(v)
        for s in mdp:
            if mdp[s]:
                total = 0
                for p, r, t in mdp[s][policy[s]]:
                    total += p * (r + gamma * v[t])
                new[s] = total
        change = [abs(new[s] - v[s]) for s in mdp if mdp[s]]
        v = new
        sweeps.append(dict(v))
        if sum(change) < eps or len(sweeps) > 500:
            return sweeps
