# mistake: optimal values at once
def policy_iteration_trace(mdp, policy, gamma):
    rounds = []
    while True:
        v = {s: 0.0 for s in mdp}
        for _ in range(500):
            for s in policy:
                v[s] = max(sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][a]) for a in mdp[s])
        new = dict(policy)
        for s in policy:
            q = {a: sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][a]) for a in mdp[s]}
            if q[policy[s]] < max(q.values()) - 1e-9:
                new[s] = max(q, key=q.get)
        rounds.append({"values": v, "policy": new})
        if new == policy:
            return rounds
        policy = new
